import Testing

@Suite("Systems at the prompt")
struct SystemTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.copy(trace: "two-sets-at-once", to: "sets.json")
        return workspace
    }

    @Test func `Both systems under --strict: the findings of each, and where they first differ`() throws {
        let outcome = try workspace().pagetrace("run", "sets.json", "--strict", "--system", "both")
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.hasPrefix("sets.json\n  classic  "))
        #expect(outcome.text.contains("\n  iOS 26   "))
        #expect(outcome.text.contains("First difference at step "))
    }

    @Test func `One system takes the place of the trace's own`() throws {
        let workspace = try workspace()
        let raise = "Duplicate states in queue"
        #expect(try workspace.pagetrace("run", "sets.json", "--no-files").text.contains(raise))
        let other = try workspace.pagetrace("run", "sets.json", "--no-files", "--system", "iOS26")
        #expect(other.exitCode == 0 && !other.text.contains(raise))
    }

    @Test(arguments: [
        ("--system both", "add --strict, or name one system"),
        ("--system both --strict --check", "prints findings, and writes no files"), ("--system android", "android"),
    ])
    func `What makes no sense is refused`(options: String, message: String) throws {
        let words = options.split(separator: " ").map(String.init)
        let outcome = try workspace().pagetrace(arguments: ["run", "sets.json"] + words)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
