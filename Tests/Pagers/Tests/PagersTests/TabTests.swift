import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct TabTests {
    @Test func `The line jumps back with the scroll view`() {
        let tabs = WrongPagers.TabViewController()
        let driver = PagingDriver(tabs)
        driver.track("line") { tabs.tabOfLine }
        driver.dragToTheNextPage()
        #expect(driver.recording.findings.map(\.message) == ["line says News, while Sports is shown."])
    }

    @Test func `The line follows the finger and rests at the page`() {
        let tabs = RightPagers.TabViewController()
        let driver = PagingDriver(tabs)
        driver.track("line") { tabs.tabOfLine }
        driver.drag(.forward)
        driver.move(to: 0.25)
        #expect(tabs.line == 0.25)
        driver.release(ends: .cancelled)
        driver.settle()
        driver.dragToTheNextPage()
        #expect(tabs.line == 1)
        assertNoFindings(in: driver)
    }
}

extension PagingDriver {
    fileprivate func dragToTheNextPage() {
        drag(.forward)
        move(to: 0.6)
        release()
        settle()
    }
}
