import Foundation
import PageTraceFiles
import Testing

@Suite struct OutputNameTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [
        ("", "its name is empty"),
        (".", "its name means a folder"),
        ("..", "its name means a folder"),
        ("../a.svg", "its name contains \"/\""),
        ("/etc/a.svg", "its name contains \"/\""),
        ("a/\u{308}b", "its name contains \"/\""),
        (".a.svg", "its name begins with a dot"),
        ("a\u{1B}[31m.svg", "its name contains a control character"),
        ("a\n.svg", "its name contains a control character"),
        ("a\0.svg", "its name contains a control character"),
        (String(repeating: "é", count: 128), "its name has 256 bytes, 255 are allowed"),
    ])
    func `A name that is no plain name is refused`(name: String, reason: String) throws {
        let files = [file("fine.svg", ""), file(name, "")]
        let error = failure(of: try OutputFolder(folder["new"]).write(files))
        #expect(error?.kind == .refusedName)
        #expect(error?.exitCode == 73)
        #expect(error?.message == reason)
        #expect(try folder.names() == [])
        let comparing = failure(of: try OutputFolder(folder.path).compare(file(name, "")))
        #expect(comparing?.kind == .refusedName)
    }

    @Test func `The longest name is fine`() throws {
        let name = String(repeating: "n", count: 255)
        try OutputFolder(folder.path).write([file(name, "A")])
        #expect(try folder.names() == [name])
    }

    @Test func `Two files of one name are refused`() throws {
        let same = message(of: try OutputFolder("out").write([file("a.svg", "1"), file("a.svg", "2")]))
        let twice = "two files of this run have that name. Give one of them another name."
        #expect(same == "cannot write \"out/a.svg\": \(twice)")
    }

    @Test func `Names that are one on some disks are refused`() throws {
        let letterCase = message(of: try OutputFolder("out").write([file("Ä.svg", "1"), file("ä.svg", "2")]))
        let reason = "\"Ä.svg\" has the same name on disks that ignore case"
        #expect(letterCase == "cannot write \"out/ä.svg\": \(reason). Give one of them another name.")
        let composed = message(of: try OutputFolder("out").write([file("\u{E9}.svg", "1"), file("e\u{301}.svg", "2")]))
        #expect(composed.contains("two files of this run have that name"))
    }

    @Test func `What a terminal would obey is made visible`() {
        let message = message(of: try InputFile.read("no/\u{1B}[2J\u{202E}\n\t.json", limit: 1))
        #expect(message == #"cannot read "no/\u{1B}[2J\u{202E}\n\t.json": there is no such file."#)
    }
}
