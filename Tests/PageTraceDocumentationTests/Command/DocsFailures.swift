import Foundation
import Testing

@testable import PageTraceCommand

/// Bad input: a clear error, and no file changed.
@Suite struct DocsFailures {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.putTrace("walk.json")
        // A place that is fine must not be written either.
        try folder.put(place("walk.json"), into: "Fine.md")
    }

    @Test func `A trace that moved away`() throws {
        try folder.put("\n" + place("gone.json"), into: "Guide.md")
        let failure = try folder.failure()
        #expect(
            failure.message
                == "…/Guide.md:2:24: error: cannot read \"…/gone.json\": there is no such file. The path of a "
                + "trace is relative to this file.")
        #expect(failure.code == 74)
    }

    @Test func `A trace that is refused`() throws {
        try folder.put("{ \"version\": 1, \"pages\": [\"A\"], \"path\": \"B\" }", into: "bad.json")
        try folder.put(place("bad.json"), into: "Guide.md")
        let failure = try folder.failure()
        #expect(failure.message.hasPrefix("…/Guide.md:1:24: error: the trace of this place is refused.\n…/bad.json:1:"))
        #expect(failure.code == 2)
    }

    @Test(arguments: [
        (#"path="1→3" pages="3""#, "1:23: error: the path of this place is refused.\npath:1:3: error: ", 2),
        (#"trace="walk.json" steps="5-""#, "1:24: error: no step is in 5-. The steps are 0 to 1.", 2),
        (
            #"path="1→[2→1]×500000" pages="2""#,
            "1:23: error: 1,000,001 steps, and drawings are made of 50,000 at the most. Repeat less often.", 3
        ),
    ])
    func `A path that is refused, steps that are not there, and more than there is memory for`(
        keys: String, message: String, code: Int32
    ) throws {
        try folder.put(place(keys: keys), into: "Guide.md")
        let failure = try folder.failure()
        #expect(failure.message.hasPrefix("…/Guide.md:\(message)"))
        #expect(failure.code == code)
    }

    /// The document keeps its text and its images; all others are written.
    @Test(arguments: [false, true])
    func `A picture that is too large for its format`(check: Bool) throws {
        try folder.put(
            #"{"version":1,"pages":50,"gestures":[{"set":1},{"randomWalk":{"seed":3,"gestures":1000}}]}"#,
            into: "long.json")
        try folder.put("\n" + place(keys: #"trace="long.json" format="png""#), into: "Guide.md")
        let guide = try folder.text("Guide.md")
        let error = try #require(throws: CommandFailure.self) { try folder.docs(check: check) }
        #expect(error.code == .limitReached)
        #expect(error.message.contains("/Guide.md:2:24: error: "))
        #expect(error.message.hasSuffix("Name some with steps=\"0-200\"."))
        #expect(try folder.text("Guide.md") == guide)
        #expect(try folder.text("Fine.md").contains("![") != check)
    }

    @Test func `A picture that nobody could read`() throws {
        let path = (0..<5_001).map { _ in "A→B" }.joined(separator: "→")
        try folder.putTrace("long.json", path: path)
        try folder.put(place(keys: #"trace="long.json" diagram="cache" fold="no""#), into: "Guide.md")
        let failure = try folder.failure()
        #expect(
            failure.message
                == "…/Guide.md:1:24: error: cache would show 10,002 steps in one picture, and at most 10,000 are drawn. "
                + "Name some with steps=\"0-200\".")
        #expect(failure.code == 3)
    }

    @Test func `Broken markers of all files`() throws {
        try folder.put("<!-- /pagetrace -->", into: "A.md")
        try folder.put("<!-- pagetrace: -->", into: "B.md")
        let failure = try folder.failure()
        #expect(
            failure.message.split(separator: "\n").map { $0.prefix(11) }
                == ["…/A.md:1:1:", "…/B.md:1:1:"].map { $0.prefix(11) })
        #expect(failure.code == 2)
    }

    @Test func `Links out of the tree`() throws {
        let outside = try TestFolder()
        try outside.putTrace("secret.json")
        try outside.put("text", into: "Other.md")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder["link.json"], withDestinationPath: outside["secret.json"])
        try folder.put(place("link.json"), into: "Guide.md")
        let trace = try folder.failure()
        #expect(trace.message.contains("cannot read \"…/link.json\": a symbolic link leads it out of the tree"))
        #expect(trace.code == 74)
        try folder.put("", into: "Guide.md")
        try manager.createSymbolicLink(atPath: folder["folder"], withDestinationPath: outside.path)
        try folder.docs()
        #expect(try outside.text("Other.md") == "text")
        try manager.createSymbolicLink(atPath: folder["Link.md"], withDestinationPath: outside["Other.md"])
        let document = try folder.failure()
        #expect(document.message.hasSuffix("cannot read \"…/Link.md\": it is a symbolic link out of the tree."))
        #expect(document.code == 74)
    }

    @Test func `A folder for images that is a link`() throws {
        let outside = try TestFolder()
        try FileManager.default.createSymbolicLink(atPath: folder["Fine.pagetrace"], withDestinationPath: outside.path)
        let failure = try folder.failure()
        #expect(failure.message.contains("cannot write \"…/Fine.pagetrace\": it is a symbolic link"))
        #expect(failure.code == 73)
        #expect(try outside.files().isEmpty)
    }

    @Test func `A document that cannot be written`() throws {
        try folder.put(place("walk.json"), into: "Guide.md")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["Guide.md"])
        let failure = try folder.failure()
        #expect(failure.message.contains("cannot write \"…/Guide.md\": it is write-protected."))
        #expect(failure.code == 73)
    }

    /// The images of one folder are complete when the next one fails, and yet none stays.
    @Test func `A folder in the way of an image`() throws {
        try folder.put(place("../walk.json"), into: "Docs/Guide.md")
        try FileManager.default.createDirectory(
            atPath: folder["Docs/Guide.pagetrace/walk.flow.svg"], withIntermediateDirectories: true)
        let failure = try folder.failure()
        #expect(failure.code == 73 || failure.code == 74)
        #expect(failure.message.contains("walk.flow.svg\": it is a folder"))
    }

    @Test func `A huge document`() throws {
        try folder.put("", into: "Huge.md")
        let file = try #require(FileHandle(forWritingAtPath: folder["Huge.md"]))
        try file.truncate(atOffset: 1 << 30)
        let before = try folder.text("Fine.md")
        #expect { try folder.docs() } throws: { CommandFailure.report($0).code.rawValue == 3 }
        #expect(try folder.text("Fine.md") == before)
    }

    @Test func `Two documents one image`() throws {
        let places = ["1→2", "1→2→3"].map { place(keys: #"path="\#($0)" pages="3" image="one.svg""#) }
        try folder.put(places.joined(), into: "Guide.md")
        let failure = try folder.failure()
        #expect(failure.message.contains("would both write …/one.svg, and differently."))
        #expect(failure.code == 2)
    }

    @Test func `Nothing to do`() throws {
        let empty = try TestFolder()
        try empty.put("", into: "a.txt")
        #expect(try empty.failure().message == "pagetrace: error: cannot read \"…\": there is no Markdown file in it.")
        #expect(try empty.failure("a.txt").code == 64)
        #expect(try empty.failure("b.md").code == 74)
    }
}
