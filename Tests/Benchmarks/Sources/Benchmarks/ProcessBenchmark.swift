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

    /// Starts a command and waits for its end. (Foundation's `Process` takes longer to start than these commands run.)
    private static func milliseconds(_ command: [String]) throws -> Double {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in [1, 2] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        var status: Int32 = 0
        let start = ContinuousClock.now
        let failure = posix_spawn(&process, command[0], &actions, nil, &arguments, environ)
        guard failure == 0, waitpid(process, &status, 0) == process else {
            throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "\(command) did not start"])
        }
        let time = ContinuousClock.now - start
        guard status == 0 else {
            throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "\(command) failed"])
        }
        return time / .milliseconds(1)
    }
}
