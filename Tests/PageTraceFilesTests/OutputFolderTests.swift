import Foundation
import PageTraceFiles
import Testing

@Suite struct OutputFolderTests {
    let folder: TemporaryFolder
    let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        output = OutputFolder(folder.path)
    }

    @Test func `Files are written and nothing else`() throws {
        try output.write([file("a.svg", "A"), file("b.svg", ""), file("→.svg", "C")])
        #expect(try folder.names() == ["a.svg", "b.svg", "→.svg"])
        #expect(try folder.text(of: "a.svg") == "A")
        #expect(try folder.text(of: "b.svg") == "")
    }

    @Test func `Missing folders are created`() throws {
        try OutputFolder(folder["one/two//three/"]).write([file("a.svg", "A")])
        #expect(try folder.text(of: "one/two/three/a.svg") == "A")
    }

    @Test func `Nothing to write creates nothing`() throws {
        try OutputFolder(folder["one"]).write([])
        #expect(try folder.names() == [])
    }

    @Test func `An older file is replaced whole`() throws {
        try folder.put("longer than what comes", into: "a.svg")
        try output.write([file("a.svg", "short")])
        #expect(try folder.text(of: "a.svg") == "short")
    }

    @Test func `A file that is up to date is left untouched`() throws {
        try folder.put("same", into: "a.svg")
        try folder.put("old", into: "b.svg")
        let before = (try folder.identity(of: "a.svg"), try folder.identity(of: "b.svg"))
        try output.write([file("a.svg", "same"), file("b.svg", "new")])
        #expect(try folder.identity(of: "a.svg") == before.0)
        #expect(try folder.identity(of: "b.svg") != before.1)
    }

    /// Whoever reads the old file goes on reading the old file.
    @Test func `An open reader sees one version`() throws {
        try folder.put("old", into: "a.svg")
        let reader = try #require(FileHandle(forReadingAtPath: folder["a.svg"]))
        try output.write([file("a.svg", "new")])
        #expect(reader.readDataToEndOfFile() == Data("old".utf8))
    }

    @Test func `The umask decides who may read`() async throws {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            umask(0o027)
            try OutputFolder(path).write([file("a.svg", "A")])
            var information = stat()
            #expect(stat("\(path)/a.svg", &information) == 0)
            #expect(information.st_mode & 0o777 == 0o640)
        }
    }

    @Test func `A file that is replaced keeps its permissions, and one that is protected stays`() throws {
        for (name, mode) in [("a.sh", 0o750), ("b.svg", 0o444)] {
            try folder.put("old", into: name)
            #expect(chmod(folder[name], mode_t(mode)) == 0)
        }
        try output.write([file("a.sh", "new"), file("b.svg", "old")])
        var information = stat()
        #expect(stat(folder["a.sh"], &information) == 0)
        #expect(information.st_mode & 0o777 == 0o750)
        let error = try #require(throws: FileError.self) { try output.write([file("a.sh", "A"), file("b.svg", "B")]) }
        #expect(error.description.hasSuffix("it is write-protected. Allow writing with chmod u+w."))
        #expect(try folder.text(of: "a.sh") == "new")
    }

    // Symbolic links: nothing lands outside.

    @Test(arguments: ["a.svg", "b.svg", "c.svg"])
    func `A link is neither replaced nor written through`(name: String) throws {
        let outside = try TemporaryFolder()
        try outside.put("precious", into: "file")
        try folder.link("a.svg", to: outside["file"])
        try folder.link("b.svg", to: outside["not there"])
        try folder.link("c.svg", to: outside.path)
        let error = try #require(throws: FileError.self) { try output.write([file("d.svg", "D"), file(name, "A")]) }
        #expect(
            error.description.hasSuffix(
                "it is a symbolic link, which is not written through. "
                    + "Name the file that it leads to, or remove it."))
        #expect(error.kind == .cannotWrite)
        #expect(try outside.names() == ["file"])
        #expect(try outside.text(of: "file") == "precious")
        #expect(try folder.names() == ["a.svg", "b.svg", "c.svg"])
        #expect(folder.isLink(name))
    }

    @Test func `A link to what would be written stays`() throws {
        let outside = try TemporaryFolder()
        try outside.put("A", into: "file")
        try folder.link("a.svg", to: outside["file"])
        try output.write([file("a.svg", "A")])
        #expect(folder.isLink("a.svg"))
    }

    @Test func `A link to a folder is that folder`() throws {
        let outside = try TemporaryFolder()
        try folder.link("out", to: outside.path)
        try OutputFolder(folder["out"]).write([file("a.svg", "A")])
        #expect(try outside.text(of: "a.svg") == "A")
    }
}
