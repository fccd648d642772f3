import ArgumentParser
import PageTrace
import PageTraceFiles

/// Runs a job again whenever one of the files that it reads has changed, until it is interrupted.
enum FileWatch {
    /// Runs the job, and again after each change.
    ///
    /// A mistake in a file is reported, and the next change is awaited.
    static func run(_ paths: [String], _ job: () throws -> Void) throws {
        var seen: [[UInt8]?]?
        while true {
            // Contents instead of modification times, because editors write files in many ways.
            let now = paths.map { try? InputFile.read($0, limit: RecordingLimits().fileSize) }
            if now != seen {
                seen = now
                do { try CommandFailure.reporting(job) } catch is ExitCode {}
                let names = paths.map { VisibleText.of(path: $0) }.joined(separator: ", ")
                Console.standardError.writeIgnoringErrors("watching \(names)\n")
            }
            usleep(pause)
        }
    }

    /// How long to wait before the files are looked at again, in microseconds.
    private static let pause: UInt32 = 300_000
}
