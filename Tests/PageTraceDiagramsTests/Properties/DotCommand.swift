import Foundation

/// Graphviz's own command, where it is installed: it reads what only the library has written.
enum DotCommand {
    private static let path = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"]
        .first(where: FileManager.default.isExecutableFile)

    static var exists: Bool { path != nil }

    /// Reads graphs, one behind the other, and writes them again: how many came out, and what was complained about.
    static func canonical(_ source: [UInt8]) throws -> (graphs: Int, complaints: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pagetrace-dot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output, errors) = (
            folder.appendingPathComponent("in"), folder.appendingPathComponent("out"),
            folder.appendingPathComponent("err")
        )
        for file in [output, errors] { try Data().write(to: file) }
        try Data(source).write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = ["-Knop2", "-q", "-Tcanon", input.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
        var complaints = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        if process.terminationStatus != 0, complaints.isEmpty { complaints = "exit code \(process.terminationStatus)" }
        return (lines.count { $0.hasPrefix("digraph ") || $0.hasPrefix("graph ") }, complaints)
    }
}
