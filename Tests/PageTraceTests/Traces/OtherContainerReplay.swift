import PageTrace
import Testing

/// One replay for every container: a trace gives the recording that its container gives by itself.
struct OtherContainerReplay {
    private let scroll: [ScrollViewGesture] = [.swipe(.forward), .set(ScrollPoint(x: 2)), .swipe(.backward)]
    private let root: [RootGesture] = [.launch, .launchFinished(isLoggedIn: false), .logIn(), .logOut()]

    @Test("A scroll view", arguments: [ScrollViewClientDescription.article, .withoutFlag, .repaired])
    func aScrollView(_ client: ScrollViewClientDescription) {
        let pages = ["First", "Second", "Third"]
        let trace = Trace(
            title: "Pager", scrollView: PagingScrollViewSettings(), pages: pages, client: client, gestures: scroll)
        var session = Session(pages: pages, client: PagingScrollViewPager<String>(client))
        let steps = [session.open()].compactMap { $0 } + scroll.map { session.perform($0) }
        #expect(Recording(replaying: trace).steps == steps)
    }

    @Test("A root container", arguments: RootStrategy.allCases)
    func aRootContainer(_ strategy: RootStrategy) {
        let description = RootContainerSettings(strategy: strategy)
        let trace = Trace(title: "Root", rootContainer: description, client: .article, gestures: root)
        var session = Session(description, client: .article)
        #expect(Array(Replay(trace)) == root.map { session.perform($0) })
    }

    @Test("The head of a recording names container and pages")
    func theHeadOfARecordingNamesContainerAndPages() {
        let pager = Recording(
            heading: Trace(scrollView: PagingScrollViewSettings(axis: .vertical), pages: ["A"], gestures: []))
        #expect(pager.container == "UIScrollView, paging, vertical, 320 × 480")
        #expect(pager.pages == ["A"])
        let root = Recording(
            heading: Trace(
                rootContainer: RootContainerSettings(strategy: .window), gestures: [.launch, .deepLink("Profile")]))
        #expect(root.container == "root container, window root replaced")
        #expect(root.pages == ["Splash", "Login", "Main", "Profile"])
    }

    @Test("A replay ends where UI kit would raise")
    func aReplayEndsWhereUIKitWouldRaise() {
        let trace = Trace(
            rootContainer: RootContainerSettings(), client: RootClientDescription(mistakes: [.staleCurrent]),
            gestures: [.launch, .launchFinished(isLoggedIn: true), .logOut(), .logIn(), .logOut()])
        #expect(Array(Replay(trace)).count < trace.gestures.count)
    }

    @Test("A gesture of another container is ignored and says so")
    func aGestureOfAnotherContainerIsIgnoredAndSaysSo() throws {
        let trace = Trace(
            pages: ["A", "B"],
            gestures: [.page(.set(ProgrammaticSet(["A"]))), .root(.logIn()), .page(.swipe(Swipe(.forward)))])
        let steps = Array(Replay(trace))
        #expect(steps.map(\.number) == [0, 1, 2])
        let foreign = try #require(steps.dropFirst().first)
        #expect(foreign.gesture.notes == ["unknown to a page view controller"])
        #expect(foreign.callbacks.isEmpty && foreign.after == steps[0].after)
        #expect(steps.last?.gesture.to == ["B"])
    }

    @Test("A client of another container counts as none")
    func aClientOfAnotherContainerCountsAsNone() {
        let gestures: [Gesture] = [.root(.launch), .root(.launchFinished(isLoggedIn: true))]
        let mixed = Trace(
            container: .rootContainer(RootContainerSettings()), client: .pager(.article), gestures: gestures)
        let plain = Trace(
            container: .rootContainer(RootContainerSettings()), client: .root(.repaired), gestures: gestures)
        #expect(Recording(replaying: mixed) == Recording(replaying: plain))
    }

    @Test("More callbacks are observed where they are not recorded anyway")
    func moreCallbacksAreObservedWhereTheyAreNotRecordedAnyway() {
        var client = TraceClientDescription.pages(ClientDescription(observes: [.appearance]))
        client.observe([.containment])
        #expect(client == .pages(ClientDescription(observes: [.appearance, .containment])))
        var pager = TraceClientDescription.pager(.article)
        pager.observe([.containment])
        #expect(pager == .pager(.article))
    }

    @Test("Strategies are compared on a trace")
    func strategiesAreComparedOnATrace() throws {
        let animations = RootAnimations(login: .fade, main: .none, logOut: .none)
        let trace = Trace(
            rootContainer: RootContainerSettings(strategy: .stack, stacking: .present, animations: animations),
            client: .article, gestures: root)
        let comparison = try #require(RootComparison(trace))
        #expect(comparison == RootComparison(root, client: .article, stacking: .present, animations: animations))
        #expect(RootComparison(Trace(pages: ["A"], gestures: [])) == nil)
    }
}
