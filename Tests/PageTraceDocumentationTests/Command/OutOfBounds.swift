import Foundation
import Testing

@testable import PageTraceCommand

/// A document reads traces of its own project only, and says nothing of what other files hold.
@Suite struct OutOfBounds {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.put("root:x:0:0", into: "secret")
        try folder.putTrace("project/Traces/walk.json")
        try folder.putTrace("project/Docs/Deep/walk.json")
    }

    @Test(arguments: [
        "../../../../../../../../../../etc/passwd", "../../secret", "../../missing", "Deep/../../../secret",
    ])
    func `Traces outside`(path: String) throws {
        try folder.put(place(path), into: "project/Docs/Guide.md")
        for paths in [["project/Docs/Guide.md"], ["project"], ["project/Docs"]] {
            do {
                try DocsJob(paths: paths.map { folder[$0] }, isCheck: false, isQuiet: true).run()
                Issue.record("it was read")
            } catch {
                let (message, code) = CommandFailure.report(error)
                #expect(message.contains(": it is outside of this run's folders. A trace must be in the working "))
                #expect(!message.contains("root:"))
                #expect(code.rawValue == 74)
            }
        }
    }

    @Test func `A link to a file outside`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder["project/Docs/link.json"], withDestinationPath: "/etc/passwd")
        try folder.put(place("link.json"), into: "project/Docs/Guide.md")
        let failure = try folder.failure("project/Docs/Guide.md")
        #expect(failure.message.contains("cannot read \"…/project/Docs/link.json\": "))
        #expect(!failure.message.contains("root:"))
        #expect(failure.code == 74)
    }

    @Test func `Traces of the project`() throws {
        try folder.put(place("../Traces/walk.json") + place("Deep/walk.json"), into: "project/Docs/Guide.md")
        try folder.docs("project")
        #expect(try folder.text("project/Docs/Guide.md").components(separatedBy: "](Guide.pagetrace/").count == 3)
        try folder.put(place("Deep/walk.json"), into: "project/Docs/Guide.md")
        try folder.docs("project/Docs/Guide.md")
        #expect(try folder.text("project/Docs/Guide.md").contains("](Guide.pagetrace/walk.flow.svg)"))
    }

    /// A Markdown file of such a name cannot be said to the system again, and is not passed over.
    @Test(arguments: ["Guide\\351.md", "folder\\351/"])
    func `Names that are not text`(name: String) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", #"n=$(printf '\#(name)'); case $n in */) mkdir "$n";; *) echo >"$n";; esac"#]
        shell.currentDirectoryURL = URL(fileURLWithPath: folder["project"])
        try shell.run()
        shell.waitUntilExit()
        try folder.put("text", into: "project/Fine.md")
        #expect {
            try folder.docs("project")
        } throws: {
            CommandFailure.report($0).message.hasSuffix("its name is not UTF-8. Give it another name.")
        }
    }
}
