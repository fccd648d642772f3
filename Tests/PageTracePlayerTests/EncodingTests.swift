import PageTrace
import Testing

@testable import PageTracePlayer

@Suite("What the script of the page reads")
struct EncodingTests {
    @Test("A walk, as JSON")
    func walk() throws {
        var json = CompactJSON()
        var trace = try Trace(path: "1→2", pages: ["First", "Second"], title: "A walk")
        trace.pageViewController?.gestures = GestureSequence(parts: [
            .gesture(.page(.set(ProgrammaticSet(["First"])))),
            .annotated(.page(.swipe(Swipe(.forward))), Annotation(note: "look here", isEmphasized: true)),
        ])
        var encoder = RecordingEncoder(Recording(replaying: trace))
        encoder.write(to: &json)
        // Tables name what stands in them by its place: step 1 is body 1, of gesture "swipe forward", which is word 2.
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == """
                {"title":"A walk","about":"","container":"UIPageViewController, scroll",\
                "layout":{"arrangement":"neighbours","isCurled":0,"isVertical":0,"isRightToLeft":0,"size":[]},\
                "omitted":["",""],"steps":[0,0,1,1],\
                "moments":[[0,0,1,[],[0],[],[],[0],[1],[0],[],[],[],[],[],-1,0],\
                [2,1,1,[0],[1],[],[0,1,2,3,4],[1],[2],[1],[],[],[],[],[],3,1]],\
                "callbacks":[[4,5,6,[[-1,[0,0]]],[0,1],-1,[],[]],[7,5,6,[[-1,[0,0]]],[5],-1,[],[]],\
                [8,9,6,[[-1,[1,1]]],null,-1,[],[]],\
                [10,9,11,[[12,[2,1]],[13,[1,0]],[1,[2,1]]],null,-1,[],[]],[4,5,14,[[-1,[0,1]]],[5],15,[],[]]],\
                "held":[[16,[[17,-1,0],[18,-1,1],[19,-1,0]]],[16,[[17,-1,0],[18,0,1],[19,-1,0]]],\
                [16,[[17,0,0],[18,1,1],[19,-2,0]]]],\
                "pages":["First","Second"],"listed":2,\
                "words":["set","completed","swipe forward","look here","viewControllerAfter","dataSource","dragStart",\
                "viewControllerBefore","willTransitionTo","delegate","didFinishAnimating","landing","finished",\
                "previous","preload","nil is remembered","container","before","shown","after"]}
                """)
    }

    @Test("The same recording gives the same bytes, whoever replays it")
    func bytes() throws {
        let first = PlayerPage(try Recording(of: "random-walk")).html
        #expect(first == PlayerPage(try Recording(of: "random-walk")).html)
    }

    @Test(
        "Each container has an arrangement of its own",
        arguments: [
            ("there-and-back", "neighbours"), ("page-curl-spine-in-the-middle", "spread"), ("pager-walk", "grid"),
            ("pager-in-a-grid", "grid"), ("root-containment", "stack"), ("root-stack", "stack"),
            ("root-window", "stack"),
        ])
    func arrangements(name: String, arrangement: String) throws {
        let recording = try Recording(of: name)
        let data = try PageData(PlayerPage(recording))
        #expect(data.layout["arrangement"] as? String == arrangement)
        #expect((data.recordings[0]["steps"] as? [Int])?.count == 2 * recording.steps.count)
        #expect((data.recordings[0]["pages"] as? [String])?.starts(with: recording.pages) == true)
    }

    @Test("What trackers say is words: an index is no page")
    func trackers() throws {
        let recording = try Recording(of: "index-and-counter")
        let data = try PageData(PlayerPage(recording))
        #expect(data.recordings[0]["pages"] as? [String] == recording.pages)
        #expect((data.recordings[0]["words"] as? [String])?.contains("2 of 3") == true)
    }

    @Test("A layout from right to left, a vertical one and a page curl are told apart from what is usual")
    func layouts() {
        let words = "UIPageViewController, page curl, vertical, right to left"
        let layout = ContainerLayout(Recording(container: words, pages: [], steps: []))
        #expect(layout.isCurled && layout.isVertical && layout.isRightToLeft)
        let scrolled = ContainerLayout(Recording(container: "UIPageViewController, scroll", pages: [], steps: []))
        #expect(!scrolled.isCurled && !scrolled.isVertical && !scrolled.isRightToLeft)
    }

    @Test("Positions, offsets and sizes are numbers for the script")
    func positions() {
        #expect(ContainerLayout.position(in: "move to -0.2") == [-0.2])
        #expect(ContainerLayout.position(in: "move to (1.6, 0)") == [1.6, 0])
        #expect(ContainerLayout.position(in: "set offset to (2, 0)") == [2, 0])
        #expect(ContainerLayout.position(in: "swipe forward") == [])
        #expect(ContainerLayout.size(in: "resize to 480 × 320") == [480, 320])
        #expect(ContainerLayout.point(in: "(224, 0)") == [224, 0])
        #expect(ContainerLayout.point(in: "mid") == [])
    }

    @Test("Ten thousand steps that say the same take little more room than ten")
    func repeated() throws {
        let long = try PageData(PlayerPage(Recording(replaying: try Trace(path: "1→[2→1]×5000", pages: 2))))
        #expect((long.recordings[0]["steps"] as? [Int])?.count == 20_002)
        #expect((long.recordings[0]["moments"] as? [Any])?.count ?? .max < 10)
    }
}
