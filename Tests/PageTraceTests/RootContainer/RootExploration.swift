import PageTrace
import Testing

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
