import PageTrace
import Testing

@Suite("The calls of containment, in the article's order")
struct RootContainmentOrder {
    @Test func `At launch: add child, frame, add subview, didMove; the child appears with the window`() {
        var session = StagedSession<RootStage>()
        #expect(
            session.perform(.launch).callbacks.map(\.text) == [
                "rootViewController RootViewController",
                "addChild Splash", "willMove(Splash, toParent: root)",
                "frame Splash, to: bounds", "addSubview Splash", "didMove(Splash, toParent: root)",
                "viewWillAppear(Splash)", "viewDidAppear(Splash)",
            ])
    }

    @Test func `Without animation: the new child is in before the old one goes`() {
        var session = StagedSession<RootStage>(after: [.launch])
        let step = session.perform(.launchFinished(isLoggedIn: false))
        #expect(
            step.calls(.request, .containment) == [
                "addChild Login", "willMove(Login, toParent: root)", "frame Login, to: bounds", "addSubview Login",
                "didMove(Login, toParent: root)",
                "willMove(Splash, toParent: nil)", "removeFromSuperview Splash", "removeFromParent Splash",
                "didMove(Splash, toParent: nil)",
            ])
        #expect(step.callbacks.last?.changes.map(\.text) == ["current: Splash → Login"])
        #expect(step.callbacks.allSatisfy { $0.phase == .set })
    }

    @Test func `With the fade: willMove(nil), add child and transition first, the rest in the completion block`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)])
        let start = session.perform(.logIn(settles: false))
        #expect(
            start.calls(.request, .containment) == [
                "willMove(Login, toParent: nil)", "addChild Main", "willMove(Main, toParent: root)",
                "frame Main, to: bounds", "transition from: Login, to: Main, options: fade",
            ])
        #expect(session.client.current == RootController(.login))
        let end = session.perform(.settle)
        #expect(
            end.calls(.request, .containment, .completion) == [
                "removeFromParent Login", "didMove(Login, toParent: nil)", "didMove(Main, toParent: root)",
                "completion finished: true",
            ])
        #expect(end.callbacks.map(\.phase) == [.landing, .landing] + Array(repeating: .completion, count: 4))
        #expect(session.client.current == RootController(.main))
    }

    @Test func `With the slide: the view starts beside the others, and fills the bounds in the animations`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: true)])
        let step = session.perform(.logOut())
        #expect(
            step.calls(.request) == [
                "addChild Login", "frame Login, to: beside", "transition from: Main, to: Login, options: slide",
                "frame Login, to: bounds", "removeFromParent Main",
            ])
        #expect(step.findings.isEmpty)
    }

    @Test func `UIKit makes two of the calls itself: willMove in addChild, didMove(nil) in removeFromParent`() {
        let steps = Recording(replaying: RootGestures.inAndOut).steps.flatMap(\.callbacks)
        let automatic = steps.filter { $0.role == .containment && $0.note != nil }
        let words = Set(automatic.map { "\($0.name) \($0.note ?? "")" })
        #expect(words == ["willMove by addChild", "didMove by removeFromParent"])
        let byHand = steps.filter { $0.role == .containment && $0.note == nil }
        #expect(byHand.filter { $0.name == "willMove" }.allSatisfy { $0.text.hasSuffix("toParent: nil)") })
        #expect(byHand.filter { $0.name == "didMove" }.allSatisfy { $0.text.hasSuffix("toParent: root)") })
    }

    @Test func `The old part disappears and the new one appears around the animation`() {
        var session = StagedSession<RootStage>(after: [.launch, .launchFinished(isLoggedIn: false)])
        #expect(
            session.perform(.logIn(settles: false)).calls(.appearance) == [
                "viewWillDisappear(Login)", "viewWillAppear(Main)",
            ])
        #expect(session.perform(.settle).calls(.appearance) == ["viewDidDisappear(Login)", "viewDidAppear(Main)"])
    }

    @Test("The article's last listing slides the login screen in after the splash screen: an animation like any other")
    func slideAfterSplash() {
        let description = RootContainerSettings(animations: RootAnimations(login: .slide))
        let recording = Recording(replaying: [.launch, .launchFinished(isLoggedIn: false)], in: description)
        #expect(recording.steps.last?.gesture.notes.map(\.rawValue) == ["slide"])
        #expect(recording.findings.isEmpty)
        #expect(recording.container == "root container, containment, login slide")
    }
}
