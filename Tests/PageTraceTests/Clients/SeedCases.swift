import PageTrace
import Testing

@Suite("What goes wrong in apps, and what goes right")
struct SeedCases {
    private func findings(_ tracker: Tracker, _ gestures: [PageViewControllerGesture]) -> [[Finding]] {
        let trace = Trace(
            pages: ["First", "Second", "Third", "Fourth"], client: ClientDescription(trackers: [tracker]),
            gestures: GestureSequence([.page(.set(ProgrammaticSet(["First"])))] + gestures))
        return Replay(trace).map(\.findings)
    }

    private let forward = PageViewControllerGesture.page(.swipe(Swipe(.forward)))
    private let cancelled = PageViewControllerGesture.page(.swipe(Swipe(.forward, ends: .cancelled)))

    @Test func `A title set in the data source names the page that is preloaded`() {
        let title = Tracker(name: "title", updatedIn: [.viewControllerAfter, .viewControllerBefore], takes: .answer)
        #expect(
            findings(title, [forward]) == [
                [],
                [
                    Finding(
                        kind: .wrongTracker,
                        message: "title says \(page: "Third"), while \(page: "Second") is shown.", callback: 5,
                        tracker: "title")
                ],
            ])
    }

    @Test func `A title that takes the argument of the data source goes wrong as soon as nothing is asked`() {
        let title = Tracker(name: "title", updatedIn: [.viewControllerAfter, .viewControllerBefore], takes: .argument)
        let found = findings(title, [forward, .page(.swipe(Swipe(.forward, preload: .skipped)))])
        #expect(found.map { $0.map(\.message) } == [[], [], ["title says Second, while Third is shown."]])
        #expect(found.at(2)?.map(\.callback) == [nil])
    }

    @Test func `A title set in didFinishAnimating, when completed, is right whatever the gestures`() {
        let title = Tracker(
            name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown, followsSets: true)
        let gestures: [PageViewControllerGesture] = [
            forward, cancelled, forward, .page(.swipe(Swipe(.backward, preload: .skipped))), forward, forward,
            .page(.set(ProgrammaticSet(["Second"], isAnimated: true))), .page(.swipe(Swipe(.backward))),
            .page(.drag(.forward)),
            .page(.move(to: 0.8)), .page(.release(Release())), .page(.settle),
        ]
        #expect(findings(title, gestures).flatMap { $0 }.isEmpty)
    }

    @Test
    func `An index stored in willTransitionTo and committed without looking at completed is wrong after a cancel`() {
        let blind = Tracker(name: "index", updatedIn: [.didFinishAnimating], takes: .pending)
        #expect(
            findings(blind, [forward, cancelled]) == [
                [], [],
                [
                    Finding(
                        kind: .wrongTracker,
                        message: "index says \(page: "Third"), while \(page: "Second") is shown.", callback: 2,
                        tracker: "index")
                ],
            ])
        var looking = blind
        looking.onlyWhenCompleted = true
        #expect(findings(looking, [forward, cancelled]).flatMap { $0 }.isEmpty)
    }

    @Test func `An index that does not follow the app's own sets is wrong until the next swipe`() {
        let index = Tracker(
            name: "index", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        let found = findings(
            index, [forward, .page(.set(ProgrammaticSet(["Fourth"]))), .page(.swipe(Swipe(.backward)))])
        #expect(
            found.map { $0.map(\.message) } == [
                [], [], ["index says Second, while Fourth is shown; no callback comes for a set."], [],
            ])
    }

    @Test func `A busy flag that waits for the completion of an animated set of the shown page waits for ever`() {
        var session = Session(client: Numbers(1...3))
        session.set([1])
        let step = session.set([1], animated: true)
        #expect(step.callbacks.isEmpty)
        #expect(step.gesture.outcome == .completed)
    }
}
