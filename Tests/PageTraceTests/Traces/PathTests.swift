import PageTrace
import Testing

struct PathTests {
    @Test func `A path says in one line what gestures say`() throws {
        let trace = try Trace(path: "1→2~→(3)→3⇒1", pages: 4)
        #expect(
            trace.gestures == [
                .page(.set(ProgrammaticSet(["1"]))),
                .page(.swipe(Swipe(.forward, preload: .skipped))),
                .page(.swipe(Swipe(.forward, ends: .cancelled))),
                .page(.swipe(Swipe(.forward))),
                .page(.set(ProgrammaticSet(["1"]))),
            ]
        )
        #expect(trace.path == "1→2~→(3)→3⇒1")
    }

    @Test(arguments: ["1 -> 2 ~ -> ( 3 ) -> 3 => 1", "A→B~→(C)→C⇒A", #""A"->"B"~->("C")->"C"=>"A""#])
    func `Marks and names can be written in several ways`(path: String) throws {
        #expect(try Trace(path: path, pages: ["A", "B", "C"]).path == "1→2~→(3)→3⇒1")
    }

    @Test func `Names with marks go in quotes`() throws {
        let pages = ["a→b", #"say "hi""#, #"back\slash"#, "2", "two words"]
        let path = #""a→b"→"say \"hi\""→"back\\slash"→"2"→two words→"2""#
        #expect(try Trace(path: path, pages: pages).path == "1→2→3→4→5→4")
    }

    @Test func `A number is a position unless it is quoted`() throws {
        #expect(Array(try Trace(path: "1→2", pages: ["2", "1"]).gestures).first == .page(.set(ProgrammaticSet(["2"]))))
        #expect(Array(try Trace(path: #""1"→1"#, pages: ["2", "1"]).gestures).last == .page(.swipe(Swipe(.backward))))
    }

    @Test func `In a loop the ends are neighbors`() throws {
        let loops = ClientDescription(loops: true)
        #expect(
            try Trace(path: "1→3→1", pages: 3, client: loops).gestures == [
                .page(.set(ProgrammaticSet(["1"]))),
                .page(.swipe(Swipe(.backward))), .page(.swipe(Swipe(.forward))),
            ])
        #expect(Array(try Trace(path: "2→1", pages: 2, client: loops).gestures).last == .page(.swipe(Swipe(.forward))))
    }

    @Test(
        arguments: [
            (
                "1→3", 3,
                "a swipe from \"1\" to \"3\". A swipe reaches only the neighbors, here \"2\". To set a page, write ⇒ (or =>)."
            ),
            ("2→2", 3, "a swipe from \"2\" to itself."),
            ("1→5", 3, "there is no page 5: the list has 4 pages. Pages are numbered from 1 to 4."),
            ("0", 1, "there is no page 0"),
            ("1→x", 3, "unknown page \"x\"."),
            ("", 1, "the path is empty."),
            ("1→", 3, "a page is missing after →."),
            ("→1", 1, "a page is missing at the start of the path."),
            ("(1)", 1, "a cancelled swipe at the start of the path."),
            ("1⇒(2)", 3, "a set that is cancelled."),
            ("1→(2", 5, "a \")\" is missing before the end of the path."),
            ("1→(2)~", 6, "\"~\" after something that is not a landing."),
            ("1~", 2, "\"~\" after something that is not a landing."),
            ("1⇒2~", 4, "\"~\" after something that is not a landing."),
            ("2←1", 2, "an arrow to the left."),
            ("2<-1", 2, "an arrow to the left."),
            ("1→←2", 3, "a page is missing after →."),
            ("1(2)", 2, "\"(\" without → or ⇒ before it."),
            ("1 \"2\"", 3, "a quote inside a name."),
            ("\"1", 1, "a quoted name without an end."),
            ("1→99999999999999999999", 3, "\"99999999999999999999\" is too large for a page number."),
            ("1→-9223372036854775808", 3, "unknown page \"-9223372036854775808\"."),
        ])
    func `A path is refused at its column`(path: String, column: Int, message: String) {
        let error = refusal { try Trace(path: path, pages: 4, client: ClientDescription(), source: "--path") }
        #expect(error?.description.hasPrefix("--path:1:\(column): error: \(message)") == true, "\(error as Any)")
    }

    @Test func `A list of names without commas is one page`() {
        let error = refusal { try Trace(path: "1→2", pages: ["Home News"]) }
        #expect(error?.advice == "Its only page is \"Home News\": put commas between names.")
    }

    @Test func `A path in a file is refused at its place in the file`() {
        let error = refusal { try read("{ \"version\": 1, \"pages\": 4,\n  \"path\": \"1\\u2192\\\"2\\\"→4\" }") }
        #expect(error?.line == 2)
        #expect(error?.column == 25)
    }

    @Test func `A path needs a container that shows one page`() {
        let curl = PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid, isDoubleSided: true)
        #expect(
            refusal { try Trace(path: "1", pages: 2, container: curl) }?.message
                == "a path with the spine in the middle")
    }

    @Test func `What a path cannot say has none`() {
        let first = PageViewControllerGesture.page(.set(ProgrammaticSet(["A"])))
        func path(_ gestures: [PageViewControllerGesture]) -> String? {
            Trace(pages: ["A", "B"], gestures: GestureSequence(gestures)).path
        }
        #expect(path([first, .page(.swipe(Swipe(.forward)))]) == "1→2")
        #expect(path([first, .page(.drag(.forward))]) == nil)
        #expect(path([first, .page(.swipe(Swipe(.backward)))]) == nil)
        #expect(path([.page(.set(ProgrammaticSet(["A"], isAnimated: true)))]) == nil)
        #expect(path([.page(.set(ProgrammaticSet(["Z"])))]) == nil)
        #expect(path([]) == nil)
    }
}
