import PageTrace
import Testing

@Suite("Whole recordings as text: violations, curl, drags")
struct ViolationTexts {
    private let misuse: [PageViewControllerGesture] = [
        .page(.drag(.forward)), .page(.set(ProgrammaticSet(["Fourth"], isAnimated: true))),
        .page(.release(Release(ends: .completed))),
        .page(.settle),
    ]

    @Test func `Strict: the replay stops at the violation`() {
        #expect(
            RecordingTexts.text(PageViewControllerSettings(system: .classic), gestures: misuse) == """
                UIPageViewController, scroll, classic

                0. set First
                     holds  ? | ▸First | ?      loaded First

                1. drag forward  First → Second  (in flight)
                     1  viewControllerAfter(First) → Second
                     2  viewControllerBefore(First) → nil
                     3  willTransitionTo [Second]
                     holds  nil | ▸First | Second      loaded Second

                2. set  First → Fourth  (raised, animated from the right)
                     holds  nil | ▸First | Second
                     ! UIKit has raised “No view controller managing visible view” here, and not every time (reported on iOS 7 to 16). An animated set came while a finger was dragging, or while an end was bouncing back. An app may crash here, and the replay stops. (E2)

                3 steps, 3 callbacks, 1 finding, stopped at step 2

                """)
    }

    @Test func `Lenient: the violation is a finding, and the replay goes on`() {
        #expect(
            RecordingTexts.text(PageViewControllerSettings(system: .classic, contract: .lenient), gestures: misuse)
                == """
                UIPageViewController, scroll, classic, lenient

                0. set First
                     holds  ? | ▸First | ?      loaded First

                1. drag forward  First → Second  (in flight)
                     1  viewControllerAfter(First) → Second
                     2  viewControllerBefore(First) → nil
                     3  willTransitionTo [Second]
                     holds  nil | ▸First | Second      loaded Second

                2. set  First → Fourth  (ignored, animated from the right)
                     holds  nil | ▸First | Second
                     ! UIKit has raised “No view controller managing visible view” here, and not every time (reported on iOS 7 to 16). An animated set came while a finger was dragging, or while an end was bouncing back. Lenient: the call had no effect. (E2)

                3. release  First → Second  (in flight)
                     holds  nil | ▸First | Second

                4. settle  First → Second
                     1  didFinishAnimating finished: true, previous: [First], completed: true
                     2  viewControllerAfter(Second) → Third                             preloaded
                     holds  First | ▸Second | Third      loaded Third

                5 steps, 5 callbacks, 1 finding

                """)
    }

    @Test func `A curl with two pages, and an end`() {
        let book = PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid, quirks: .curlEndRaises)
        let gestures: [PageViewControllerGesture] = [
            .page(.swipe(Swipe(.forward))), .page(.drag(.backward)), .page(.release(Release())), .page(.settle),
            .page(.swipe(Swipe(.forward))),
        ]
        #expect(
            RecordingTexts.text(book, set: ["First", "Second"], gestures: gestures) == """
                UIPageViewController, page curl, spine mid, quirk curlEndRaises

                0. set First, Second
                     holds  ▸First | ▸Second      loaded First, Second

                1. swipe forward  First, Second → Third, Fourth
                     1  viewControllerAfter(Second) → Third
                     2  viewControllerAfter(Third) → Fourth
                     3  willTransitionTo [Third, Fourth]
                     4  didFinishAnimating finished: true, previous: [First, Second], completed: true
                     holds  ▸Third | ▸Fourth      loaded Third, Fourth      dropped First, Second

                2. drag backward  Third, Fourth → First, Second  (in flight)
                     1  viewControllerBefore(Third) → Second
                     2  viewControllerBefore(Second) → First
                     3  willTransitionTo [First, Second]
                     holds  ▸Third | ▸Fourth | First | Second      loaded First, Second

                3. release  Third, Fourth → First, Second  (in flight)
                     holds  ▸Third | ▸Fourth | First | Second

                4. settle  Third, Fourth → First, Second  (cancelled)
                     1  didFinishAnimating finished: true, previous: [Third, Fourth], completed: false
                     holds  ▸Third | ▸Fourth      dropped First, Second

                5. swipe forward  Third, Fourth  (raised)
                     1  viewControllerAfter(Fourth) → nil
                     2  viewControllerAfter(Fourth) → nil
                     3  viewControllerAfter(Fourth) → nil
                     holds  ▸Third | ▸Fourth
                     ! callback 3: UIKit raises “The number of view controllers provided (0) doesn't match the number required (2) for the requested transition”. A page is missing: a set with too few pages, or a curl at an end where the data source answers nil. The app would crash here, and the replay stops. (E1)

                6 steps, 11 callbacks, 1 finding, stopped at step 5

                """)
    }

    @Test func `An animated set that is in flight, and every setting in the heading`() {
        let container = PageViewControllerSettings(
            navigationOrientation: .vertical, layoutDirection: .rightToLeft,
            preloads: .random(seed: 7, probability: 0.5),
            quirks: [.lostDidFinish, .staleNeighborsAfterAnimatedSet], contract: .lenient
        ).with([], keepsNeighborsOnReassignment: true)
        let gestures: [PageViewControllerGesture] = [
            .page(.set(ProgrammaticSet(["Third"], direction: .backward, isAnimated: true, settles: false))),
            .page(.settle),
            .page(.dataSource(.removed)), .page(.swipe(Swipe(.forward))), .page(.dataSource(.assigned)),
            .page(.orientation(.landscapeLeft)),
        ]
        #expect(
            RecordingTexts.text(container, gestures: gestures) == """
                UIPageViewController, scroll, vertical, right to left, preloads at random (seed 7, 0.5), quirk staleNeighborsAfterAnimatedSet, quirk lostDidFinish, lenient, keeps neighbors on reassignment

                0. set First
                     holds  ? | ▸First | ?      loaded First

                1. set  First → Third  (in flight, animated from above)
                     holds  ? | ▸Third | First      loaded Third

                2. settle Third
                     1  completion finished: true
                     holds  ? | ▸Third | First

                3. remove the data source
                     holds  ? | ▸Third | First

                4. swipe forward  Third  (ignored)
                     holds  ? | ▸Third | First

                5. assign the data source
                     holds  ? | ▸Third | First

                6. rotate to landscapeLeft
                     holds  ? | ▸Third | First

                7 steps, 1 callback, no findings

                """)
    }
}
