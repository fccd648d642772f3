import Foundation

/// The whole process: `pagetrace run` of a ten-gesture trace to one SVG, beside `dot -Tsvg` on the same diagram's DOT.
///
/// Needs a release build of the command (`swift build -c release`) and `dot` (Debian: the package graphviz).
enum ProcessBenchmark {
    static func run() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/").dropFirst()
        let command = "\(root)/.build/release/pagetrace"
        guard FileManager.default.isExecutableFile(atPath: command) else {
            print("\nNo \(command): build it with swift build -c release, and run this again.")
            return
        }
        guard
            let dot = ["/usr/bin/dot", "/opt/homebrew/bin/dot", "/usr/local/bin/dot"]
                .first(where: FileManager.default.isExecutableFile(atPath:))
        else {
            print("\nNo dot: install the package graphviz, and run this again.")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pagetrace-benchmark").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let trace = folder + "/ten.json"
        try #"{ "version": 1, "pages": 4, "path": "1→2→3→4→3→2→1→2→(3)→3" }"#
            .write(toFile: trace, atomically: true, encoding: .utf8)
        let run = [command, "run", trace, "-o", folder]
        _ = try milliseconds(run + ["--format", "dot"])
        let draw = [dot, "-Tsvg", folder + "/ten.flow.dot", "-o", folder + "/dot.svg"]

        // In turns, so that what else the machine does falls on both alike.
        var own: [Double] = []
        var other: [Double] = []
        for _ in 0..<40 {
            // The file is removed, for a file that is current is not written again.
            try? FileManager.default.removeItem(atPath: folder + "/ten.flow.svg")
            own.append(try milliseconds(run))
            other.append(try milliseconds(draw))
        }
        let (ours, theirs) = (own.sorted()[20], other.sorted()[20])
        Benchmarks.row("pagetrace run, ten gestures to one SVG", "\(ratio(ours)) ms")
        Benchmarks.row("dot -Tsvg on the same diagram's DOT", "\(ratio(theirs)) ms")
        Benchmarks.row("pagetrace to dot", ratio(ours / theirs), target: "1 at most")
    }

    private static func milliseconds(_ command: [String]) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        let time = ContinuousClock.now - start
        guard process.terminationStatus == 0 else {
            throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "\(command) failed"])
        }
        return time / .milliseconds(1)
    }
}
