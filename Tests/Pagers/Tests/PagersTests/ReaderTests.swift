import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import RightPagers
@testable import WrongPagers

@MainActor
@Suite struct ReaderTests {
    @Test func `A link in the middle of a drag raises`() {
        let reader = WrongPagers.ReaderViewController()
        let driver = PagingDriver.classic(reader)
        driver.act("a link arrives") { reader.follow("Night") }
        driver.drag(.forward)
        driver.turn()
        #expect(driver.recording.findings.map(\.kind) == [.contractViolation])
        #expect(driver.recording.stoppedAt?.number == 3)
    }

    @Test func `A link waits for the finger and for the turn after`() {
        let reader = RightPagers.ReaderViewController()
        let driver = PagingDriver(reader)
        driver.track("title") { reader.navigationItem.title }
        driver.act("a link arrives") { reader.follow("Night") }
        driver.drag(.forward)
        driver.turn()
        driver.move(to: 0.7)
        driver.release()
        driver.settle()
        driver.turn()
        assertNoFindings(in: driver)
        assertRecording(of: driver)
        #expect(driver.viewControllers.map(\.title) == ["Night"])
    }

    @Test func `No sequence of swipes links and turns goes wrong`() throws {
        let search = PagingDriver.explored(upTo: 3) {
            let reader = RightPagers.ReaderViewController()
            let driver = PagingDriver.classic(reader)
            driver.track("title") { reader.navigationItem.title }
            driver.offer("a link arrives") { reader.follow("Night") }
            return driver
        }
        assertNoFindings(in: search)
    }

    @Test func `The shortest walk that raises is found`() throws {
        let search = PagingDriver.explored(upTo: 3) {
            let reader = WrongPagers.ReaderViewController()
            let driver = PagingDriver.classic(reader)
            driver.offer("a link arrives") { reader.follow("Night") }
            return driver
        }
        #expect(search.walks.first?.gestures == ["drag forward", "a link arrives", "turn of the main queue"])
    }
}
