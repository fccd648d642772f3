import Testing

@testable import PageTrace
@testable import PageTracePlayer

@Suite("What the script of the page reads")
struct EncodingTests {
    @Test func `A walk, as JSON`() throws {
        var trace = try Trace(path: "1→2", pages: ["First", "Second"], title: "A walk")
        trace.pageViewController?.gestures = GestureSequence(parts: [
            .gesture(.page(.set(ProgrammaticSet(["First"])))),
            .annotated(.page(.swipe(Swipe(.forward))), Annotation(note: "look here", isEmphasized: true)),
        ])
        var encoder = RecordingEncoder(Recording(replaying: trace))
        // Tables name what stands in them by its place: step 1 is body 1, of gesture "swipe forward", which is word 2.
        #expect(
            String(decoding: encoder.value().bytes, as: UTF8.self) == """
                {"title":"A walk","about":"","container":"UIPageViewController, scroll",\
                "layout":{"arrangement":"row","isCurled":0,"isVertical":0,"isRightToLeft":0,"size":[]},\
                "omitted":["",""],"steps":[0,0,1,1],\
                "moments":{"columns":["name","direction","outcome","motion","note","isEmphasized","from[]","to[]","notes[]",\
                "calls[]","before[]","after[]","loaded[]","dropped[]","trackers[]","findings[]","position[]","size[]",\
                "way[]","offsets[]","holdings[]","own[]"],\
                "rows":[[0,0,1,2,-1,0,0,1,0,0,1,2,1,0,0,0,0,0,3,0,0,0],[2,1,1,1,3,1,1,2,0,4,2,5,2,0,0,0,0,0,6,7,8,0]]},\
                "lists":[[],[0],[1],[0,0,0,0,0.1,0.0],[0,1,2,3,4],[2],[3,1,1,0,0.42,0.0],[3,0.42,4,0.0],[1,3,2,4,4,5]],\
                "callbacks":{"columns":["name","role","phase","values","answer","note","changes","point","moves","effect"],\
                "rows":[[4,5,6,[[-1,[0,0]]],[0,1],-1,[],[],[],7],[8,5,6,[[-1,[0,0]]],[5],-1,[],[],[],9],\
                [10,11,6,[[-1,[1,1]]],null,-1,[],[],[],12],\
                [13,11,14,[[15,[2,1]],[16,[1,0]],[1,[2,1]]],null,-1,[],[],[],17],[4,5,18,[[-1,[0,1]]],[5],19,[],[],[],7]]},\
                "held":[[20,[[21,-1,0,0,-1],[22,-1,1,0,0],[23,-1,0,0,1]]],[20,[[21,-1,0,0,-1],[22,0,1,0,0],[23,-1,0,0,1]]],\
                [20,[[21,0,0,0,-1],[22,1,1,0,0],[23,-2,0,0,1]]],[20,[[21,-1,0,0,-1],[22,0,1,0,0],[23,1,0,0,1]]],\
                [20,[[21,-2,0,0,-1],[22,0,1,0,0],[23,1,0,0,1]]],[20,[[21,0,0,0,-1],[22,1,1,0,0],[23,-1,0,0,1]]]],\
                "pages":["First","Second"],"listed":2,\
                "words":["set","completed","swipe forward","look here","viewControllerAfter","dataSource","dragStart","asksAfter",\
                "viewControllerBefore","asksBefore","willTransitionTo","delegate","begins","didFinishAnimating","landing",\
                "finished","previous","ends","preload","nil is remembered","container","before","shown","after"],\
                "rules":{"columns":[],"rows":[]}}
                """)
    }

    @Test func `What the app itself changes comes after the call that it follows, with who changes it`() throws {
        let text = """
            {"version":1,"pages":["A","B"],"client":{"type":"pages","trackers":[
            {"name":"title","updatedIn":"didFinishAnimating","takes":"shown","followsSets":true}]},
            "gestures":[{"set":"A"},{"set":"B"},{"do":[{"set":"A"},{"update":"title"}],"act":"tap Home"}]}
            """
        let data = try PageData(PlayerPage(Recording(replaying: try TraceReader.read(Array(text.utf8), name: "t"))))
        let recording = try #require(data.recordings.first)
        let words = try #require(recording["words"] as? [String])
        let changes = try data.moments("own[]").map { own in
            (own as? [[Int]] ?? []).map { change in
                "\(change[0]) " + change.dropFirst().map { words[$0] }.joined(separator: " ")
            }
        }
        #expect(changes == [[], ["0 title A B by the app, with its set"], ["0 title B A by the app, with its set"]])
    }

    @Test func `The same recording gives the same bytes, whoever replays it`() throws {
        let first = PlayerPage(try Recording(of: "random-walk")).html
        #expect(first == PlayerPage(try Recording(of: "random-walk")).html)
    }

    @Test(arguments: [
        ("there-and-back", "row"), ("page-curl-spine-in-the-middle", "spread"), ("PagingScrollView/pager-walk", "grid"),
        ("PagingScrollView/pager-in-a-grid", "grid"), ("RootContainer/root-containment", "stack"),
        ("RootContainer/root-stack", "stack"),
        ("RootContainer/root-window", "stack"),
    ])
    func `Each container has an arrangement of its own`(name: String, arrangement: String) throws {
        let recording = try Recording(of: name)
        let data = try PageData(PlayerPage(recording))
        #expect(data.layout["arrangement"] as? String == arrangement)
        #expect((data.recordings[0]["steps"] as? [Int])?.count == 2 * recording.steps.count)
        #expect((data.recordings[0]["pages"] as? [String])?.starts(with: recording.pages) == true)
    }

    @Test(arguments: CallbackRole.allCases)
    func `The page gets every role with its name, and calls have parentheses as in the log`(role: CallbackRole) throws {
        let roles = try #require(
            try PageData(PlayerPage(try Recording(of: "there-and-back"))).json["roles"] as? [String: [Any]])
        let call = CallbackRecord(name: "call", role: role, arguments: [.init(.bool(true))], phase: .rest)
        #expect((roles[role.rawValue]?.first as? String)?.isEmpty == false)
        #expect(roles[role.rawValue]?.last as? Bool == call.text.contains("("))
    }

    @Test func `What trackers say is words: an index is no page`() throws {
        let recording = try Recording(of: "index-and-counter")
        let data = try PageData(PlayerPage(recording))
        #expect(data.recordings[0]["pages"] as? [String] == recording.pages)
        #expect((data.recordings[0]["words"] as? [String])?.contains("2 of 3") == true)
    }

    @Test func `The layout, positions, offsets and sizes are values for the script`() throws {
        let curled = try page(
            """
            { "type": "pageViewController", "transitionStyle": "pageCurl", "navigationOrientation": "vertical",
              "layoutDirection": "rightToLeft" }
            """, [#"{ "set": 1 }"#])
        let layout = try #require(curled.recordings[0]["layout"] as? [String: Any])
        #expect(layout["arrangement"] as? String == "row")
        for key in ["isCurled", "isVertical", "isRightToLeft"] { #expect(layout[key] as? Bool == true) }
        let grid = try page(
            #"{ "type": "scrollView" }"#,
            [#"{ "drag": true }"#, #"{ "move": 0.6 }"#, #"{ "resize": { "width": 480, "height": 320 } }"#])
        #expect((grid.recordings[0]["layout"] as? [String: Any])?["size"] as? [Double] == [320, 480])
        #expect(try grid.moments("position[]") as? [[Double]] == [[], [], [0.6, 0], []])
        #expect(try grid.moments("size[]") as? [[Double]] == [[], [], [], [480, 320]])
    }

    private func page(_ container: String, _ gestures: [String]) throws -> PageData {
        let trace = """
            { "version": 1, "container": \(container), "pages": ["A", "B"],
              "gestures": [\(gestures.joined(separator: ","))] }
            """
        return try PageData(
            PlayerPage(Recording(replaying: try TraceReader.read(Array(trace.utf8), name: "trace.json"))))
    }

    @Test func `Ten thousand steps that say the same take little more room than ten`() throws {
        let long = try PageData(PlayerPage(Recording(replaying: try Trace(path: "1→[2→1]×5000", pages: 2))))
        #expect((long.recordings[0]["steps"] as? [Int])?.count == 20_002)
        #expect(try long.moments("calls[]").count < 10)
    }
}
