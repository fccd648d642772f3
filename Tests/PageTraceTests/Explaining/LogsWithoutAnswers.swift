import Testing

@testable import PageTrace

/// Logs that lack answers of the data source, or the beginnings of transitions: the rest of the log says where swipes lead.
struct LogsWithoutAnswers {
    private func explanation(_ lines: String...) throws -> Explanation {
        try ObservedLog(lines.joined(separator: "\n")).explained()
    }

    @Test func `A question behind a landing is about the page that was landed on`() throws {
        let plain = try explanation(
            "viewControllerAfter(A)", "viewControllerBefore(A)",
            "didFinishAnimating finished: true, previous: [A], completed: true", "viewControllerAfter(B)")
        #expect(plain.answer == .yes, "\(plain.text)")
        #expect(plain.trace?.path == "1→2")
    }

    @Test func `The page that appears is where the swipe leads`() throws {
        let appearing = try explanation(
            "viewControllerAfter(B)", "viewWillAppear(A)", "viewWillDisappear(B)", "viewDidAppear(A)",
            "viewDidDisappear(B)", "didFinishAnimating previous: [B], completed: true")
        #expect(appearing.answer == .yes, "\(appearing.text)")
    }

    /// `1→2→3` as an app sees it that logs only what its pages hear, and perhaps the ends of transitions.
    @Test(arguments: [
        ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"], ["viewWillAppear"],
        ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "didFinishAnimating"],
    ])
    func `Pages that appear one after the other are swiped through`(calls: [String]) throws {
        var trace = try Trace(path: "1→2→3", pages: 3)
        trace.observe([.appearance])
        let lines = Recording(replaying: trace).steps.flatMap(\.callbacks).filter { calls.contains($0.name) }
        let log = try ObservedLog(lines.map(\.text).joined(separator: "\n")).explained()
        #expect(log.answer == .yes, "\(log.text)")
    }

    @Test func `A question behind a landing is about the side of travel`() throws {
        let back = try explanation("viewControllerAfter(2)", "viewControllerBefore(2)", "viewControllerBefore(1)")
        #expect(back.answer == .yes, "\(back.text)")
    }

    @Test(arguments: [[], ["viewControllerAfter(B)", "viewControllerAfter(C)"]])
    func `Two pages side by side follow each other in the list`(questions: [String]) throws {
        let log =
            questions + [
                "willTransitionTo [C, D]", "didFinishAnimating finished: true, previous: [A, B], completed: true",
            ]
        let spread = try ObservedLog(log.joined(separator: "\n")).explained()
        #expect(spread.answer == .onlyIf)
        #expect(spread.verdict.contains("a page curl with the spine in the middle: 1 assumption"), "\(spread.verdict)")
    }

    @Test func `If the answers are guessed, no rule is named in a No`() throws {
        let no = try explanation(
            "viewControllerAfter(A) -> B", "willTransitionTo [B]", "didFinishAnimating completed: true",
            "viewControllerAfter(B) -> C", "willTransitionTo [A]", "viewControllerAfter(B) -> C")
        #expect(no.answer == .no && !no.isProof)
        #expect(no.text.contains("With the answers that were guessed the model does something else."))
        #expect(!no.text.contains(" forbids it"))
    }
}
