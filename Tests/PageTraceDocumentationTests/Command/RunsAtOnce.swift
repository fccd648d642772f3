import Foundation
import TestDepth
import Testing

@testable import PageTraceCommand

/// Several runs on one tree: each file is whole, and what people wrote is in it.
@Suite struct RunsAtOnce {
    /// How a run may end that meets another one.
    private func isRefusal(_ error: any Error) -> Bool {
        let (message, code) = CommandFailure.report(error)
        return code.rawValue == 73 && message.contains("somebody has changed it since pagetrace read it")
    }

    @Test func `Two runs and somebody who writes beside them, again and again`() async throws {
        let folder = try TestFolder()
        for round in 0..<Depth.amount(40, deep: 200) {
            try folder.putTrace("walk.json", path: round.isMultiple(of: 2) ? "A→B" : "A→B→C")
            let text = "# Round \(round)\n\n\(place("walk.json"))\nWhat somebody wrote in round \(round).\n"
            try folder.put(text, into: "Guide.md")
            let editsGuide = round % 4 == 3
            let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        do { try folder.docs() } catch  where isRefusal(error) { return false }
                        return true
                    }
                }
                group.addTask {
                    try folder.put("Notes of round \(round).\n", into: "Notes.md")
                    // As editors save: another file gets the name.
                    if editsGuide { try folder.replace("Guide.md", by: folder.text("Guide.md") + "An afterthought.\n") }
                    return false
                }
                return try await group.reduce(false) { $0 || $1 }
            }
            let ending = "\nWhat somebody wrote in round \(round).\n" + (editsGuide ? "An afterthought.\n" : "")
            // The next one brings everything up to date, if both of those that meet refuse.
            try #require(succeeded || editsGuide)
            try folder.docs(check: !editsGuide)
            let files = try folder.files()
            let names = files.keys.filter { !$0.hasSuffix(".svg") }.sorted()
            try #require(
                names.filter { $0.contains(".") && !$0.hasSuffix(".pagetrace") } == [
                    "Guide.md", "Notes.md", "walk.json",
                ])
            let guide = try folder.text("Guide.md")
            try #require(guide.hasPrefix("# Round \(round)\n\n<!-- pagetrace: "))
            try #require(guide.hasSuffix(ending))
            try #require(guide.contains("![") && guide.contains(".svg)"))
            for (name, bytes) in files where name.hasSuffix(".svg") {
                try #require(String(decoding: bytes, as: UTF8.self).hasSuffix("</svg>\n"), "\(name)")
            }
            try #require(try folder.text("Notes.md") == "Notes of round \(round).\n")
        }
    }
}
