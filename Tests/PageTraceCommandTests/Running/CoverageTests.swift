import Foundation
import PageTrace
import Testing

@Suite("Coverage of a client by a trace")
struct CoverageTests {
    private let walk = ["run", "--path", "1→2→3→4→3→2→1", "--pages", "First,Second,Third,Fourth"]

    @Test
    func `On the walk there and back, the page before the last is never asked for: log, text, JSON, diagram`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            arguments:
                walk + ["--coverage", "--format", "svg,text,coverage", "--diagram", "flow,calls"])
        #expect(outcome.exitCode == 0)
        let log = try Workspace().pagetrace(arguments: walk + ["--coverage"]).text
        #expect(log.hasSuffix("never asked: viewControllerBefore(Fourth)\n"))
        let names = try workspace.files()
        #expect(names.count == 4)
        for name in names where !name.hasSuffix(".json") {
            #expect(try workspace.text(of: name).contains("viewControllerBefore(Fourth)"), "\(name)")
        }
        let json = try #require(names.first { $0.hasSuffix(".coverage.json") })
        let coverage = try JSONDecoder().decode(RecordingCoverage.self, from: Data(workspace.text(of: json).utf8))
        #expect(coverage.neverAsked.map(\.text) == ["viewControllerBefore(Fourth)"])
    }

    @Test func `Nothing says so unless it is asked for`() throws {
        let outcome = try Workspace().pagetrace(arguments: walk)
        #expect(!outcome.text.contains("never asked"))
    }
}
