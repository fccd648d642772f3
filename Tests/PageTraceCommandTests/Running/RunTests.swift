import Foundation
import PageTrace
import Testing

/// What one gets from `pagetrace run` without any option: the log at once, and the diagram beside the prompt.
struct RunTests {
    @Test(arguments: ["there-and-back", "set-during-a-drag-strict", "names-in-many-scripts"])
    func fileIsLoggedWholeAndDrawn(name: String) throws {
        let workspace = try Workspace()
        try workspace.copy(trace: name)
        let outcome = try workspace.pagetrace("run", "\(name).json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == (try Example(name: name).recording.text))
        #expect(outcome.errors == "wrote \(name).flow.svg\n")
        #expect(try workspace.files() == ["\(name).flow.svg", "\(name).json"])
        #expect(try workspace.bytes(of: "\(name).flow.svg") == Data(contentsOf: committed("\(name).flow.svg")))
    }

    /// The diagram lies where one works, not where the trace is.
    @Test func traceOfAnotherFolderIsDrawnHere() throws {
        let workspace = try Workspace()
        try workspace.copy(trace: "there-and-back", to: "traces/of mine/walk.json")
        #expect(try workspace.pagetrace("run", "traces/of mine/walk.json").exitCode == 0)
        #expect(
            try workspace.files() == ["traces/", "traces/of mine/", "traces/of mine/walk.json", "walk.flow.svg"])
    }

    @Test func pathNeedsNoFileAndNumbersItsPages() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "--path", "1→2→(3)→3⇒1", "--pages", "4")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.contains("\n2. swipe forward  2 → 3  (cancelled)\n"))
        #expect(outcome.text.hasSuffix("\n5 steps, 10 callbacks, no findings\n"))
        #expect(try workspace.files() == ["1-2-3-3-1.flow.svg"])
    }

    @Test func pathMayNameItsPagesAndHaveATitle() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "Home->News->Home", "--pages", "Home,News,Mail", "--title", "To the news")
        #expect(outcome.text.hasPrefix("To the news\nUIPageViewController, scroll\n\n0. set Home\n"))
        #expect(outcome.text.contains("\n1. swipe forward  Home → News\n"))
        #expect(try workspace.text(of: "Home-News-Home.flow.svg").contains(">To the news</title>"))
    }

    @Test func standardInputIsCalledTrace() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "-", input: TraceText.shortest)
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == (try TraceReader.read(TraceText.shortest.utf8, name: "").log))
        #expect(try workspace.files() == ["trace.flow.svg"])
    }

    @Test func severalTracesFollowEachOtherAfterAnEmptyLine() throws {
        let workspace = try Workspace()
        let names = ["skipped-preload", "there-and-back", "loop-of-two"]
        for name in names { try workspace.copy(trace: name) }
        let outcome = try workspace.pagetrace(arguments: ["run"] + names.map { "\($0).json" } + ["-o", "Output"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == (try names.map { try Example(name: $0).recording.text }.joined(separator: "\n")))
        #expect(outcome.errors == "wrote 3 files to Output\n")
        let made = try workspace.files().filter { $0.hasPrefix("Output/") }
        #expect(made == ["Output/"] + names.sorted().map { "Output/\($0).flow.svg" })
    }

    private func committed(_ name: String) -> URL {
        URL(fileURLWithPath: "\(Project.output)/\(name)")
    }
}

extension Trace {
    fileprivate var log: String { Recording(replaying: self).text }
}
