import Testing

@testable import PageTrace

@Suite("Every sequence of gestures, up to six after the launch")
struct RootExploration {
    /// Performs every sequence, and shows each step with the sessions before and after it.
    ///
    /// Sessions that are equal are gone on with once.
    private func explore(
        _ description: RootContainerSettings, client: RootClientDescription = .repaired, depth: Int = 6,
        _ visit: (StagedSession<RootStage>, StagedSession<RootStage>, Step) -> Void
    ) {
        var sessions: Set<StagedSession<RootStage>> = []
        var start = StagedSession<RootStage>(description, client: client)
        start.perform(.launch)
        sessions.insert(start)
        for _ in 0..<depth {
            var next: Set<StagedSession<RootStage>> = []
            for session in sessions {
                for gesture in RootGestures.everything {
                    var after = session
                    let step = after.perform(gesture)
                    visit(session, after, step)
                    next.insert(after)
                }
            }
            sessions = next
        }
    }

    @Test func `Repaired containment: no findings, and at rest one child, its view, and current`() {
        var steps = 0
        explore(RootContainerSettings()) { _, session, step in
            steps += 1
            let container = session.container
            #expect(step.findings.isEmpty, "\(step.text)")
            #expect(container.running.count <= 1)
            guard !container.isAnimating else { return }
            #expect(container.children.count == 1)
            #expect(container.views == container.children)
            #expect(session.client.current == container.children.first)
            #expect(container.unreachable.isEmpty)
        }
        #expect(steps > 1000)
    }

    @Test func `A replaced window root: one part is alive, nothing ever runs, and nothing but animations is lost`() {
        explore(RootContainerSettings(strategy: .window)) { _, session, step in
            #expect(!session.container.isAnimating)
            #expect(session.container.unreachable.isEmpty)
            #expect(session.alive.count == session.container.reachable.count)
            #expect(step.findings.allSatisfy { $0.kind == .lostAnimation }, "\(step.text)")
        }
    }

    @Test(arguments: RootStacking.allCases)
    func `One stack: nothing that was alive is ever gone`(stacking: RootStacking) {
        explore(RootContainerSettings(strategy: .stack, stacking: stacking)) { before, session, step in
            #expect(Set(before.alive).isSubset(of: session.alive))
            #expect(step.dropped.isEmpty)
            #expect(Set(session.container.unreachable).isDisjoint(with: session.container.onScreen))
            #expect(step.findings.allSatisfy { $0.kind == .unreachableController }, "\(step.text)")
        }
    }

    /// What is reached in walks of so many gestures, by a search to which each session is a situation of its own.
    private func kinds(_ trace: Trace, depth: Int, gestures: [RootGesture]) throws -> [Set<Finding.Kind>] {
        let scenario = try #require(trace.scenario.any as? Scenario<RootContainerSettings>)
        var sessions: Set<StagedSession<RootStage>> = []
        var start = StagedSession<RootStage>(scenario.container, client: scenario.client)
        start.perform(.launch)
        sessions.insert(start)
        return (0..<depth).map { _ in
            var (next, found) = (Set<StagedSession<RootStage>>(), Set<Finding.Kind>())
            for session in sessions where !session.hasStopped {
                for gesture in gestures where session.refusal(of: gesture) == nil {
                    var after = session
                    found.formUnion(after.perform(gesture).findings.map(\.kind))
                    next.insert(after)
                }
            }
            sessions = next
            return found
        }
    }

    @Test(arguments: [
        (RootStrategy.stack, RootClientDescription.repaired), (.stack, .article), (.window, .article),
        (.containment, .article), (.containment, RootClientDescription(mistakes: [.keepsOldChild])),
        (.containment, RootClientDescription(mistakes: [.staleCurrent, .startsWhileRunning])),
        (.containment, RootClientDescription(mistakes: [.missingDidMove, .switchesToShown, .startsWhileRunning])),
    ])
    func `What is left behind makes no difference to what is found`(
        strategy: RootStrategy, client: RootClientDescription
    ) throws {
        let trace = Trace(rootContainer: RootContainerSettings(strategy: strategy), client: client, gestures: [.launch])
        let scenario = try #require(trace.scenario.any as? Scenario<RootContainerSettings>)
        let tried = scenario.beginning(ExplorationOptions(), pages: []).gestures.map(\.gesture)
        let depth = 3
        let found = try kinds(trace, depth: depth, gestures: tried)
        let explored = try #require(trace.explored(ExplorationOptions(depth: depth)))
        // Each kind by the first length at which there is one.
        for kind in Finding.Kind.allCases {
            let first = explored.walks.filter { $0.sort.kind == kind }.map(\.length).min()
            #expect(first == found.firstIndex { $0.contains(kind) }.map { $0 + 1 }, "\(kind)")
        }
    }

    @Test(arguments: RootStrategy.allCases, 0..<60)
    func `From a situation follows the same as from all that led there`(strategy: RootStrategy, seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let mistakes = RootMistake.allCases.filter { $0.applies(to: strategy) && random.draw(0.5) }
        var plain = RootStage(
            RootContainerSettings(strategy: strategy), client: RootClientDescription(mistakes: Set(mistakes)))
        _ = plain.observe(.launch)
        var restored = plain
        restored.isTold = false
        for _ in 0..<40 {
            let situation = restored.situation
            restored.restore(situation.container, situation.remainder)
            let possible = RootGestures.everything.filter { plain.refusal(of: $0) == nil }
            #expect(possible == RootGestures.everything.filter { restored.refusal(of: $0) == nil })
            let gesture = possible[random.draw(below: possible.count)]
            let (one, other) = (plain.observe(gesture), restored.observe(gesture))
            #expect(Set(one.sorts) == Set(other.sorts) && one.outcome == other.outcome, "\(mistakes): \(gesture)")
            guard !plain.hasStopped else { break }
        }
    }

    @Test func `A stack that keeps all that was shown has as few situations as a window that keeps nothing`() throws {
        let trace = Trace(rootContainer: RootContainerSettings(strategy: .stack), gestures: [.launch])
        let explored = try #require(trace.explored())
        #expect(explored.bound == nil && explored.states < 100)
        #expect(explored.walks.map(\.sort.kind) == [.unreachableController])
        // Whoever looks at a situation sees all that is held.
        var stage = RootStage(RootContainerSettings(strategy: .stack))
        for gesture in RootGestures.inAndOut { _ = stage.observe(gesture) }
        #expect(stage.situation.container.stack.count == 4)
        stage.isTold = false
        #expect(stage.situation.container.stack.count == 1)
    }

    @Test func `At rest every strategy shows the same screen, and it fits the session`() {
        let gestures = RootGestures.everything
        for first in gestures {
            for second in gestures {
                for third in gestures {
                    let sequence = [.launch, first, second, third, RootGesture.settle]
                    let sessions = RootStrategy.allCases.map { StagedSession<RootStage>(after: sequence, $0) }
                    #expect(Set(sessions.map { $0.container.onScreen.map(\.screen) }).count == 1, "\(sequence)")
                    for session in sessions {
                        let isInside = session.container.reachable.last?.screen == .main
                        #expect(isInside == (session.client.isLoggedIn ?? false), "\(sequence)")
                    }
                }
            }
        }
    }

    @Test(arguments: RootMistake.allCases)
    func `With any mistake steps hang together, and findings name real callbacks`(mistake: RootMistake) {
        for strategy in RootStrategy.allCases where mistake.applies(to: strategy) {
            let client = RootClientDescription(mistakes: [mistake])
            explore(RootContainerSettings(strategy: strategy), client: client, depth: 3) { before, after, step in
                #expect(Set(step.loaded).isDisjoint(with: step.dropped))
                #expect(Set(before.alive).union(step.loaded).subtracting(step.dropped) == Set(after.alive))
                #expect(step.findings.allSatisfy { (1...max(1, step.callbacks.count)).contains($0.callback ?? 1) })
                #expect(step.before == before.held && step.after == after.held)
            }
        }
    }
}

extension StagedSession<RootStage> {
    /// The held pages as the next step, a gesture that changes nothing, would say them.
    fileprivate var held: [HeldPages] {
        var copy = self
        return copy.perform(.launch).before
    }
}
