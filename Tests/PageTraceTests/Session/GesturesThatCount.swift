import PageTrace
import Testing

/// Two properties of every container, over random walks: what is not refused is not ignored, and what is not at rest can
/// be ended by some gesture.
///
/// A gesture is *ignored* if its outcome says so, and nothing was called, nothing went wrong and nothing changed. A
/// bounce at an end is none: the content moves and comes back. Three kinds may be ignored without being refused: a finger
/// on a container without a data source (rule 26), what is set by an app that a container does not follow under a finger,
/// and a change of the size that is none.
@Suite("A gesture that is not refused is not ignored, and some gesture ends what is not at rest")
struct GesturesThatCount {
    /// The numbers, with a set in every callback, until there are enough of them.
    struct Setting: RecordedClient, PageViewControllerClient, Hashable {
        var numbers: RandomNumbers
        /// The number of sets that the gesture may still make.
        var setsLeft = 0
        var isAnimated: Bool
        var isDeferred: Bool
        /// The number of calls and incidents in the gesture.
        var heard = 0

        func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
            page > 1 ? page - 1 : nil
        }

        func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
            page < 5 ? page + 1 : nil
        }

        var trackedValues: [TrackedValue<Int>] { [] }
        var keptPages: [KeptPages<Int>] { [] }
        func currentNeighbor(of page: Int, _ direction: Direction) -> NeighborSlot<Int> { .unknown }

        mutating func receive(_ callback: inout Callback<Int>, in container: inout PageViewController<Int>) {
            heard += 1
            callMethod(for: &callback, in: &container)
            guard setsLeft > 0, numbers.below(3) == 0 else { return }
            setsLeft -= 1
            let page = numbers.below(5) + 1
            if isDeferred {
                container.setViewControllersOnNextTurn([page], animated: isAnimated)
            } else {
                container.setViewControllers([page], animated: isAnimated)
            }
        }

        mutating func note(_ incident: Incident<Int>, in container: inout PageViewController<Int>) { heard += 1 }
    }

    @Test(arguments: TransitionStyle.allCases, PagingSystem.allCases)
    func `A page view controller whose client sets pages in every callback`(
        style: TransitionStyle, system: PagingSystem
    ) {
        let settings = PageViewControllerSettings(system: system, transitionStyle: style, contract: .lenient)
        for seed in 1...12 as ClosedRange<UInt64> {
            var numbers = RandomNumbers(seed: seed)
            var container = PageViewController<Int>(settings)
            var client = Setting(numbers: numbers, isAnimated: seed % 2 == 0, isDeferred: seed % 3 == 0)
            for number in 1...400 {
                let gesture = pageGesture(&numbers)
                guard container.refusal(of: gesture) == nil else { continue }
                let before = container
                (client.heard, client.setsLeft) = (0, numbers.below(4))
                let outcome = container.perform(gesture, client: &client)
                let isIgnored = outcome == .ignored && client.heard == 0 && container == before
                #expect(!isIgnored || !before.hasDataSource, "seed \(seed), gesture \(number): \(gesture)")
                guard container.transition != .none else { continue }
                // What the client does at the end may begin something new: this one does nothing then. A set that it has
                // asked for already comes, and ends with the next gesture.
                var (ended, quiet) = (container, client)
                quiet.setsLeft = 0
                for _ in 1...5 where ended.transition != .none {
                    let end: PageGesture<Int> = ended.refusal(of: .settle) == nil ? .settle : .release(Release())
                    #expect(ended.refusal(of: end) == nil)
                    ended.perform(end, client: &quiet)
                }
                #expect(ended.transition == .none, "seed \(seed), gesture \(number): \(gesture)")
            }
        }
    }

    private func pageGesture(_ numbers: inout RandomNumbers) -> PageGesture<Int> {
        let side: Direction = numbers.below(2) == 0 ? .forward : .backward
        switch numbers.below(14) {
        case 0:
            let settles = numbers.below(2) == 0
            return .set(PageSet([numbers.below(5) + 1], direction: side, isAnimated: true, settles: settles))
        case 1: return .set(PageSet([numbers.below(5) + 1]))
        case 2...3: return .swipe(Swipe(side, ends: numbers.below(3) == 0 ? .cancelled : .completed))
        case 4...5: return .drag(side)
        case 6...7: return .move(to: [-1, -0.5, 0, 0.5, 1][numbers.below(5)])
        case 8: return .release(Release(ends: [nil, .completed, .cancelled][numbers.below(3)]))
        case 9...10: return .settle
        case 11: return .dataSource(numbers.below(4) == 0 ? .removed : .assigned)
        case 12: return .container(numbers.below(3) == 0 ? .disappears : .appears)
        default: return numbers.below(2) == 0 ? .turn : .orientation(.landscapeLeft)
        }
    }

    @Test(arguments: ScrollAxis.allCases)
    func `A paging scroll view`(axis: ScrollAxis) {
        var settings = PagingScrollViewSettings(axis: axis)
        if axis == .both { settings.columns = 2 }
        for seed in 1...10 as ClosedRange<UInt64> {
            var numbers = RandomNumbers(seed: seed)
            var stage = ScrollViewStage(
                settings, pages: ["A", "B", "C", "D"], client: PagingScrollViewPager(.article))
            _ = stage.opening()
            for number in 1...300 {
                let (gesture, isOfFinger) = scrollGesture(&numbers)
                guard stage.refusal(of: gesture) == nil else { continue }
                let seen = stage.observe(gesture)
                let words = "seed \(seed), gesture \(number): \(gesture)"
                #expect(seen.outcome != .ignored || !isOfFinger, "\(words)")
                guard !stage.scrollView.isAtRest else { continue }
                var ended = stage
                for gesture in [.release(), .settle] as [ScrollViewGesture] where ended.refusal(of: gesture) == nil {
                    _ = ended.observe(gesture)
                }
                #expect(ended.scrollView.isAtRest, "\(words)")
            }
        }
    }

    private func scrollGesture(_ numbers: inout RandomNumbers) -> (ScrollViewGesture, isOfFinger: Bool) {
        let point = ScrollPoint(x: [0, 0.4, 1, 2, -0.3][numbers.below(5)], y: [0, 0.4, 1][numbers.below(3)])
        switch numbers.below(10) {
        case 0...1: return (.swipe(numbers.below(2) == 0 ? .forward : .backward), true)
        case 2...3: return (.drag, true)
        case 4...5: return (.move(to: point), true)
        case 6: return (.release(decelerates: [nil, true, false][numbers.below(3)]), true)
        case 7: return (.settle, true)
        case 8: return (.set(point, animated: numbers.below(2) == 0, settles: numbers.below(2) == 0), false)
        default: return (.resize(ScrollSize(width: [320, 480][numbers.below(2)], height: 480)), false)
        }
    }

    @Test(arguments: RootStrategy.allCases)
    func `A root container`(strategy: RootStrategy) {
        for seed in 1...10 as ClosedRange<UInt64> {
            var numbers = RandomNumbers(seed: seed)
            var stage = RootStage(RootContainerSettings(strategy: strategy), client: .article)
            for number in 1...200 where !stage.hasStopped {
                let (gesture, isOfApp) = rootGesture(&numbers)
                guard stage.refusal(of: gesture) == nil else { continue }
                let seen = stage.observe(gesture)
                let words = "seed \(seed), gesture \(number): \(gesture)"
                #expect(seen.outcome != .ignored || isOfApp, "\(words)")
                guard stage.container.isAnimating, !stage.hasStopped else { continue }
                var ended = stage
                #expect(ended.refusal(of: .settle) == nil, "\(words)")
                _ = ended.observe(.settle)
                #expect(!ended.container.isAnimating || ended.hasStopped, "\(words)")
            }
        }
    }

    /// What an app is told may mean nothing to it: a second log in.
    private func rootGesture(_ numbers: inout RandomNumbers) -> (RootGesture, isOfApp: Bool) {
        let settles = numbers.below(2) == 0
        switch numbers.below(8) {
        case 0: return (.launch, false)
        case 1: return (.launchFinished(isLoggedIn: numbers.below(2) == 0, settles: settles), true)
        case 2: return (.logIn(settles: settles), true)
        case 3: return (.logOut(settles: settles), true)
        case 4: return (.deepLink("Profile", settles: settles), true)
        case 5...6: return (.settle, false)
        default: return (.orientation(numbers.below(2) == 0 ? .portrait : .landscapeLeft), false)
        }
    }
}
