import Foundation

extension Workspace {
    /// The path of something in the folder.
    subscript(name: String) -> String { name.isEmpty ? folder : "\(folder)/\(name)" }

    /// Everything in the folder, hidden and nested things too; a folder ends in a slash.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).map { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder)
            return isFolder.boolValue ? name + "/" : name
        }.sorted()
    }

    /// Everything beside the folder, which nothing may ever be written to.
    func namesOutside() throws -> [String] {
        let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        return try FileManager.default.contentsOfDirectory(atPath: parent).filter { !["streams", "work"].contains($0) }
    }

    /// Writes a file, with the folders on the way to it.
    func put(_ text: String, into name: String) throws {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Copies one of the project's example traces into the folder.
    func copy(trace name: String, to target: String? = nil) throws {
        try put(try Project.text(of: Project.trace(name)), into: target ?? "\(name).json")
    }

    /// A new folder with `mistake.json`, whose title is set too early, and `repair.json`.
    static func withMistakeAndRepair() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.copy(trace: "title-set-in-the-data-source", to: "mistake.json")
        try workspace.copy(trace: "title-set-in-did-finish", to: "repair.json")
        return workspace
    }

    func bytes(of name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: self[name]))
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: self[name], encoding: .utf8)
    }
}
