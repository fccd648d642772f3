import PageTrace
import PageTraceDiagrams
import Testing

/// Sources for places that draw Mermaid by themselves.
struct MermaidTests {
    /// A set and a swipe.
    let short: Recording = {
        var walk = Walk(["First", "Second"])
        walk.swipe(.forward)
        return walk.recording(title: "One swipe")
    }()

    @Test func flow() {
        #expect(
            Diagram.flow.mermaid(of: short) == """
                """)
    }

    @Test func calls() {
        #expect(
            Diagram.calls.mermaid(of: short) == """
                """)
    }

    @Test func cache() {
        #expect(
            Diagram.cache.mermaid(of: short) == """
                """)
    }

    @Test func states() {
        #expect(
            Diagram.states.mermaid(of: short) == """
                """)
    }

    @Test func namesCannotBecomeSyntax() {
        let names = ["\"quoted\"", "end", "<b>bold</b>", "a;b#c", "`code` *and* _more_", "%%{init}%%", "1. list", "[x](y)|z|"]
        var walk = Walk(names)
        for _ in 1..<names.count { walk.swipe(.forward) }
        for diagram in Diagram.allCases {
            let source = diagram.mermaid(of: walk.recording(title: ""))
            let body = source.split(separator: "\n").filter { !$0.contains("classDef") && !$0.contains("Descr") }
                .joined(separator: "\n").replacing("<br/>", with: "")
            for text in ["<b>", "`", "*", "_", "%%", "1. list", "a;b", "\"quoted", "(end", "[end"] {
                #expect(!body.contains(text), "\(text) in \(diagram)")
            }
        }
    }

    @Test func aTitleCannotLeaveItsQuotes() {
        var recording = short
        recording.title = "A \"title\"\n---\n%% \\"
        #expect(Diagram.flow.mermaid(of: recording).hasPrefix("---\ntitle: \"A \\\"title\\\" --- %% \\\\\"\n"))
    }

    @Test func findingsAndCallsThatDidNotComeAreThere() {
        for diagram in [Diagram.flow, .calls] {
            #expect(diagram.mermaid(of: .surprises).contains("◌ viewControllerAfter(Second) not asked: preload skipped"))
            #expect(diagram.mermaid(of: .wrongTitle).contains("⚠ title names Third, but Second is shown"))
            #expect(diagram.mermaid(of: .wrongTitle).contains("✎ title: Second → Third"))
        }
    }
}
