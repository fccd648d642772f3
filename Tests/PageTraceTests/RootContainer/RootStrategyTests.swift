import PageTrace
import Testing

@Suite("The three strategies on the same gestures")
struct RootStrategyTests {
    @Test func `One stack keeps every controller that ever was`() {
        let session = StagedSession<RootStage>(after: RootGestures.inAndOut, .stack)
        #expect(session.onScreen == ["Login 2"])
        #expect(session.alive == ["Splash", "Login", "Main", "Login 2"])
        #expect(session.holds.allSatisfy { $0.holder == .stack })
    }

    @Test func `On the stack nobody can return to what lies below: each step says what has become unreachable`() {
        let recording = Recording(replaying: RootGestures.inAndOut, in: RootContainerSettings(strategy: .stack))
        #expect(recording.findings.allSatisfy { $0.kind == .unreachableController })
        #expect(
            recording.findings.map(\.message) == [
                "Splash stays alive, and nobody can return there.",
                "Login stays alive, and nobody can return there.",
                "Main stays alive, and nobody can return there.",
            ])
    }

    @Test func `Presented, each controller is held by the one that presented it`() {
        var session = StagedSession<RootStage>(RootContainerSettings(strategy: .stack, stacking: .present))
        for gesture in RootGestures.inAndOut { session.perform(gesture) }
        #expect(
            session.holds.map(\.holder.words) == [
                "window", "presented by Splash", "presented by Login", "presented by Main",
            ])
    }

    @Test func `A replaced window root destroys what was there, and animates nothing`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)], .window)
        let step = session.perform(.logIn(settles: false))
        #expect(session.alive == ["Main"])
        #expect(step.dropped == ["Login"])
        #expect(!session.container.isAnimating)
        #expect(!session.container.canAnimateSwitches)
        #expect(step.findings.map(\.kind) == [.lostAnimation])
        #expect(step.findings.first?.callback == 1)
        #expect(step.gesture.notes.map(\.rawValue) == ["fade not possible"])
    }

    @Test func `To the login screen no animation is wanted, so the window loses none`() {
        var session = StagedSession<RootStage>(after: [.launch], .window)
        #expect(session.perform(.launchFinished(isLoggedIn: false)).findings.isEmpty)
    }

    @Test func `Containment keeps one child alive, and animates`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)])
        #expect(session.perform(.logIn(settles: false)).gesture.outcome == .inFlight)
        #expect(session.alive == ["Login", "Main"])
        #expect(session.onScreen == ["Login", "Main"])
        let end = session.perform(.settle)
        #expect(session.alive == ["Main"])
        #expect(end.dropped == ["Login"])
        #expect(session.holds == [RootHold(RootController(.main), by: .root)])
    }

    @Test(arguments: RootStrategy.allCases)
    func `Whoever is logged in already goes from the splash screen to the main part`(strategy: RootStrategy) {
        let session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true)], strategy)
        #expect(session.onScreen == ["Main"])
    }

    @Test(arguments: RootStrategy.allCases)
    func `Between parts no strategy has a way back`(strategy: RootStrategy) {
        var session = StagedSession<RootStage>(RootContainerSettings(strategy: strategy))
        for gesture in RootGestures.inAndOut {
            session.perform(gesture)
            #expect(session.container.wayBack == nil)
        }
    }

    @Test(arguments: RootGestures.everything)
    func `Nothing but a launch does anything before the launch`(gesture: RootGesture) {
        var session = StagedSession<RootStage>()
        #expect(session.perform(gesture).gesture.outcome == .ignored)
        #expect(session.alive.isEmpty)
    }

    @Test(arguments: [RootGesture.logIn(), .logOut()])
    func `While the service call runs nobody can log in or out`(gesture: RootGesture) {
        var session = StagedSession<RootStage>(after: [.launch])
        #expect(session.perform(gesture).gesture.outcome == .ignored)
        #expect(session.onScreen == ["Splash"])
    }
}
