import Foundation

/// A new empty folder in which `pagetrace` runs as a process of its own; it goes when the test is over.
///
///     let workspace = try Workspace()
///     let outcome = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2")
///     #expect(outcome.exitCode == 0)
///     #expect(try workspace.files() == ["1-2.flow.svg"])
///
/// Standard input and output are files beside the folder: nothing can wait for anybody, however much is written.
final class Workspace {
    /// The folder that the command runs in.
    let folder: String
    private let root: String
    private var runs = 0

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("pagetrace-\(UUID().uuidString)").path
        folder = root + "/work"
        for path in [folder, root + "/streams"] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Runs `pagetrace` with arguments, and waits for its end.
    func pagetrace(
        _ arguments: String..., input: String = "", environment: [String: String] = [:], from below: String = ""
    ) throws -> Outcome {
        try pagetrace(arguments: arguments, input: input, environment: environment, from: below)
    }

    /// Runs `pagetrace` with a list of arguments; its standard output is kept, unless it goes elsewhere.
    func pagetrace(
        arguments: [String], input: String = "", environment: [String: String] = [:], from below: String = "",
        output: FileHandle? = nil
    ) throws -> Outcome {
        try run(Binary.path, arguments, input: input, environment: environment, from: below, output: output)
    }

    /// Runs a line of shell, in which `$PAGETRACE` is the command.
    func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
        try run("/bin/sh", ["-c", line], environment: environment)
    }

    /// Starts `pagetrace` with arguments as a line of shell, and does not wait; what it says goes nowhere.
    func start(_ arguments: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", #"exec "$0" \#(arguments) </dev/null >/dev/null 2>&1"#, Binary.path]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        try process.run()
        return process
    }

    private func run(
        _ program: String, _ arguments: [String], input: String = "",
        environment: [String: String], from below: String = "", output: FileHandle? = nil
    ) throws -> Outcome {
        runs += 1
        let streams = "\(root)/streams/\(runs)"
        for (name, text) in [("in", input), ("out", ""), ("err", "")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(streams).\(name)"))
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: self[below])
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PAGETRACE": Binary.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
            .merging(environment) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: streams + ".in")
        process.standardOutput = output ?? FileHandle(forWritingAtPath: streams + ".out")
        process.standardError = FileHandle(forWritingAtPath: streams + ".err")
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: try Data(contentsOf: URL(fileURLWithPath: streams + ".out")),
            errors: try String(contentsOfFile: streams + ".err", encoding: .utf8),
            exitCode: process.terminationReason == .exit ? Int(process.terminationStatus) : nil
        )
    }
}
