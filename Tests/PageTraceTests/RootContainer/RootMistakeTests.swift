import PageTrace
import Testing

@Suite("Each mistake in the app's code is found, and the repaired code passes")
struct RootMistakeTests {
    /// Gestures on which every mistake shows.
    static let gestures: [RootGesture] = [
        .launch, .launchFinished(isLoggedIn: false), .logIn(settles: false), .logOut(), .orientation(.landscapeLeft),
        .logIn(), .logIn(),
    ]

    static let expected: [(RootMistake, Set<Finding.Kind>)] = [
        (.missingWillMove, [.missingMove]),
        (.missingDidMove, [.missingMove]),
        (.doubledWillMove, [.doubledMove]),
        (.doubledDidMove, [.doubledMove]),
        (.keepsOldChild, [.childStays]),
        (.missingFrame, [.wrongSize, .lostAnimation]),
        (.missingFadeFrame, [.wrongSize]),
        (.missingSlideStart, [.lostAnimation]),
        (.staleCurrent, [.wrongTracker, .doubledMove, .contractViolation]),
        (.switchesToShown, [.switchToShownScreen]),
        (.startsWhileRunning, [.transitionWhileRunning, .doubledMove, .missingMove, .childStays]),
    ]

    private func kinds(
        _ mistakes: Set<RootMistake>, _ strategy: RootStrategy = .containment, _ stacking: RootStacking = .push
    ) -> Set<Finding.Kind> {
        let recording = Recording(
            replaying: Self.gestures, in: RootContainerSettings(strategy: strategy, stacking: stacking),
            client: RootClientDescription(mistakes: mistakes))
        return Set(recording.findings.map(\.kind))
    }

    @Test(arguments: expected)
    func `A mistake gives just its own findings`(mistake: RootMistake, expected: Set<Finding.Kind>) {
        #expect(kinds([mistake]) == expected)
    }

    @Test func `No mistake is left out of the table`() {
        #expect(Self.expected.map(\.0) == RootMistake.allCases)
    }

    @Test func `The repaired code passes the same gestures`() {
        #expect(kinds([]).isEmpty)
    }

    @Test(arguments: RootMistake.allCases)
    func `A mistake that a strategy does not know changes nothing`(mistake: RootMistake) {
        for strategy in RootStrategy.allCases {
            let changes = kinds([mistake], strategy) != kinds([], strategy)
            #expect(changes == mistake.applies(to: strategy), "\(mistake), \(strategy)")
        }
    }

    @Test func `A finding names the callback at which it happened`() {
        let client = RootClientDescription(mistakes: [.missingWillMove])
        for step in Recording(replaying: RootGestures.inAndOut, client: client).steps {
            for finding in step.findings {
                let callback = finding.callback.map { step.callbacks[$0 - 1].name }
                #expect(callback == "removeFromParent")
            }
        }
    }

    @Test func `A stale current makes UIKit raise at the next transition, and the replay stops there`() {
        let recording = Recording(
            replaying: RootGestures.inAndOut, client: RootClientDescription(mistakes: [.staleCurrent]))
        #expect(recording.steps.count == 3)
        #expect(recording.stoppedAt?.number == 2)
        let raised = recording.findings.last
        #expect(raised?.kind == .contractViolation)
        #expect(raised?.message.contains("Splash and Main must have a common parent view controller") == true)
        #expect(recording.steps[1].trackers == [TrackerRecord(name: "current", value: "Splash", isWrong: true)])
        #expect(recording.steps[1].dropped.isEmpty, "current keeps the splash screen alive")
    }

    @Test func `After UIKit has raised, a session does nothing any more`() {
        var session = StagedSession<RootStage>(
            after: Array(RootGestures.inAndOut.prefix(3)), client: RootClientDescription(mistakes: [.staleCurrent]))
        let step = session.perform(.settle)
        #expect(step.gesture.outcome == .ignored)
        #expect(step.callbacks.isEmpty)
    }

    @Test func `A child without a frame has the right size until the device turns`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true)], client: .article)
        let turned = session.perform(.orientation(.landscapeLeft))
        #expect(turned.findings.map(\.kind) == [.wrongSize])
        #expect(session.perform(.orientation(.landscapeRight)).findings.isEmpty, "said once")
        #expect(session.perform(.orientation(.portrait)).findings.isEmpty)
        #expect(session.perform(.orientation(.landscapeLeft)).findings.map(\.kind) == [.wrongSize])
    }

    @Test
    func `UIKit refuses a presentation while another runs: the main part stays on screen, and nobody is logged in`() {
        var session = StagedSession<RootStage>(
            RootContainerSettings(strategy: .stack, stacking: .present),
            client: RootClientDescription(mistakes: [.startsWhileRunning]))
        for gesture in RootGestures.outInMidFade { session.perform(gesture) }
        #expect(session.onScreen == ["Main"])
        #expect(session.client.isLoggedIn == false)
    }

    @Test func `The repaired code waits for the animation, and then goes where the session says`() {
        var session = StagedSession<RootStage>(after: Array(RootGestures.outInMidFade.dropLast()))
        let step = session.perform(.logOut(settles: false))
        #expect(step.gesture.outcome == .changed)
        #expect(step.gesture.notes.map(\.rawValue) == ["waits for the animation"])
        #expect(step.callbacks.isEmpty)
        session.perform(.settle)
        #expect(session.onScreen == ["Login 2"])
        #expect(session.alive == ["Login 2"])
    }

    @Test func `Out and in again during the animation: it leads where the session wants to be, and nothing waits`() {
        var session = StagedSession<RootStage>(after: Array(RootGestures.outInMidFade.dropLast()))
        session.perform(.logOut(settles: false))
        session.perform(.logIn())
        #expect(session.onScreen == ["Main"])
    }
}
