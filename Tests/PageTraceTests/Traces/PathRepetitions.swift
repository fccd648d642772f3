import Testing

@testable import PageTrace

/// `1→[2→1]×25`: repetitions in path notation.
struct PathRepetitions {
    private func path(_ path: String, pages: Int = 4) throws -> String? { try Trace(path: path, pages: pages).path }

    /// The path of the same gestures, written out.
    private func expanded(_ path: String) throws -> String? {
        let trace = try Trace(path: path, pages: 4)
        return Trace(pages: trace.pages, gestures: GestureSequence(Array(trace.gestures))).path
    }

    @Test(arguments: [
        ("1→[2→1]×2", "1→2→1→2→1"),
        ("1→[2→1]×1→2", "1→2→1→2"),
        ("1→[(2)]×3", "1→(2)→(2)→(2)"),
        ("1⇒[3→4]×2", "1⇒3→4⇒3→4"),
        ("1→[[2→3]×2→2→1]×2", "1→2→3→2→3→2→1→2→3→2→3→2→1"),
        ("1→[2~→1]×2", "1→2~→1→2~→1"),
        // The swipe to 2 goes forward the first time, and backward from then on.
        ("1→[2→3]×3", "1→2→3→2→3→2→3"),
    ])
    func `A repetition means what it means without its brackets`(path: String, meaning: String) throws {
        #expect(try expanded(path) == meaning)
    }

    @Test(arguments: ["1→[2→1]×25", "1->[2->1]x25", "1 → [ 2 → 1 ] * 25", "1→[2→1]X025"])
    func `It can be written in several ways`(path: String) throws {
        let trace = try Trace(path: path, pages: 2)
        #expect(trace.path == "1→[2→1]×25")
        #expect(trace.gestures.parts.count == 2)
    }

    @Test(arguments: ["1→[2→1]×25", "1→2→[(3)]×4→1", "1⇒[3→[4→3]×2]×9", "1→[[[2→1]×2]×3]×4", "1→[2→(3)→3~→2→1]×1"])
    func `A path writes its repetitions back`(path: String) throws {
        #expect(try self.path(path) == path)
    }

    @Test func `Rounds that differ are written apart`() throws {
        #expect(try path("1→[2→3]×3") == "1→2→3→[2→3]×2")
        #expect(try path("1→[2→3]×2") == "1→2→3→2→3")
        #expect(try path("1→2→3→[2→3]×2") == "1→2→3→[2→3]×2")
    }

    @Test func `A name with a bracket goes in quotes`() throws {
        let trace = try Trace(path: #""[A]"→x2→["[A]"→x2]x2"#, pages: ["[A]", "x2"])
        #expect(trace.gestureCount == 6)
    }

    @Test(
        arguments: [
            ("1→[2]×3", 4, "in round 2 of the repetition: a swipe from \"2\" to itself."),
            ("1→[2→3→4]×2", 4, "in round 2 of the repetition: a swipe from \"4\" to \"2\"."),
            ("1→[3]×3", 4, "a swipe from \"1\" to \"3\"."),
            ("1→[2→[3→4]×2]×2", 4, "in round 2 of the repetition: a swipe from \"4\" to \"2\"."),
            ("1→[[2]×2→1]×2", 5, "in round 2 of the repetition: a swipe from \"2\" to itself."),
            (
                "[1→2]×3", 1,
                "a repetition at the start of the path. Begin with the page that is shown first: 1→[2→1]×25."
            ),
            ("1→[2→1]", 8, "a repetition that does not say how often."),
            ("1→[2→1]×", 9, "a repetition happens a whole number of times; found nothing."),
            ("1→[2→1]×0", 9, "a repetition happens a whole number of times; found \"0\"."),
            ("1→[2→1]×-2", 9, "a repetition happens a whole number of times; found \"-2\"."),
            ("1→[2→1]×2.5", 9, "a repetition happens a whole number of times; found \"2.5\"."),
            ("1→[]×2", 4, "a page is missing after →."),
            ("1→[2→1", 3, "a \"[\" without an end."),
            ("1→2]×2", 4, "a \"]\" without a \"[\" before it."),
            ("1[2→1]×2", 2, "\"[\" without → or ⇒ before it."),
            ("1→[2→1]×2~", 10, "\"~\" after something that is not a landing."),
            ("1→(2]×2)", 5, "a \")\" is missing before \"]\"."),
            ("1⇒[(2)]×2", 4, "a set that is cancelled."),
        ])
    func `A repetition is refused at its column`(path: String, column: Int, message: String) {
        let error = refusal { try Trace(path: path, pages: 4, client: ClientDescription(), source: "--path") }
        #expect(error?.description.hasPrefix("--path:1:\(column): error: \(message)") == true, "\(error as Any)")
    }

    @Test func `What has no path has none in a repetition either`() {
        let set = GestureSequence<PageViewControllerGesture>.Part.gesture(.page(.set(ProgrammaticSet(["A"]))))
        func path(_ parts: GestureSequence<PageViewControllerGesture>.Part...) -> String? {
            Trace(pages: ["A", "B"], gestures: GestureSequence(parts: parts)).path
        }
        let there: GestureSequence<PageViewControllerGesture> = [
            .page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.backward))),
        ]
        #expect(path(set, .repetition(there, count: 2)) == "1→[2→1]×2")
        #expect(path(.repetition(there, count: 2)) == nil)
        #expect(path(set, .repetition([], count: 2)) == nil)
        #expect(path(set, .repetition(there, count: 0)) == nil)
        #expect(path(set, .repetition([.page(.drag(.forward))], count: 2)) == nil)
        #expect(path(set, .randomWalk(RandomWalk(seed: 1, count: 2))) == nil)
    }
}
