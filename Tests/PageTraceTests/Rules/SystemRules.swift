import PageTrace
import Testing

@Suite("What the two systems do with sets (section 1b)")
struct SystemRules {
    private func walk(_ system: PagingSystem, startingAt start: Int? = 1) -> Walk {
        Walk(
            1...4, PageViewController(system: system), startingAt: start, observesAppearance: true,
            observesContainment: true
        ) { $0.hasPageIndicator = true }
    }

    private func indicator(_ index: Int) -> [Callback<Int>] { [.presentationCount(4), .presentationIndex(index)] }

    @Test func `The first set, classic: the page becomes a child after it has appeared`() {
        var walk = walk(.classic, startingAt: nil)
        #expect(
            walk.set([1]) == [
                .willMove(1, toParent: true), .viewDidLoad(1), .viewWillAppear(1, animated: false),
                .viewDidAppear(1, animated: false), .didMove(1, toParent: true),
            ] + indicator(0) + [.completion(finished: true)])
    }

    @Test(arguments: [false, true])
    func `The first set, iOS 26: parent calls first, the page indicator last`(animated: Bool) {
        var walk = walk(.iOS26, startingAt: nil)
        #expect(
            walk.set([1], animated: animated) == [
                .willMove(1, toParent: true), .didMove(1, toParent: true), .viewDidLoad(1),
                .viewWillAppear(1, animated: false), .viewDidAppear(1, animated: false), .completion(finished: true),
            ] + indicator(0))
    }

    @Test func `A plain set of another page, classic: new, old, new, old`() {
        var walk = walk(.classic)
        #expect(
            walk.set([2]) == [
                .willMove(2, toParent: true), .didMove(2, toParent: true), .viewDidLoad(2),
                .willMove(1, toParent: false), .viewWillAppear(2, animated: false),
                .viewWillDisappear(1, animated: false), .viewDidAppear(2, animated: false),
                .viewDidDisappear(1, animated: false), .didMove(1, toParent: false),
            ] + indicator(1) + [.completion(finished: true)])
    }

    @Test
    func `A plain set of another page, iOS 26: the old page hears willMove(nil) twice, the new one appears last`() {
        var walk = walk(.iOS26)
        #expect(
            walk.set([2]) == [
                .willMove(1, toParent: false), .willMove(2, toParent: true), .didMove(2, toParent: true),
                .viewDidLoad(2), .viewWillAppear(2, animated: false), .viewWillDisappear(1, animated: false),
                .viewDidDisappear(1, animated: false), .willMove(1, toParent: false), .didMove(1, toParent: false),
                .viewDidAppear(2, animated: false), .completion(finished: true),
            ] + indicator(1))
    }

    @Test func `An animated set, classic: appearance begins in the call`() {
        var walk = walk(.classic)
        #expect(
            walk.set([2], animated: true) == [
                .willMove(2, toParent: true), .didMove(2, toParent: true), .viewDidLoad(2),
                .willMove(1, toParent: false), .viewWillAppear(2), .viewWillDisappear(1),
            ] + indicator(1))
        #expect(walk.turn().isEmpty)
        #expect(
            walk.settle() == [
                .viewDidAppear(2), .viewDidDisappear(1), .didMove(1, toParent: false), .completion(finished: true),
            ])
    }

    @Test(arguments: [false, true])
    func `An animated set, iOS 26: appearance begins on the next turn of the main queue`(turns: Bool) {
        var walk = walk(.iOS26)
        #expect(
            walk.set([2], animated: true) == [
                .willMove(1, toParent: false), .willMove(2, toParent: true), .didMove(2, toParent: true),
                .viewDidLoad(2),
            ] + indicator(1))
        #expect(walk.container.viewControllers == [2])
        let start: [Callback<Int>] = [.viewWillAppear(2), .viewWillDisappear(1)]
        if turns { #expect(walk.turn() == start) }
        #expect(
            walk.settle() == (turns ? [] : start) + [
                .viewDidAppear(2), .viewDidDisappear(1), .willMove(1, toParent: false), .didMove(1, toParent: false),
                .completion(finished: true),
            ])
    }

    @Test func `An animated set and at once a plain one: E5 on classic systems`() {
        var walk = walk(.classic)
        walk.set([2], animated: true)
        #expect(walk.set([3]).isEmpty && walk.incidents == [.raise(.viewCountIsNotThree)])
    }

    @Test
    func `An animated set and at once a plain one, iOS 26: the first block is told false, both sets come to an end`() {
        var walk = walk(.iOS26)
        walk.set([2], animated: true)
        #expect(
            walk.set([3]) == [
                .willMove(2, toParent: false), .willMove(3, toParent: true), .didMove(3, toParent: true),
                .viewDidLoad(3), .viewWillAppear(2), .viewWillDisappear(1), .completion(finished: false),
                .viewWillAppear(3, animated: false), .viewWillDisappear(2, animated: false),
                .viewDidDisappear(2, animated: false), .viewDidDisappear(1), .willMove(1, toParent: false),
                .didMove(1, toParent: false), .willMove(2, toParent: false), .didMove(2, toParent: false),
                .viewDidAppear(3, animated: false), .completion(finished: true),
            ] + indicator(2))
        #expect(walk.isAtRest && walk.container.leakedChild == nil)
    }

    @Test func `An animated set and at once another: E3 on classic systems`() {
        var walk = walk(.classic)
        walk.set([2], animated: true)
        #expect(walk.set([3], animated: true).isEmpty && walk.incidents == [.raise(.duplicateStatesInQueue)])
    }

    @Test func `An animated set and at once another, iOS 26: the second block never runs, a page stays a child`() {
        var walk = walk(.iOS26)
        walk.set([2], animated: true)
        let call = walk.set([3], animated: true)
        #expect(call.contains(.completion(finished: false)))
        let end = walk.settle()
        #expect(walk.incidents == [.leakedChild(2), .lostCompletion([3], .superseded)])
        #expect(!end.contains { if case .completion = $0 { true } else { false } })
        #expect(!end.contains(.didMove(2, toParent: false)))
        #expect(walk.container.leakedChild == 2)
        #expect(walk.set([4]).prefix(2) == [.willMove(2, toParent: false), .didMove(2, toParent: false)])
        #expect(walk.phases.prefix(2) == [.set, .set])
        #expect(walk.container.leakedChild == nil)
    }

    @Test func `A swipe to the page that was left behind takes it in again`() {
        var walk = walk(.iOS26)
        walk.set([2], animated: true)
        walk.set([3], animated: true)
        walk.settle()
        #expect(!walk.swipe(.backward).contains(.didMove(2, toParent: true)))
        #expect(walk.container.viewControllers == [2] && walk.container.leakedChild == nil)
    }

    @Test func `The next set lets go of the page that was left behind, also one of the page that is shown`() {
        for animated in [false, true] {
            var walk = walk(.iOS26)
            walk.set([2], animated: true)
            walk.set([3], animated: true)
            walk.settle()
            #expect(
                walk.set([3], animated: animated).prefix(2) == [
                    .willMove(2, toParent: false), .didMove(2, toParent: false),
                ])
            #expect(walk.container.leakedChild == nil)
        }
    }

    @Test func `Turning the device during the second of two sets tells of its lost block all the same`() {
        var walk = walk(.iOS26)
        walk.set([2], animated: true)
        walk.set([3], animated: true)
        walk.rotate(to: .landscapeLeft)
        walk.settle()
        #expect(walk.incidents == [.leakedChild(2), .lostCompletion([3], .superseded)])
        #expect(walk.isAtRest)
    }

    @Test(arguments: [3, 4])
    func `A set that ends a landing meets the set of its report: they follow each other, or E3`(page: Int) {
        for system in PagingSystem.allCases {
            var walk = Walk(1...4, PageViewController(system: system)) { $0.sets[.didFinishAnimating] = [.animated(3)] }
            walk.drag(.forward)
            walk.move(to: 0.6)
            walk.release()
            walk.set([page], animated: true)
            #expect(walk.incidents == (system == .classic ? [.raise(.duplicateStatesInQueue)] : []))
            guard system == .iOS26 else { continue }
            walk.settle()
            #expect(walk.isAtRest && walk.container.viewControllers == [page])
        }
    }

    @Test func `Back to the first page at once: nothing is told to move in twice`() {
        for animated in [false, true] {
            var walk = walk(.iOS26, startingAt: nil)
            var watch = Watch()
            for (page, animated) in [(1, false), (2, true), (1, animated)] {
                let callbacks = walk.set([page], animated: animated)
                #expect(watch.problems(callbacks, walk.container).isEmpty)
            }
            let callbacks = walk.settle()
            #expect(watch.problems(callbacks, walk.container).isEmpty)
            #expect(walk.container.viewControllers == [1])
        }
    }

    @Test func `A plain set inside the report of a cancelled swipe is dropped on iOS 26; on the next turn it works`() {
        for system in PagingSystem.allCases {
            var walk = Walk(1...4, PageViewController(system: system)) { $0.sets[.didFinishAnimating] = [.plain(3)] }
            walk.swipe(.forward, ends: .cancelled)
            let isDropped = walk.incidents == [.droppedSet([3], .returning)]
            #expect(isDropped == (system == .iOS26))
            #expect(walk.container.viewControllers == (isDropped ? [1] : [3]))
        }
    }

    @Test
    func `A plain set of the page that is shown forgets neighbors on both systems, unless a reading says otherwise`() {
        func holds(_ container: PageViewController<Int>) -> String {
            var walk = Walk(1...4, container)
            walk.swipe(.forward, ends: .cancelled)
            walk.set([1])
            return walk.holds
        }
        #expect(holds(PageViewController(system: .classic)) == "? | 1 | ?")
        #expect(holds(PageViewController()) == "? | 1 | ?")
        #expect(holds(PageViewController(readings: .sameSetKeepsNil)) == "nil | 1 | ?")
        #expect(holds(PageViewController(readings: .sameSetForgetsNothing)) == "nil | 1 | 2")
    }

    @Test func `Gestures follow the same rules on both systems`() {
        func callbacks(_ system: PagingSystem) -> [[Callback<Int>]] {
            var walk = walk(system)
            return [walk.swipe(.forward), walk.swipe(.forward, ends: .cancelled), walk.drag(.backward), walk.settle()]
        }
        #expect(callbacks(.classic) == callbacks(.iOS26))
    }
}

@Suite("What the readings turn (section 1c)")
struct ReadingRules {
    private func walk(_ readings: Readings, startingAt start: Int = 2) -> Walk {
        Walk(1...4, PageViewController(readings: readings), startingAt: start)
    }

    @Test func `Every reading has a name and a bit of its own`() {
        #expect(Set(Readings.named.map(\.reading.rawValue)).count == Readings.named.count)
        #expect(PageViewController<Int>().settings.readings.isEmpty)
    }

    @Test func `firstDragBackwardAsksBeforeFirst: the first drag backward asks for the page before first`() {
        let asks: [Callback<Int>] = [.viewControllerAfter(2, answer: 3), .viewControllerBefore(2, answer: 1)]
        var usual = walk([])
        #expect(usual.drag(.backward).prefix(2) == asks[...])
        var turned = walk(.firstDragBackwardAsksBeforeFirst)
        #expect(turned.drag(.backward).prefix(2) == [asks[1], asks[0]])
        var forward = walk(.firstDragBackwardAsksBeforeFirst)
        #expect(forward.drag(.forward).prefix(2) == asks[...])
    }

    @Test
    func `reversalReportsNoEnd: a drag through rest announces the other side, and reports nothing of the first`() {
        func callbacks(_ readings: Readings) -> [Callback<Int>] {
            var walk = walk(readings)
            walk.drag(.forward)
            return walk.move(to: -0.3)
        }
        #expect(callbacks([]) == [.cameBack(to: [2]), .willTransitionTo([1])])
        #expect(callbacks(.reversalReportsNoEnd) == [.willTransitionTo([1])])
    }

    @Test func `setsReportTheirEnd: the delegate hears of the end of an animated set, before the block`() {
        var walk = walk(.setsReportTheirEnd)
        walk.set([4], animated: true)
        #expect(walk.settle() == [.landed(from: [2]), .completion(finished: true)])
    }
}

@Suite("Where the scroll view inside stands (rules 38 to 40)")
struct ProgressRules {
    private func progress(_ callbacks: [Callback<Int>]) -> [Double] {
        callbacks.compactMap { if case .scrollViewDidScroll(let position) = $0 { position.progress } else { nil } }
    }

    private func offsets(_ callbacks: [Callback<Int>]) -> [Double] {
        callbacks.compactMap { if case .scrollViewDidScroll(let position) = $0 { position.offset } else { nil } }
    }

    @Test func `Rule 38: at rest the offset is one page; the neighbors lie at 0 and 2; right to left mirrors it`() {
        for (direction, offset) in [(Direction.forward, 2.0), (.backward, 0.0)] {
            var walk = Walk(startingAt: 2, observesProgress: true)
            #expect(offsets(walk.swipe(direction)) == [offset, 1])
            let mirrored = PageViewController<Int>(PageViewControllerSettings(layoutDirection: .rightToLeft))
            var mirror = Walk(1...4, mirrored, startingAt: 2, observesProgress: true)
            #expect(offsets(mirror.swipe(direction)) == [2 - offset, 1])
        }
    }

    @Test func `Rule 39: beyond a page boundary the offset jumps back by a page, while the old page counts as shown`() {
        var walk = Walk(startingAt: 2, observesProgress: true)
        walk.drag(.forward)
        #expect(progress(walk.move(to: 0.9)) == [0.9])
        #expect(progress(walk.move(to: 1.2)) == [1.2, 0.2])
        #expect(progress(walk.move(to: 1.5)) == [0.5])
        #expect(walk.container.viewControllers == [2])
        #expect(progress(walk.move(to: 0.8)) == [-0.2, 0.8])
        walk.release()
        #expect(progress(walk.settle()) == [1, 0])
        #expect(walk.container.viewControllers == [3])
    }

    @Test func `Rule 40: a bounce at an end has positions, and no callback of the delegate`() {
        var walk = Walk(observesProgress: true)
        walk.drag(.backward)
        #expect(walk.move(to: 0.3) == [.scrollViewDidScroll(ScrollProgress(-0.3))])
        walk.release()
        #expect(walk.settle() == [.scrollViewDidScroll(ScrollProgress(0))])
    }

    @Test
    func `A set inside the announcement of a reversed drag takes the finger's page away: nothing is moved any more`() {
        var walk = Walk(startingAt: 2, observesProgress: true)
        walk.drag(.forward)
        walk.move(to: 0.3)
        walk.client.sets[.willTransitionTo] = [.plain(4)]
        let told = walk.move(to: -0.3)
        #expect(walk.outcome == .ignored)
        #expect(!progress(told).contains(-0.3))
        #expect(walk.container.viewControllers == [4])
    }

    @Test func `A cancelled swipe comes back to rest`() {
        var walk = Walk(observesProgress: true)
        walk.drag(.forward)
        walk.move(to: 0.4)
        walk.release(.cancelled)
        #expect(progress(walk.settle()) == [0])
    }

    @Test(
        arguments: [
            ("classic", [.classic]), ("iOS 5", [.classic]), ("iOS 15", [.classic]), ("iOS 16.7.2", [.classic]),
            ("iOS 17", [.iOS26, .classic]), ("iOS 18.5", [.iOS26, .classic]), ("iOS 26", [.iOS26]),
            ("ios26", [.iOS26]), ("iOS 26.1", [.iOS26]), ("iPadOS 27.0", [.iOS26]), ("iOS 4", nil), ("iOS 20", nil),
            ("iOS 28", nil), ("iOS", nil), ("iOS 26.", nil), ("tvOS 26", nil), ("iOS -7", nil),
        ] as [(String, [PagingSystem]?)])
    func `Systems have the names that people give them`(name: String, systems: [PagingSystem]?) {
        #expect(PagingSystem.systems(named: name) == systems)
    }
}
