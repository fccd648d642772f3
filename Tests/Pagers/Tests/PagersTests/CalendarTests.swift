import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct CalendarTests {
    @Test func `A question taken for a step loses the month`() {
        let calendar = WrongPagers.CalendarViewController()
        let driver = PagingDriver(calendar)
        driver.track("month", of: { ($0 as? WrongPagers.MonthViewController)?.month.title }) { calendar.month.title }
        driver.walk("1→2→3")
        #expect(driver.viewControllers.map(\.title) == ["2026-6"])
        #expect(driver.recording.findings.map(\.message) == ["month says 2026-7, while 2026-6 #2 is shown."])
    }

    @Test func `A fresh controller for each question is fine`() {
        let calendar = RightPagers.CalendarViewController()
        let driver = PagingDriver(calendar)
        driver.track("month", of: { ($0 as? RightPagers.MonthViewController)?.month.title }) { calendar.month?.title }
        driver.walk("1→[2→3→2→1]×3→2")
        assertNoFindings(in: driver)
        #expect(driver.viewControllers.map(\.title) == ["2026-6"])
    }

    @Test func `Months that are gone are gone`() {
        let driver = PagingDriver(RightPagers.CalendarViewController())
        driver.walk("1→2→3→4")
        #expect(driver.memory.map(\.description) == ["2026-7: held", "2026-8: held", "2026-9: held"])
    }
}
