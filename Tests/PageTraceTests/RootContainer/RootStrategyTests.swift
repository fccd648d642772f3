import PageTrace
import Testing

@Suite("The three strategies on the same gestures")
struct RootStrategyTests {
    @Test("One stack keeps every controller that ever was")
    func stackKeepsEverything() {
        let session = Session<RootStage>(after: RootGestures.inAndOut, .stack)
        #expect(session.onScreen == ["Login 2"])
        #expect(session.alive == ["Splash", "Login", "Main", "Login 2"])
        #expect(session.holds.allSatisfy { $0.holder == .stack })
    }

    @Test("On the stack nobody can return to what lies below: each step says what has become unreachable")
    func stackFindings() {
        let recording = Recording(
            replaying: RootGestures.inAndOut, in: RootContainerSettings(strategy: .stack))
        #expect(recording.findings.allSatisfy { $0.kind == .unreachableController })
        #expect(
            recording.findings.map(\.message) == [
                "Splash stays alive, and nobody can return there.",
                "Login stays alive, and nobody can return there.",
                "Main stays alive, and nobody can return there.",
            ])
    }

    @Test("Presented, each controller is held by the one that presented it")
    func presentedChain() {
        var session = Session<RootStage>(RootContainerSettings(strategy: .stack, stacking: .present))
        for gesture in RootGestures.inAndOut { session.perform(gesture) }
        #expect(
            session.holds.map(\.holder.words) == [
                "window", "presented by Splash", "presented by Login", "presented by Main",
            ])
    }

    @Test("A replaced window root destroys what was there, and animates nothing")
    func windowDestroys() {
        var session = Session<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)], .window)
        let step = session.perform(.logIn(settles: false))
        #expect(session.alive == ["Main"])
        #expect(step.dropped == ["Login"])
        #expect(!session.container.isAnimating)
        #expect(!session.container.canAnimateSwitches)
        #expect(step.findings.map(\.kind) == [.lostAnimation])
        #expect(step.findings.first?.callback == 1)
        #expect(step.gesture.notes == ["fade not possible"])
    }

    @Test("To the login screen no animation is wanted, so the window loses none")
    func windowWithoutAnimation() {
        var session = Session<RootStage>(after: [.launch], .window)
        #expect(session.perform(.launchFinished(isLoggedIn: false)).findings.isEmpty)
    }

    @Test("Containment keeps one child alive, and animates")
    func containmentSwaps() {
        var session = Session<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)])
        #expect(session.perform(.logIn(settles: false)).gesture.outcome == .inFlight)
        #expect(session.alive == ["Login", "Main"])
        #expect(session.onScreen == ["Login", "Main"])
        let end = session.perform(.settle)
        #expect(session.alive == ["Main"])
        #expect(end.dropped == ["Login"])
        #expect(session.holds == [RootHold(RootController(.main), by: .root)])
    }

    @Test("Whoever is logged in already goes from the splash screen to the main part", arguments: RootStrategy.allCases)
    func loggedInAtLaunch(strategy: RootStrategy) {
        let session = Session<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true)], strategy)
        #expect(session.onScreen == ["Main"])
    }

    @Test("Between parts no strategy has a way back", arguments: RootStrategy.allCases)
    func noWayBack(strategy: RootStrategy) {
        var session = Session<RootStage>(RootContainerSettings(strategy: strategy))
        for gesture in RootGestures.inAndOut {
            session.perform(gesture)
            #expect(session.container.wayBack == nil)
        }
    }

    @Test("Nothing but a launch does anything before the launch", arguments: RootGestures.everything)
    func beforeTheLaunch(gesture: RootGesture) {
        var session = Session<RootStage>()
        #expect(session.perform(gesture).gesture.outcome == .ignored)
        #expect(session.alive.isEmpty)
    }

    @Test("While the service call runs nobody can log in or out", arguments: [RootGesture.logIn(), .logOut()])
    func whileLaunching(gesture: RootGesture) {
        var session = Session<RootStage>(after: [.launch])
        #expect(session.perform(gesture).gesture.outcome == .ignored)
        #expect(session.onScreen == ["Splash"])
    }
}
