import PageTrace

/// A search that is as plain as can be, to check the other one against: no numbers, no words, no order but that of levels.
///
/// Which gestures there are is written down here a second time.
struct NaiveSearch {
    /// Container and client.
    struct Situation: Hashable {
        var container: PageViewController<String>
        var client: TraceClient

        /// Performs a gesture, and says which sorts of findings it shows.
        mutating func perform(_ gesture: Gesture, _ description: ContainerDescription) -> [Finding] {
            var session = Session(description, client: client)
            session.stage = SessionStage.entered(session.stage, container)
            switch gesture {
            case .set(let set):
                var client = client
                _ = client.pages(toSet: set)
                session.client = client
                return finish(
                    session.set(
                        set.pages, direction: set.direction, animated: set.isAnimated, settles: set.settles,
                        completion: set.isAnimated), session)
            case .swipe(let swipe):
                return finish(
                    session.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload), session)
            case .drag(let direction): return finish(session.drag(direction), session)
            case .move(let position): return finish(session.move(to: position), session)
            case .release(let release):
                return finish(session.release(ends: release.ends, preload: release.preload), session)
            case .settle: return finish(session.settle(), session)
            case .dataSource(.removed): return finish(session.removeDataSource(), session)
            case .dataSource(.assigned): return finish(session.assignDataSource(), session)
            case .turn: return finish(session.perform(.turn), session)
            case .container(let change, _): return finish(session.perform(.container(change)), session)
            default: return []
            }
        }

        private mutating func finish(_ step: Step, _ session: Session<PageViewControllerStage<TraceClient>>)
            -> [Finding]
        {
            container = session.container
            client = session.client
            return step.findings
        }
    }

    let pages: [String]
    let description: ContainerDescription
    let client: ClientDescription
    /// Whether the main queue turns, and the container is covered.
    var triesSurroundings = false

    /// Every gesture that is tried.
    var gestures: [Gesture] {
        var gestures: [Gesture] = []
        for direction in [Direction.forward, .backward] {
            gestures += [
                .swipe(Swipe(direction)), .swipe(Swipe(direction, ends: .cancelled)),
                .swipe(Swipe(direction, preload: .skipped)), .drag(direction),
            ]
            for page in pages {
                for settles in [true, false] {
                    gestures.append(
                        .set(ProgrammaticSet([page], direction: direction, isAnimated: true, settles: settles)))
                }
            }
        }
        gestures += pages.map { .set(ProgrammaticSet([$0])) }
        gestures += [-1, -0.5, 0, 0.5, 1].map { .move(to: $0) }
        gestures += [
            .release(Release(ends: .completed)), .release(Release(ends: .cancelled)),
            .release(Release(ends: .completed, preload: .skipped)), .settle, .dataSource(.removed),
            .dataSource(.assigned),
        ]
        if triesSurroundings { gestures += [.turn, .container(.disappears), .container(.appears)] }
        return gestures
    }

    /// The situation after the first set.
    var start: Situation {
        var start = Situation(
            container: Session(description, client: TraceClient(client, pages: pages)).container,
            client: TraceClient(client, pages: pages))
        _ = start.perform(.set(ProgrammaticSet([pages[0]])), description)
        return start
    }

    func isPossible(_ gesture: Gesture, in situation: Situation) -> Bool {
        switch gesture {
        case .set: true
        case .swipe(let swipe): situation.container.refusal(of: .swipe(swipe)) == nil
        case .drag(let direction): situation.container.refusal(of: .drag(direction)) == nil
        case .move(let position): situation.container.refusal(of: .move(to: position)) == nil
        case .release(let release): situation.container.refusal(of: .release(release)) == nil
        case .settle: situation.container.refusal(of: .settle) == nil
        case .dataSource(let change): situation.container.refusal(of: .dataSource(change)) == nil
        case .turn: situation.container.waitsForTurn
        case .container(let change, _): situation.container.refusal(of: .container(change)) == nil
        default: false
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
                kinds.formUnion(next.perform(gesture, description).map(\.kind))
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
                findings.formUnion(next.perform(gesture, description))
                go(next, left - 1)
            }
        }
        go(start, length)
        return findings
    }
}

/// Puts a stage into the situation of a container, by replacing it as a whole.
private enum SessionStage {
    static func entered(
        _ stage: PageViewControllerStage<TraceClient>, _ container: PageViewController<String>
    ) -> PageViewControllerStage<TraceClient> {
        var stage = stage
        stage.replace(container)
        return stage
    }
}
