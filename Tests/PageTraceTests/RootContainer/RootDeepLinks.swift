import PageTrace
import Testing

@Suite("Deep links to a screen of the main part")
struct RootDeepLinks {
    @Test(arguments: RootStrategy.allCases)
    func `Logged in: the screen lies on the main part, with a way back to it`(strategy: RootStrategy) {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true)], strategy)
        let step = session.perform(.deepLink("Profile"))
        #expect(session.onScreen == ["Profile"])
        #expect(step.after.shown == ["Profile"])
        #expect(session.container.wayBack?.name == "Main")
        #expect(step.gesture.text == "deep link to Profile  Main → Profile  (back to Main)")
    }

    @Test(arguments: RootStrategy.allCases)
    func `Logged out: the link waits, and is followed after the log in`(strategy: RootStrategy) {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)], strategy)
        let step = session.perform(.deepLink("Profile"))
        #expect(step.gesture.notes.map(\.rawValue) == ["waits for the log in"])
        #expect(session.onScreen == ["Login"])
        #expect(session.client.pendingLink == "Profile")
        session.perform(.logIn())
        #expect(session.onScreen == ["Profile"])
        #expect(session.client.pendingLink == nil)
    }

    @Test(arguments: [true, false])
    func `During the launch: the link waits for the session, and past the login screen`(isLoggedIn: Bool) {
        var session = StagedSession<RootStage>(after: [
            .launch, .deepLink("Profile"), .launchFinished(isLoggedIn: isLoggedIn),
        ])
        #expect(session.onScreen == [isLoggedIn ? "Profile" : "Login"])
        session.perform(.logIn())
        #expect(session.onScreen == ["Profile"])
    }

    @Test func `During an animation: the link is followed in its completion`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true, settles: false)])
        let step = session.perform(.deepLink("Profile", settles: false))
        #expect(step.gesture.notes.map(\.rawValue) == ["waits for the animation"])
        session.perform(.settle)
        #expect(session.onScreen == ["Profile"])
    }

    @Test func `A log out forgets a link that waits: it belonged to the session that ended`() {
        var session = StagedSession<RootStage>(after: [
            .launch, .launchFinished(isLoggedIn: true, settles: false), .deepLink("Profile", settles: false), .logOut(),
            .logIn(),
        ])
        #expect(session.onScreen == ["Main 2"])
        session.perform(.settle)
        #expect(session.client.pendingLink == nil)
    }

    @Test func `A second link takes the place of one that waits`() {
        let session = StagedSession<RootStage>(after: [
            .launch, .deepLink("Profile"), .deepLink("Settings"), .launchFinished(isLoggedIn: true),
        ])
        #expect(session.onScreen == ["Settings"])
        #expect(session.alive == ["Main", "Settings"])
    }

    @Test func `Links pile up on the main part, and the way back leads through them`() {
        let session = StagedSession<RootStage>(after: [
            .launch, .launchFinished(isLoggedIn: true), .deepLink("Profile"), .deepLink("Settings"),
        ])
        #expect(session.container.reachable.map(\.name) == ["Settings", "Profile", "Main"])
        #expect(session.container.wayBack?.name == "Profile")
    }

    @Test func `A link to the screen that is shown is ignored; the article's code opens it twice`() {
        let gestures: [RootGesture] = [.launch, .launchFinished(isLoggedIn: true), .deepLink("Profile")]
        var repaired = StagedSession<RootStage>(after: gestures)
        #expect(repaired.perform(.deepLink("Profile")).gesture.outcome == .ignored)
        var article = StagedSession<RootStage>(after: gestures, client: .article)
        #expect(article.perform(.deepLink("Profile")).findings.map(\.kind) == [.switchToShownScreen])
        #expect(article.alive == ["Main", "Profile", "Profile 2"])
    }

    @Test func `A log out destroys the linked screen with its part, but not on the one stack`() {
        let gestures: [RootGesture] = [.launch, .launchFinished(isLoggedIn: true), .deepLink("Profile"), .logOut()]
        #expect(StagedSession<RootStage>(after: gestures).alive == ["Login"])
        #expect(StagedSession<RootStage>(after: gestures, .window).alive == ["Login"])
        #expect(StagedSession<RootStage>(after: gestures, .stack).alive == ["Splash", "Main", "Profile", "Login"])
    }

    @Test(arguments: ["", "Main", "Login 2"])
    func `No link leads to a part, or to a name that could be a second instance`(name: String) {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true)])
        #expect(session.perform(.deepLink(name)).gesture.outcome == .ignored)
        #expect(session.onScreen == ["Main"])
    }

    @Test(arguments: ["My Profile", "Top 10 songs", "2"])
    func `A name with a space, or with a number inside, is a screen`(name: String) {
        #expect(RootScreen.isLinkable(name))
    }
}
