import Testing

@testable import PageTrace

@Suite("Steps of a session")
struct SessionSteps {
    @Test func `A gesture that cannot come does nothing, and is a finding with advice in Swift`() {
        var session = Session(client: Numbers(1...3))
        var steps = [session.swipe(.forward)]
        session.set([1])
        steps += [session.release(), session.settle()]
        session.drag(.forward)
        steps.append(session.swipe(.forward))
        #expect(steps.allSatisfy { $0.callbacks.isEmpty })
        #expect(steps.map { $0.findings.map(\.kind) } == Array(repeating: [.impossibleGesture], count: 4))
        #expect(
            steps.flatMap(\.findings).map(\.message) == [
                "This gesture cannot come now: a swipe before any page is set. Begin with the page that the app shows first, such as set([page]).",
                "This gesture cannot come now: a release without a drag. Begin one with drag(.forward) first.",
                "This gesture cannot come now: nothing is in flight that could settle. Only a release and an animated set with settles: false leave something. A swipe settles by itself, and the first set is not animated.",
                "This gesture cannot come now: a swipe while the finger is down. End the drag with release() first.",
            ])
        #expect(session.release().findings.isEmpty)
    }

    @Test func `Nothing follows after UIKit has raised, and a test that goes on is told so`() {
        var session = Session(client: Numbers(1...3))
        session.set([1, 2])
        #expect(session.hasStopped)
        let step = session.swipe(.forward)
        #expect(
            step.findings.map(\.message) == ["Nothing follows from this gesture: UIKit has raised before."])
    }

    @Test func `The same calls are another step if the list has changed meanwhile: the neighbor is out of date`() {
        var session = Session(client: Numbers(1...3))
        session.set([1])
        for _ in 1...3 {
            session.swipe(.forward)
            session.swipe(.backward)
        }
        session.swipe(.forward)
        var changed = session
        changed.client.pages = [7, 2, 3]
        let (fresh, stale) = (session.swipe(.backward), changed.swipe(.backward))
        #expect(fresh.callbacks == stale.callbacks && fresh.before == stale.before && fresh.after == stale.after)
        #expect(fresh.findings.isEmpty)
        #expect(stale.findings.map(\.kind) == [.staleNeighbor])
    }

    @Test func `A variable that differs makes another step, though container and calls are the same`() {
        struct List: PageViewControllerClient {
            var row: Int?
            var trackedValues: [TrackedValue<Int>] { [TrackedValue("row", row)] }
            func pageViewController(
                _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
            ) -> Int? { page > 1 ? page - 1 : nil }
            func pageViewController(
                _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
            ) -> Int? { page < 2 ? page + 1 : nil }
        }
        var session = Session(client: List(row: 1))
        session.set([1])
        var rows: [String?] = []
        for row in [1, 2, 1, nil, 2] {
            session.client.row = row
            rows.append(session.swipe(.backward).trackers.first?.value)
        }
        #expect(rows == ["1", "2", "1", nil, "2"])
    }

    @Test func `A copy of a session goes its own way`() {
        var session = Session(client: Numbers(1...4))
        session.set([1])
        for _ in 1...3 {
            session.swipe(.forward)
            session.swipe(.backward)
        }
        var copy = session
        copy.client.pages = [1]
        #expect(session.swipe(.forward).findings.isEmpty)
        #expect(copy.swipe(.forward).findings.map(\.kind) == [.staleNeighbor])
        #expect(session.swipe(.backward).number == 8 && copy.swipe(.backward).number == 8)
    }

    @Test func `Steps of a recording that repeat share their storage, and only their numbers differ`() throws {
        let steps = Recording(replaying: try Trace(path: "1→2→1→2→1→2→1", pages: 2)).steps
        func storage(_ step: Step) -> Int? {
            step.callbacks.withUnsafeBufferPointer { $0.baseAddress.map { Int(bitPattern: $0) } }
        }
        #expect(storage(steps[3]) != nil && storage(steps[3]) == storage(steps[5]))
        #expect(storage(steps[4]) == storage(steps[6]) && storage(steps[4]) != storage(steps[3]))
        #expect(steps.map(\.number) == Array(0...6))
    }

    @Test func `A move to negative zero reads like one to zero, which it equals`() {
        var session = Session(client: Numbers(1...2))
        session.set([1])
        session.drag(.forward)
        #expect([-0.0, 0, -0.0].map { session.move(to: $0).gesture.name } == ["move to 0", "move to 0", "move to 0"])
    }

    @Test func `Pages of one name are numbered in the order in which a set names them, those of its block included`() {
        var session = Session(client: Numbers(1...4)) { _ in "Page" }
        let step = session.perform(.set(PageSet([3], completionPages: [2])))
        #expect(step.after.first?.shown == ["Page"])
        session.set([2])
        #expect(session.swipe(.forward).gesture.from == ["Page #2"])
    }

    @Test(
        "A name that has a number already gets the next one, if the name without it is a page",
        arguments: [
            (["Page", "Page #2", "Page #2"], "Page #3"), (["Page", "Page", "Page #2"], "Page #3"),
            (["Chapter #2", "Chapter #2", ""], "Chapter #2 #2"), (["Page", "Page #2", "Page"], "Page #3"),
        ])
    func numberedTwice(names: [String], expected: String) {
        var session = Session(client: Numbers(1...3)) { names[$0 - 1] }
        for page in names.indices { session.set([page + 1]) }
        let shown = (0..<3).map { session.set([$0 + 1]).after.first?.shown }
        #expect(shown.contains([expected]))
        #expect(Set(shown.map { $0 ?? [] }).count == 3)
    }
}
