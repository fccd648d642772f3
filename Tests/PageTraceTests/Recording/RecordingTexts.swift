import PageTrace
import Testing

@Suite("Whole recordings as text: walks")
struct RecordingTexts {
    /// The text of a recording that starts on the first of four pages.
    static func text(
        title: String = "", _ container: PageViewControllerSettings = PageViewControllerSettings(),
        client: ClientDescription = .init(),
        set: [String] = ["First"], gestures: [PageViewControllerGesture]
    ) -> String {
        Recording(
            replaying: Trace(
                title: title, container: container, pages: ["First", "Second", "Third", "Fourth"], client: client,
                gestures: GestureSequence([.page(.set(ProgrammaticSet(set)))] + gestures))
        ).text
    }

    @Test func `Nobody says right of a variable while something is in flight`() throws {
        let trackers = (1...4).map { Tracker(name: "v\($0)", updatedIn: [.willTransitionTo], takes: .pending) }
        let steps = Recording(
            replaying: Trace(
                pages: ["First", "Second"], client: ClientDescription(trackers: trackers),
                gestures: [
                    .page(.set(ProgrammaticSet(["First"]))), .page(.drag(.forward)), .page(.move(to: 0.4)),
                ])
        ).steps
        #expect(steps.map(\.toldTrackers.count) == [0, 4, 4])
    }

    @Test func `There and back again`() {
        let gestures: [PageViewControllerGesture] = [
            .forward, .forward, .forward, .backward, .backward, .backward,
        ]
        #expect(
            Self.text(title: "There and back again", gestures: gestures) == """
                There and back again
                UIPageViewController, scroll

                0. set First
                     holds  ? | ▸First | ?      loaded First

                1. swipe forward  First → Second
                     1  viewControllerAfter(First) → Second
                     2  viewControllerBefore(First) → nil
                     3  willTransitionTo [Second]
                     4  didFinishAnimating finished: true, previous: [First], completed: true
                     5  viewControllerAfter(Second) → Third                             preloaded
                     holds  First | ▸Second | Third      loaded Second, Third

                2. swipe forward  Second → Third
                     1  willTransitionTo [Third]
                     2  didFinishAnimating finished: true, previous: [Second], completed: true
                     3  viewControllerAfter(Third) → Fourth                             preloaded
                     holds  Second | ▸Third | Fourth      loaded Fourth      dropped First

                3. swipe forward  Third → Fourth
                     1  willTransitionTo [Fourth]
                     2  didFinishAnimating finished: true, previous: [Third], completed: true
                     3  viewControllerAfter(Fourth) → nil                               nil is remembered
                     holds  Third | ▸Fourth | nil      dropped Second

                4. swipe backward  Fourth → Third
                     1  willTransitionTo [Third]
                     2  didFinishAnimating finished: true, previous: [Fourth], completed: true
                     3  viewControllerBefore(Third) → Second                            preloaded
                     holds  Second | ▸Third | Fourth      loaded Second

                5. swipe backward  Third → Second
                     1  willTransitionTo [Second]
                     2  didFinishAnimating finished: true, previous: [Third], completed: true
                     3  viewControllerBefore(Second) → First                            preloaded
                     holds  First | ▸Second | Third      loaded First      dropped Fourth

                6. swipe backward  Second → First
                     1  willTransitionTo [First]
                     2  didFinishAnimating finished: true, previous: [Second], completed: true
                     3  viewControllerBefore(First) → nil                               nil is remembered
                     holds  nil | ▸First | Second      dropped Third

                7 steps, 20 callbacks, no findings

                """)
    }

    @Test func `A swipe that is cancelled, and one that follows it`() {
        let title = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending)
        let gestures: [PageViewControllerGesture] = [.page(.swipe(Swipe(.forward, ends: .cancelled))), .forward]
        #expect(
            Self.text(client: ClientDescription(trackers: [title]), gestures: gestures) == """
                UIPageViewController, scroll

                0. set First
                     holds  ? | ▸First | ?      loaded First
                     title  First

                1. swipe forward  First → Second  (cancelled)
                     1  viewControllerAfter(First) → Second
                     2  viewControllerBefore(First) → nil
                     3  willTransitionTo [Second]
                           title: First → Second
                     4  didFinishAnimating finished: true, previous: [First], completed: false
                     holds  nil | ▸First | Second      loaded Second
                     title  Second      wrong
                     ! callback 3: title says Second, while First is shown.

                2. swipe forward  First → Second
                     1  willTransitionTo [Second]
                     2  didFinishAnimating finished: true, previous: [First], completed: true
                     3  viewControllerAfter(Second) → Third                             preloaded
                     holds  First | ▸Second | Third      loaded Third
                     title  Second

                3 steps, 7 callbacks, 1 finding

                """)
    }

    @Test func `A skipped preload, and what the next swipe asks for it`() {
        let gestures: [PageViewControllerGesture] = [.page(.swipe(Swipe(.forward, preload: .skipped))), .forward]
        #expect(
            Self.text(gestures: gestures) == """
                UIPageViewController, scroll

                0. set First
                     holds  ? | ▸First | ?      loaded First

                1. swipe forward  First → Second  (preload skipped)
                     1  viewControllerAfter(First) → Second
                     2  viewControllerBefore(First) → nil
                     3  willTransitionTo [Second]
                     4  didFinishAnimating finished: true, previous: [First], completed: true
                     holds  First | ▸Second | ?      loaded Second

                2. swipe forward  Second → Third
                     1  viewControllerAfter(Second) → Third
                     2  willTransitionTo [Third]
                     3  didFinishAnimating finished: true, previous: [Second], completed: true
                     4  viewControllerAfter(Third) → Fourth                             preloaded
                     holds  Second | ▸Third | Fourth      loaded Third, Fourth      dropped First

                3 steps, 8 callbacks, no findings

                """)
    }

    @Test func `A bounce, a list that grows, and the nil that is still remembered`() {
        #expect(
            Self.text(set: ["Third"], gestures: [.forward, .list(.append(["Fifth"])), .forward]) == """
                UIPageViewController, scroll

                0. set Third
                     holds  ? | ▸Third | ?      loaded Third

                1. swipe forward  Third → Fourth
                     1  viewControllerAfter(Third) → Fourth
                     2  viewControllerBefore(Third) → Second
                     3  willTransitionTo [Fourth]
                     4  didFinishAnimating finished: true, previous: [Third], completed: true
                     5  viewControllerAfter(Fourth) → nil                               nil is remembered
                     holds  Third | ▸Fourth | nil      loaded Fourth      made, not kept Second

                2. append Fifth
                     holds  Third | ▸Fourth | nil

                3. swipe forward  Fourth  (bounced)
                     holds  Third | ▸Fourth | nil
                     ! The swipe forward from Fourth bounced, because nil was remembered; the data source would now answer Fifth. (rule 13)

                4 steps, 5 callbacks, 1 finding

                """)
    }
}
