import PageTraceSwiftUI
import PageTraceTesting
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct TourTests {
    @Test func `An update after a swipe meets the next drag`() {
        let driver = PagingDriver.classic(UIHostingController(rootView: WrongPagers.Tour()))
        driver.swipe(.forward)
        driver.drag(.forward)
        driver.turn()
        #expect(driver.recording.findings.map(\.rule) == ["E2"])
    }

    @Test func `The text follows the page`() {
        let host = UIHostingController(rootView: RightPagers.Tour())
        let driver = PagingDriver(host)
        driver.followText(of: host)
        driver.swipe(.forward)
        driver.turn()
        driver.swipe(.forward, ends: .cancelled)
        driver.turn()
        #expect(host.texts == ["Save", "Next"])
        driver.act("press Next") { host.press("Next") }
        driver.turn()
        #expect(host.texts == ["Share", "Next"])
        assertRecording(of: driver)
    }

    @Test func `Whatever happens, the page is the one of the text`() {
        let search = PagingDriver.explored(upTo: 3) {
            let host = UIHostingController(rootView: RightPagers.Tour())
            let driver = PagingDriver.classic(host)
            driver.offer("press Next") { host.press("Next") }
            return driver
        }
        assertNoFindings(in: search)
        #expect(search.verdict.hasSuffix("; longer ones were not tried."))
    }
}

extension PagingDriver {
    /// The text below the pages and the page itself are two: the text comes a turn later.
    fileprivate func followText(of host: UIHostingController<RightPagers.Tour>) {
        track("page") { [unowned self] in viewControllers.first }
    }
}
