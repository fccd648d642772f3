import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct OnboardingTests {
    @Test func `An index taken too early is wrong after a cancelled swipe`() {
        let driver = PagingDriver.wrong(WrongPagers.OnboardingViewController())
        driver.walk("1→(2)")
        #expect(driver.recording.findings.map(\.message) == ["index says Connect, while Welcome is shown."])
    }

    @Test func `A second tap on Next comes too early`() {
        let pager = WrongPagers.OnboardingViewController()
        let driver = PagingDriver.wrong(pager)
        driver.act("tap Next", settles: false) { pager.nextButton.sendActions(for: .touchUpInside) }
        driver.act("tap Next") { pager.nextButton.sendActions(for: .touchUpInside) }
        #expect(driver.recording.findings.map(\.kind).contains(.contractViolation))
    }

    @Test func `The index follows the page`() {
        let driver = PagingDriver.right(RightPagers.OnboardingViewController())
        driver.walk("1→2→(3)→3→(2)→2→1")
        assertNoFindings(in: driver)
        assertRecording(of: driver)
    }

    @Test func `The index is that of the page after each step`() {
        let driver = PagingDriver.right(RightPagers.OnboardingViewController())
        driver.walk("1→(2)→2")
        assertTracker("index", in: driver, says: ["Welcome", "Welcome", "Connect"])
    }

    @Test func `Next waits for the page that is on its way`() {
        let pager = RightPagers.OnboardingViewController()
        let driver = PagingDriver.right(pager)
        driver.act("tap Next", settles: false) { pager.nextButton.sendActions(for: .touchUpInside) }
        driver.act("tap Next again") { pager.nextButton.sendActions(for: .touchUpInside) }
        driver.settle()
        driver.act("tap Next") { pager.nextButton.sendActions(for: .touchUpInside) }
        assertNoFindings(in: driver)
        assertRecording(of: driver)
        #expect(driver.viewControllers.map(\.title) == ["Ready"])
    }
}

extension PagingDriver {
    fileprivate static func wrong(_ pager: WrongPagers.OnboardingViewController) -> PagingDriver {
        let titles = ["Welcome", "Connect", "Ready"]
        let driver = PagingDriver.classic(pager)
        driver.track("index", of: \.title) { titles[pager.currentIndex] }
        return driver
    }

    fileprivate static func right(_ pager: RightPagers.OnboardingViewController) -> PagingDriver {
        let titles = ["Welcome", "Connect", "Ready"]
        let driver = PagingDriver(pager)
        driver.track("index", of: \.title) { titles[pager.currentIndex] }
        return driver
    }
}
