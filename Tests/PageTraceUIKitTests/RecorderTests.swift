import PageTrace
import PageTraceRecorder
import PageTraceUIKit
import Testing

@MainActor
@Suite struct RecorderTests {
    @MainActor
    private final class Lines {
        var lines: [RecordedLine] = []

        init(of shelf: Shelf, isOn: Bool = true) {
            PageTraceRecorder.attach(to: shelf, .calls { self.lines.append($0) }, isOn: isOn)
        }
    }

    /// What the model records of the same, without what happens outside of callbacks.
    private func modelLines(_ driver: PagingDriver) -> [String] { driver.steps.flatMap(\.callbacks).map(\.text) }

    private func record(_ shelf: Shelf, _ walk: (PagingDriver) -> Void) -> (lines: [String], model: [String]) {
        let log = Lines(of: shelf)
        let driver = PagingDriver(shelf)
        log.lines = []
        walk(driver)
        return (log.lines.map(\.text), modelLines(driver))
    }

    @Test(arguments: ["1→2→3→4", "1→(2)→2→(1)→1", "1→2~→3→[2→3]×3"])
    func `A walk is recorded as the model records it`(path: String) {
        let (lines, model) = record(Shelf()) { $0.walk(path) }
        #expect(lines == model)
        #expect(!lines.isEmpty)
    }

    @Test func `A set within a callback stands behind it`() {
        let shelf = Shelf()
        shelf.reactions["did"] = { shelf in
            shelf.setViewControllers([shelf.pages[3]], direction: .reverse, animated: true) { _ in }
        }
        let (lines, model) = record(shelf) { $0.swipe(.forward) }
        #expect(lines == model)
        #expect(lines.contains("setViewControllers [Fourth], direction: backward, animated: true"))
    }

    @Test func `What is assigned later is recorded as well`() {
        let shelf = Shelf()
        let other = Shelf(["A", "B"])
        let (lines, _) = record(shelf) { driver in
            driver.act("another list") {
                shelf.dataSource = other
                shelf.setViewControllers([other.pages[0]], direction: .forward, animated: false)
            }
            driver.swipe(.forward)
        }
        #expect(lines.contains("viewControllerAfter(A) → B"))
    }

    @Test func `It is off where nobody wants it`() {
        let shelf = Shelf()
        let log = Lines(of: shelf, isOn: false)
        PagingDriver(shelf).walk("1→2")
        #expect(log.lines.isEmpty)
    }

    @Test func `Lines of one turn have one number`() {
        let shelf = Shelf()
        let log = Lines(of: shelf)
        let driver = PagingDriver(shelf)
        driver.turn()
        driver.swipe(.forward)
        driver.turn()
        driver.swipe(.forward)
        // A swipe ends in a later turn than it begins in.
        #expect(log.lines.map(\.turn) == [1, 2, 2, 2, 3, 3, 4, 5, 5])
        #expect(log.lines[1].json == "{\"turn\":2,\"callback\":\"viewControllerAfter(First) → Second\"}")
    }

    @Test func `What the app puts off within the first call of a turn comes in a later one`() {
        let shelf = Shelf()
        let log = Lines(of: shelf)
        let driver = PagingDriver(shelf)
        driver.turn()
        shelf.reactOnce(in: "did") { shelf in DispatchQueue.main.async { shelf.show(2) } }
        driver.swipe(.forward, ends: .cancelled)
        driver.turn()
        let turns = log.lines.suffix(2).map(\.turn)
        #expect(log.lines.suffix(2).map { $0.text.prefix(10) } == ["didFinishA", "setViewCon"])
        #expect(turns[0] < turns[1])
    }

    @Test func `A second recorder takes the place of the first`() {
        let shelf = Shelf()
        let first = Lines(of: shelf)
        let driver = PagingDriver(shelf)
        first.lines = []
        let second = Lines(of: shelf)
        driver.swipe(.forward)
        #expect(first.lines.isEmpty)
        #expect(second.lines.map(\.text) == modelLines(driver))
        #expect(!second.lines.isEmpty)
    }

    @Test func `Detached, it gives back what the app assigned`() {
        let shelf = Shelf()
        let log = Lines(of: shelf)
        let driver = PagingDriver(shelf)
        #expect(shelf.dataSource !== shelf)
        PageTraceRecorder.detach(from: shelf)
        #expect(shelf.dataSource === shelf)
        #expect(shelf.delegate === shelf)
        log.lines = []
        driver.swipe(.forward)
        #expect(log.lines.isEmpty)
        #expect(shelf.shownTitles == ["Second"])
    }

    @Test func `An app that assigns what it has read is heard once`() {
        let shelf = Shelf()
        let (lines, _) = record(shelf) { driver in
            driver.act("forget the neighbors") {
                let (dataSource, delegate) = (shelf.dataSource, shelf.delegate)
                (shelf.dataSource, shelf.delegate) = (nil, nil)
                (shelf.dataSource, shelf.delegate) = (dataSource, delegate)
            }
            driver.swipe(.forward)
        }
        #expect(lines.count { $0 == "willTransitionTo [Second]" } == 1)
        #expect(lines.count { $0 == "viewControllerAfter(First) → Second" } == 1)
    }
}
