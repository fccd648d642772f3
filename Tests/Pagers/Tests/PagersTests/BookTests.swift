import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct BookTests {
    @Test func `An odd last page has none beside it`() {
        let driver = PagingDriver(WrongPagers.BookViewController())
        driver.walk("1→2→3")
        #expect(driver.recording.stoppedAt?.number == 2)
        #expect(driver.recording.findings.map(\.rule) == ["E1"])
    }

    @Test func `A blank page lies beside the last`() {
        let driver = PagingDriver(RightPagers.BookViewController())
        driver.walk("1→2→3→2→1")
        assertNoFindings(in: driver)
        assertRecording(of: driver)
    }

    @Test func `Upright, it shows one page`() {
        let driver = PagingDriver(RightPagers.BookViewController())
        driver.swipe(.forward)
        driver.rotate(to: .portrait)
        driver.swipe(.forward)
        driver.rotate(to: .landscapeLeft)
        assertNoFindings(in: driver)
        assertRecording(of: driver)
    }
}
