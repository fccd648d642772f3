import Testing

@testable import PageTrace

/// Reads a trace of a scroll view with three pages.
func read(scroll gestures: String, container: String = "", client: String = #""type": "pager""#) throws -> Trace {
    try read(
        """
        { "version": 1, "pages": ["First", "Second", "Third"],
          "container": { "type": "scrollView"\(container.isEmpty ? "" : ", " + container) },
          "client": { \(client) },
          "gestures": [\(gestures)] }
        """
    )
}

/// Reads a trace of a root container.
func read(root gestures: String, container: String = "", client: String = #""type": "root""#) throws -> Trace {
    try read(
        """
        { "version": 1,
          "container": { "type": "rootContainer"\(container.isEmpty ? "" : ", " + container) },
          "client": { \(client) },
          "gestures": [\(gestures)] }
        """
    )
}

/// Traces of a scroll view and of a root container mean what they say.
struct OtherContainerReading {
    @Test func `A scroll view is read with all its keys`() throws {
        let trace = try read(
            scroll: """
                { "swipe": "backward", "axis": "vertical", "ends": "cancelled" }, { "drag": true },
                { "move": [0.5, -0.25] }, { "release": true, "velocity": [0.8, 0], "decelerates": false },
                { "setOffset": [2, 1], "animated": true, "ends": "inFlight" }, { "settle": true },
                { "resize": { "width": 480, "height": 0.5 } }
                """,
            container: #""axis": "both", "columns": 3, "width": 100, "height": 50.5, "bounces": false"#)
        #expect(
            trace
                == Trace(
                    scrollView: PagingScrollViewSettings(
                        axis: .both, columns: 3, size: ScrollSize(width: 100, height: 50.5), bounces: false),
                    pages: ["First", "Second", "Third"],
                    gestures: [
                        .swipe(.backward, axis: .vertical, ends: .cancelled), .drag,
                        .move(to: ScrollPoint(x: 0.5, y: -0.25)),
                        .release(velocity: ScrollPoint(x: 0.8), decelerates: false),
                        .set(ScrollPoint(x: 2, y: 1), animated: true, settles: false), .settle,
                        .resize(ScrollSize(width: 480, height: 0.5)),
                    ]))
    }

    @Test(arguments: [("horizontal", 1.5, 0), ("vertical", 0, 1.5)])
    func `A number lies along the one axis`(axis: String, x: Double, y: Double) throws {
        let trace = try read(scroll: #"{ "setOffset": 1.5 }"#, container: "\"axis\": \"\(axis)\"")
        let settings = PagingScrollViewSettings(axis: x == 0 ? .vertical : .horizontal)
        let gestures: [ScrollViewGesture] = [.set(ScrollPoint(x: x, y: y))]
        #expect(trace == Trace(scrollView: settings, pages: trace.pages, gestures: gestures))
    }

    @Test func `A pager is a variant and what differs from it`() throws {
        func pager(_ json: String) throws -> ScrollViewClientDescription? {
            let trace = try read(scroll: #"{ "drag": true }"#, client: #""type": "pager""# + json)
            return (trace.scenario.any as? Scenario<PagingScrollViewSettings>)?.client
        }
        #expect(try pager("") == .article)
        #expect(try pager(#", "variant": "withoutFlag""#) == .withoutFlag)
        #expect(try pager(#", "variant": "repaired""#) == .repaired)
        var changed = ScrollViewClientDescription.repaired
        changed.selectsIn = [.scrollViewDidScroll]
        changed.selection = .truncated
        changed.filtersRepeats = true
        changed.visibility = .touching
        changed.remembersVisible = false
        changed.order = .disappearFirst
        #expect(
            try pager(
                #", "variant": "repaired", "selectsIn": ["scrollViewDidScroll"], "selection": "truncated", "#
                    + #""filtersRepeats": true, "visibility": "touching", "remembersVisible": false, "#
                    + #""order": "disappearFirst""#) == changed)
    }

    @Test func `A root container is read with all its keys`() throws {
        let trace = try read(
            root: """
                { "launch": true }, { "launchFinished": "loggedOut", "ends": "inFlight" },
                { "logIn": true, "ends": "inFlight" }, { "settle": true }, { "deepLink": "Profile" },
                { "orientation": "landscapeLeft" }, { "logOut": true }, { "launchFinished": "loggedIn" }
                """,
            container:
                #""strategy": "stack", "stacking": "present", "animations": { "login": "slide", "main": "none" }"#,
            client: #""type": "root", "variant": "article""#)
        #expect(
            trace
                == Trace(
                    rootContainer: RootContainerSettings(
                        strategy: .stack, stacking: .present, animations: RootAnimations(login: .slide, main: .none)),
                    client: .article,
                    gestures: [
                        .launch, .launchFinished(isLoggedIn: false, settles: false), .logIn(settles: false), .settle,
                        .deepLink("Profile"), .orientation(.landscapeLeft), .logOut(),
                        .launchFinished(isLoggedIn: true),
                    ]))
    }

    @Test func `Mistakes are added to those of the variant`() throws {
        let written = #""type": "root", "variant": "article", "mistakes": ["keepsOldChild", "switchesToShown"]"#
        let trace = try read(root: #"{ "launch": true }"#, client: written)
        let mistakes = RootClientDescription.article.mistakes.union([.keepsOldChild])
        let client = RootClientDescription(mistakes: mistakes)
        #expect(trace == Trace(rootContainer: RootContainerSettings(), client: client, gestures: [.launch]))
    }

    @Test func `A container without a client has its own`() throws {
        let scroll =
            #"{ "version": 1, "container": { "type": "scrollView" }, "pages": 2, "gestures": [{ "drag": true }] }"#
        let drag = Trace(
            scrollView: PagingScrollViewSettings(), pages: ["1", "2"], client: .article, gestures: [.drag])
        #expect(try read(scroll) == drag)
        let root = #"{ "version": 1, "container": { "type": "rootContainer" }, "gestures": [{ "launch": true }] }"#
        let launch = Trace(rootContainer: RootContainerSettings(), client: .repaired, gestures: [.launch])
        #expect(try read(root) == launch)
    }
}
