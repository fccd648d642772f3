import PageTrace
import Testing

/// One replay for every container: a trace gives the recording that its container gives by itself.
struct OtherContainerReplay {
    private let scroll: [ScrollViewGesture] = [.swipe(.forward), .set(ScrollPoint(x: 2)), .swipe(.backward)]
    private let root: [RootGesture] = [.launch, .launchFinished(isLoggedIn: false), .logIn(), .logOut()]

    @Test(arguments: [ScrollViewClientDescription.article, .withoutFlag, .repaired])
    func `A scroll view`(_ client: ScrollViewClientDescription) {
        let pages = ["First", "Second", "Third"]
        let trace = Trace(
            title: "Pager", scrollView: PagingScrollViewSettings(), pages: pages, client: client, gestures: scroll)
        var session = StagedSession(pages: pages, client: PagingScrollViewPager(client))
        let steps = [session.open()].compactMap { $0 } + scroll.map { session.perform($0) }
        #expect(Recording(replaying: trace).steps == steps)
    }

    @Test(arguments: RootStrategy.allCases)
    func `A root container`(_ strategy: RootStrategy) {
        let description = RootContainerSettings(strategy: strategy)
        let trace = Trace(title: "Root", rootContainer: description, client: .article, gestures: root)
        var session = StagedSession(description, client: .article)
        #expect(Array(Replay(trace)) == root.map { session.perform($0) })
    }

    @Test func `The head of a recording names container and pages`() {
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

    @Test func `A replay ends where UI kit would raise`() {
        let trace = Trace(
            rootContainer: RootContainerSettings(), client: RootClientDescription(mistakes: [.staleCurrent]),
            gestures: [.launch, .launchFinished(isLoggedIn: true), .logOut(), .logIn(), .logOut()])
        #expect(Array(Replay(trace)).count < trace.gestureCount)
    }

    @Test func `More callbacks are observed where they are not recorded anyway`() {
        var trace = Trace(
            pages: ["A"], client: ClientDescription(observes: [.appearance]), gestures: [PageGesture<String>]())
        trace.observe([.containment])
        #expect(trace.pageViewController?.client == .pages(ClientDescription(observes: [.appearance, .containment])))
        let pager = Trace(scrollView: PagingScrollViewSettings(), pages: ["A"], gestures: [])
        var observed = pager
        observed.observe([.containment])
        #expect(observed == pager)
    }

    @Test func `Strategies are compared on a trace`() throws {
        let animations = RootAnimations(login: .fade, main: .none, logOut: .none)
        let trace = Trace(
            rootContainer: RootContainerSettings(strategy: .stack, stacking: .present, animations: animations),
            client: .article, gestures: root)
        let comparison = try #require(trace.comparison(of: "strategy") as? RootComparison)
        #expect(comparison == RootComparison(root, client: .article, stacking: .present, animations: animations))
        #expect(try trace.comparison(of: "stacking") == nil)
        #expect(try Trace(pages: ["A"], gestures: []).comparison(of: "strategy") == nil)
    }
}
