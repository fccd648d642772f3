import Foundation
import Testing

/// Runs that write the same files at the same time: each file is what one of them wrote, and nothing else stays.
struct ConcurrentRunTests {
    private static let writers = 12

    @Test func `Runs into one folder`() throws {
        let workspace = try Workspace()
        for writer in 0..<Self.writers {
            let path = (0...writer).map { _ in "1→2" }.joined(separator: "→")
            try workspace.put(
                #"{ "version": 1, "title": "Writer \#(writer)", "pages": 2, "path": "\#(path)" }"#,
                into: "\(writer)/trace.json")
        }
        let command = #""$PAGETRACE" run --quiet --format text,dot,json "$n/trace.json" -o"#
        let numbers = (0..<Self.writers).map(String.init).joined(separator: " ")
        let outcome = try workspace.shell(
            """
            for n in \(numbers); do \(command) "alone/$n" || exit 1; done
            pids=; for n in \(numbers) \(numbers); do \(command) both/of/them & pids="$pids $!"; done
            for pid in $pids; do wait "$pid" || exit 2; done
            """)
        #expect(outcome.errors == "")
        #expect(outcome.exitCode == 0)
        let alone = try (0..<Self.writers).map { try workspace.contents(of: "alone/\($0)") }
        let together = try workspace.contents(of: "both/of/them")
        #expect(together.keys.sorted() == ["trace.flow.dot", "trace.json", "trace.txt"])
        for (name, bytes) in together { #expect(alone.contains { $0[name] == bytes }, "\(name)") }
    }

    /// A run that looks for leftovers while another one writes finds that one alive.
    @Test(.enabled(if: SteppedRun.isAllowed, "This system lets no test step through a process."))
    func `Run beside one that is stopped`() throws {
        let workspace = try Workspace()
        let run = try SteppedRun(
            workspace, #"run --quiet --path "1→2" --pages 2 --format text,dot -o out"#, folder: workspace["out"])
        try #require(run.advance(toStep: 10))
        let other = try workspace.pagetrace("run", "--path", "1→2→1", "--pages", "2", "-o", "out")
        #expect(other.exitCode == 0)
        #expect(try !workspace.leftovers(in: "out").isEmpty)
        #expect(run.finish() == 0)
        #expect(try workspace.contents(of: "out").keys.sorted() == ["1-2-1.flow.svg", "1-2.flow.dot", "1-2.txt"])
    }
}
