import PageTrace
import Testing

@Suite("Four screens and a title: the article's points")
struct FourScreens {
    private let names = ["First", "Second", "Third", "Fourth"]

    private func recording(_ path: String, _ client: ClientDescription = ClientDescription()) throws -> Recording {
        var trace = try Trace(path: path, pages: 4)
        trace.pageViewController?.client = .pages(client)
        return Recording(replaying: trace)
    }

    private func walk() throws -> Recording { try recording("1→2→3→4→3→2→1") }

    @Test func `At most three pages are held: the shown one and its neighbors`() throws {
        for step in try walk().steps {
            #expect(step.after.first.map { $0.pages.count <= 3 } == true)
        }
        #expect(try walk().steps.map { $0.after.first?.pages.count } == [1, 3, 3, 2, 3, 3, 2])
    }

    @Test func `At the start only the first page is held, and nothing was asked`() throws {
        let start = try #require(try walk().steps.first)
        #expect(start.callbacks.isEmpty)
        #expect(start.after.first?.pages == ["1"])
    }

    @Test func `A target that is not held is loaded on the flick, before the transition is announced`() throws {
        let flick = try #require(try walk().steps.at(1))
        #expect(flick.calls.first == "viewControllerAfter(1) → 2")
        #expect(flick.callbacks.first?.phase == .dragStart)
        #expect(flick.callbacks.firstIndex { $0.name == "willTransitionTo" } == 2)
    }

    @Test func `After the transition the missing neighbor is loaded, and only that one`() throws {
        let walk = try walk()
        #expect(walk.steps.at(1)?.calls.last == "viewControllerAfter(2) → 3")
        #expect(walk.steps.at(2)?.calls.count { $0.hasPrefix("viewController") } == 1)
        // The one beside Fourth is there already: only the end is asked for.
        #expect(walk.steps.at(3)?.calls.last == "viewControllerAfter(4) → nil")
        #expect(walk.steps.at(4)?.calls.last == "viewControllerBefore(3) → 2")
    }

    @Test func `What is neither shown nor a neighbor is dropped`() throws {
        #expect(try walk().steps.map(\.dropped) == [[], [], ["1"], ["2"], [], ["4"], ["3"]])
    }

    private func title(_ tracker: Tracker) throws -> [Bool] {
        try recording("1→2→3→4→3→2→1", ClientDescription(trackers: [tracker])).steps
            .map { $0.trackers.contains(where: \.isWrong) }
    }

    @Test func `A title set in the data source runs ahead; set in didFinishAnimating it is right throughout`() throws {
        let early = Tracker(name: "title", updatedIn: [.viewControllerAfter, .viewControllerBefore], takes: .answer)
        let right = Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        // On Fourth and back on First the answer is nil, and the title happens to be that of the answer before.
        #expect(try title(early) == [false, true, true, false, true, true, false])
        #expect(try title(right) == Array(repeating: false, count: 7))
    }

    @Test("The page before Fourth is never asked for: Fourth is only ever reached from Third, which is still held")
    func beforeFourth() throws {
        #expect(try walk().coverage.neverAsked.map(\.text) == ["viewControllerBefore(4)"])
    }

    @Test
    func `First → Second without loading Third: the next swipe asks first, and goes where it would have gone`() throws {
        let skipped = try recording("1→2~→3").steps
        #expect(skipped.at(1)?.gesture.notes.map(\.rawValue) == ["preload skipped"])
        #expect(skipped.at(1)?.after.first?.slots.map(\.text) == ["1", "▸2", "?"])
        #expect(
            skipped.at(2)?.calls == [
                "viewControllerAfter(2) → 3", "willTransitionTo [3]",
                "didFinishAnimating finished: true, previous: [2], completed: true", "viewControllerAfter(3) → 4",
            ])
        let usual = try recording("1→2→3").steps
        #expect(skipped.at(2)?.after == usual.at(2)?.after)
        // A swipe back asks for the same page first: whatever is unknown is asked for when a drag begins.
        #expect(
            try recording("1→2~→1").steps.at(2)?.calls.prefix(2) == [
                "viewControllerAfter(2) → 3", "willTransitionTo [1]",
            ])
    }
}
