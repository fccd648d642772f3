import Foundation
import Testing

@testable import PageTraceCommand

/// What people write, and what other documents show, is there after a run.
@Suite struct LostDocuments {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.putTrace("walk.json")
    }

    /// The trace is a pipe: it is opened when the document has been read, and delivers when that has changed.
    @Test func `An edit while diagrams are drawn stays`() throws {
        try folder.put(place("pipe.json"), into: "Guide.md")
        #expect(mkfifo(folder["pipe.json"], 0o600) == 0)
        let editor = Process()
        editor.executableURL = URL(fileURLWithPath: "/bin/sh")
        editor.arguments = ["-c", "exec 3>pipe.json; echo 'One more line.' >>Guide.md; cat walk.json >&3"]
        editor.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try editor.run()
        #expect {
            try folder.docs()
        } throws: { error in
            let (message, code) = CommandFailure.report(error)
            return code.rawValue == 73
                && message.hasSuffix(
                    "Guide.md\": somebody has changed it since pagetrace read it. Run the same command again.")
        }
        editor.waitUntilExit()
        #expect(try folder.text("Guide.md") == place("pipe.json") + "One more line.\n")
        #expect(!FileManager.default.fileExists(atPath: folder["Guide.pagetrace"]))
    }

    @Test func `A picture that somebody drew stays`() throws {
        try folder.put("<svg/>", into: "logo.svg")
        try folder.put(place(keys: #"trace="walk.json" image="logo.svg""#), into: "Guide.md")
        let failure = try folder.failure()
        #expect(
            failure.message
                == "pagetrace: error: cannot write \"…/logo.svg\": there is a file that pagetrace did not make. Move it "
                + "away, name another image, or replace it with --force.")
        #expect(failure.code == 73)
        try DocsJob(paths: [folder.path], isCheck: false, isForced: true, isQuiet: true).run()
        #expect(try folder.text("logo.svg").hasPrefix("<?xml"))
    }

    @Test(arguments: [false, true]) func `A trace is no image`(isForced: Bool) throws {
        try folder.putTrace("walk.svg")
        try folder.put(place(keys: #"trace="walk.svg" image="walk.svg""#), into: "Guide.md")
        let before = try folder.files()
        #expect {
            try DocsJob(paths: [folder.path], isCheck: false, isForced: isForced, isQuiet: true).run()
        } throws: {
            CommandFailure.report($0).message.contains("walk.svg\": this run reads that file.")
        }
        #expect(try folder.files() == before)
    }

    /// As a hook before a commit does, which gets the files that have changed.
    @Test func `Images that another document asks for stay`() throws {
        let places = ["y", "z z"].map { place(keys: #"trace="walk.json" image="b.pagetrace/\#($0).flow.svg""#) }
        try folder.put(places.joined(), into: "a.md")
        try folder.put(place("walk.json"), into: "b.md")
        try folder.docs()
        let files = try folder.files()
        try folder.docs("b.md")
        #expect(try folder.files() == files)
    }

    @Test func `Images that somebody refers to by hand stay`() throws {
        try folder.put(place("../walk.json"), into: "below/b.md")
        try folder.docs()
        try folder.put("![A walk](below/b.pagetrace/walk.flow.svg)\n", into: "README.md")
        try folder.put("", into: "below/b.md")
        try folder.docs("below/b.md")
        #expect(FileManager.default.fileExists(atPath: folder["below/b.pagetrace/walk.flow.svg"]))
        try folder.put("", into: "README.md")
        try folder.docs("below/b.md")
        #expect(!FileManager.default.fileExists(atPath: folder["below/b.pagetrace"]))
    }

    @Test(arguments: [
        ("a.md", "a.markdown"), ("M.docc/Foo Bar.md", "M.docc/Foo-Bar.md"),
        ("M.docc/Foo/Bar.md", "M.docc/Foo-Bar.md"),
    ])
    func `Documents of nearly one name keep their images`(first: String, second: String) throws {
        for (name, path) in [(first, "1→2"), (second, "1→2→3")] {
            try folder.put(place(keys: #"path="\#(path)" pages="3""#), into: name)
        }
        try folder.docs(first, second)
        let files = try folder.files()
        for name in [first, second, first] {
            try folder.docs(name)
            #expect(try folder.files() == files)
        }
    }

    /// In a catalog images are known by their names in all of it.
    @Test func `Images that another article shows stay`() throws {
        try folder.put(place(keys: #"path="1→2" pages="2""#), into: "M.docc/A.md")
        try folder.docs("M.docc")
        try folder.put("![](A-1-2.flow.svg)\n", into: "M.docc/Deep/B.md")
        try folder.put("", into: "M.docc/A.md")
        try folder.docs("M.docc/A.md")
        #expect(try folder.text("M.docc/A-1-2.flow~dark.svg").hasPrefix("<?xml"))
    }
}
