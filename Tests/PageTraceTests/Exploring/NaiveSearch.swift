import PageTrace

/// A search that is as plain as can be, to check the other one against: no numbers, no words, no order but that of levels.
///
/// Which gestures there are is written down here a second time.
struct NaiveSearch {
    /// Container and client, and how many gestures may still lose a call.
    struct Situation: Hashable {
        var container: PageViewControllerModel
        var client: ListClient
        let pages: [String]
        var lossesLeft: UInt8 = 1

        /// Performs a gesture, and says which sorts of findings it shows.
        mutating func perform(_ named: PageGesture<String>, _ settings: PageViewControllerSettings) -> [Finding] {
            let gesture = named.map { [pages] in PageNumber(pages.firstIndex(of: $0) ?? -1) }
            var stage = PageViewControllerStage(settings, client: client, observes: [], pages: PageNames(pages))
            stage.container = container
            stage.lossesLeft = lossesLeft
            if case .set(let set) = gesture.withoutLosses {
                if container.viewControllers.isEmpty, let page = set.pages.first { stage.client.starts(with: page) }
                _ = stage.client.pages(toSet: set)
            }
            let findings = stage.observe(stage.decided(gesture)).step(number: 0).findings
            (container, client, lossesLeft) = (stage.container, stage.client, stage.lossesLeft)
            return findings
        }
    }

    let pages: [String]
    let settings: PageViewControllerSettings
    let client: ClientDescription
    /// Whether the main queue turns, and the container is covered.
    var triesSurroundings = false

    /// Every gesture that is tried.
    var gestures: [PageGesture<String>] {
        var gestures: [PageGesture<String>] = []
        for direction in [Direction.forward, .backward] {
            gestures += [
                .swipe(Swipe(direction)), .swipe(Swipe(direction, ends: .cancelled)),
                .swipe(Swipe(direction, preload: .skipped)), .drag(direction),
            ]
            for page in pages {
                for settles in [true, false] {
                    gestures.append(
                        .set(PageSet([page], direction: direction, isAnimated: true, settles: settles)))
                }
            }
        }
        gestures += pages.map { .set(PageSet([$0])) }
        gestures += [-1, -0.5, 0, 0.5, 1].map { .move(to: $0) }
        gestures += [
            .release(Release(ends: .completed)), .release(Release(ends: .cancelled)),
            .release(Release(ends: .completed, preload: .skipped)), .settle, .dataSource(.removed),
            .dataSource(.assigned), .orientation(.landscapeLeft), .container(.layoutChanges),
        ]
        if triesSurroundings { gestures += [.turn, .container(.disappears), .container(.appears)] }
        // An end is not reported.
        let ending = gestures.filter { gesture in
            switch gesture {
            case .swipe, .drag, .release, .settle, .set, .turn: true
            default: false
            }
        }
        return gestures + ending.flatMap { [$0.losing(.completion), $0.losing(.didFinishAnimating)] }
    }

    /// The situation after the first set.
    var start: Situation {
        var start = Situation(
            container: PageViewControllerModel(settings), client: ListClient(client, pages: pages), pages: pages)
        _ = start.perform(.set(PageSet([pages[0]])), settings)
        return start
    }

    /// Whether a gesture can come, in words of its own: the container is not asked.
    func isPossible(_ gesture: PageGesture<String>, in situation: Situation) -> Bool {
        if !gesture.losses.isEmpty, situation.lossesLeft == 0 { return false }
        let container = situation.container
        let isFingerDown = if case .drag = container.transition { true } else { false }
        return switch gesture.withoutLosses {
        case .turn: container.waitsForTurn
        case .swipe, .drag: container.isOnScreen && !container.viewControllers.isEmpty && !isFingerDown
        case .move, .release: isFingerDown
        case .settle: container.transition != .none && !isFingerDown
        case .dataSource(.removed): container.hasDataSource
        case .container(.appears, _): !container.isOnScreen
        case .container(.disappears, _): container.isOnScreen
        default: true
        }
    }

    /// The number of situations that can be reached and in which the app goes on, and of gestures in them.
    func counts() -> (states: Int, transitions: Int, kinds: Set<Finding.Kind>) {
        let gestures = gestures
        var seen: Set<Situation> = [start]
        var waiting = [start]
        var transitions = 0
        var kinds: Set<Finding.Kind> = []
        while let situation = waiting.popLast() {
            for gesture in gestures where isPossible(gesture, in: situation) {
                var next = situation
                kinds.formUnion(next.perform(gesture, settings).map(\.kind))
                transitions += 1
                if !next.container.hasStopped, seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return (seen.count, transitions, kinds)
    }

    /// The findings of every walk of so many gestures, and of those that are shorter.
    func everything(upTo length: Int) -> Set<Finding> {
        var findings: Set<Finding> = []
        func go(_ situation: Situation, _ left: Int) {
            guard left > 0, !situation.container.hasStopped else { return }
            for gesture in gestures where isPossible(gesture, in: situation) {
                var next = situation
                findings.formUnion(next.perform(gesture, settings))
                go(next, left - 1)
            }
        }
        go(start, length)
        return findings
    }
}
