import Testing

@testable import PageTrace

@Suite("Trackers: which callback should an app use?")
struct TrackerTests {
    private let pages = ["First", "Second", "Third", "Fourth"]

    private func steps(_ trackers: [Tracker], _ gestures: [PageViewControllerGesture]) -> [Step] {
        Array(
            Replay(
                Trace(
                    pages: pages, client: ClientDescription(trackers: trackers),
                    gestures: GestureSequence([.page(.set(ProgrammaticSet(["Second"])))] + gestures))))
    }

    private func value(
        _ callback: Tracker.Callback, _ source: Tracker.Source, _ gestures: [PageViewControllerGesture],
        onlyWhenCompleted: Bool = false
    ) -> String? {
        let tracker = Tracker(
            name: "title", updatedIn: [callback], onlyWhenCompleted: onlyWhenCompleted, takes: source,
            startsEmpty: true)
        return steps([tracker], gestures).last?.trackers.first?.value
    }

    @Test(arguments: [
        (Tracker.Callback.viewControllerAfter, Tracker.Source.argument, "Third" as String?),
        (.viewControllerAfter, .answer, "Fourth"),
        (.viewControllerBefore, .argument, "Second"),
        (.viewControllerBefore, .answer, "First"),
        (.willTransitionTo, .pending, "Third"),
        (.willTransitionTo, .shown, "Second"),
        (.didFinishAnimating, .shown, "Third"),
        (.didFinishAnimating, .previous, "Second"),
        (.didFinishAnimating, .pending, "Third"),
        (.viewControllerAfter, .pending, nil),
        (.viewControllerBefore, .shown, nil),
        (.willTransitionTo, .answer, nil),
        (.willTransitionTo, .previous, nil),
        (.didFinishAnimating, .argument, nil),
    ])
    func `What each callback gives to each source, after a swipe from Second to Third`(
        callback: Tracker.Callback, source: Tracker.Source, expected: String?
    ) {
        #expect(value(callback, source, [.page(.swipe(Swipe(.forward)))]) == expected)
    }

    @Test func `An answer of nil leaves a tracker as it is`() {
        let gestures: [PageViewControllerGesture] = [.page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.forward)))]
        #expect(value(.viewControllerAfter, .answer, gestures) == "Fourth")
    }

    @Test func `Only when completed: a cancelled swipe does not count`() {
        let cancelled: [PageViewControllerGesture] = [.page(.swipe(Swipe(.forward, ends: .cancelled)))]
        #expect(value(.didFinishAnimating, .pending, cancelled) == "Third")
        #expect(value(.didFinishAnimating, .pending, cancelled, onlyWhenCompleted: true) == nil)
        let completed: [PageViewControllerGesture] = [.page(.swipe(Swipe(.forward)))]
        #expect(value(.didFinishAnimating, .pending, completed, onlyWhenCompleted: true) == "Third")
    }

    @Test func `A tracker begins with the first page that is shown, and nothing tells that it changes`() {
        var empty = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending)
        let index = Tracker(name: "index", updatedIn: [.willTransitionTo], takes: .pending, holds: .index)
        empty.startsEmpty = true
        let step = steps([index, empty], []).at(0)
        #expect(step?.trackers.map(\.value) == ["1", nil])
        #expect(step?.ownChanges == [])
        #expect(step?.findings.map(\.message) == ["title has no value yet, while Second is shown."])
    }

    @Test func `A tracker stays behind a set, and the finding says why`() {
        let title = Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        let found = steps([title], [.page(.set(ProgrammaticSet(["Fourth"]))), .page(.swipe(Swipe(.backward)))])
            .map { $0.findings.map(\.text) }
        #expect(
            found.dropFirst() == [
                ["title says Second, while Fourth is shown; no callback comes for a set."], [],
            ])
    }

    @Test func `A tracker that follows sets changes when the call returns: before the animation goes on`() throws {
        let title = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending, followsSets: true)
        let step = try #require(steps([title], [.page(.set(ProgrammaticSet(["Fourth"], isAnimated: true)))]).at(1))
        #expect(step.callbacks.map(\.name) == ["completion"])
        #expect(
            step.ownChanges == [
                OwnChange(place: 0, change: .init(tracker: "title", old: "Second", new: "Fourth"), followsSet: true)
            ])
        #expect(
            step.text.contains("\n           title: Second → Fourth   by the app, with its set\n     1  completion"))
        #expect(step.findings == [])
    }

    @Test func `Exploring finds that a title stays behind a set`() throws {
        let title = Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        let trace = Trace(pages: pages, client: ClientDescription(trackers: [title]), gestures: GestureSequence())
        let walk = try #require(trace.explored(ExplorationOptions(families: [.swipe, .set]))).walks.first
        #expect(walk?.notation == "1⇒2" || walk?.notation == "First⇒Second")
    }

    @Test func `The change of a tracker stands with the callback that made it`() throws {
        let tracker = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending)
        let step = try #require(steps([tracker], [.page(.swipe(Swipe(.forward)))]).at(1))
        #expect(step.callbacks.map(\.changes.count) == [0, 0, 1, 0, 0])
        #expect(step.callbacks.at(2)?.changes == [.init(tracker: "title", old: "Second", new: "Third")])
    }

    @Test func `In flight no tracker is wrong; at rest it is`() {
        let tracker = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending)
        let steps = steps(
            [tracker],
            [
                .page(.drag(.forward)), .page(.release(Release(ends: .cancelled))), .page(.settle),
                .page(.swipe(Swipe(.forward))),
            ])
        #expect(steps.map { $0.trackers.contains(where: \.isWrong) } == [false, false, false, true, false])
        #expect(steps.map { $0.trackers.allSatisfy(\.isChecked) } == [true, false, false, true, true])
        #expect(steps.at(3)?.findings.map(\.callback) == [nil])
    }
}
