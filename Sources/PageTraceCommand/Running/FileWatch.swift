import ArgumentParser
import PageTrace
import PageTraceFiles

/// Runs a job again whenever one of the files that it reads has changed, until it is interrupted.
struct FileWatch {
    let paths: [String]

    /// Compares contents instead of modification times, because editors write files in many ways.
    private func contents() -> [[UInt8]?] {
        paths.map { try? InputFile.read($0, limit: RecordingLimits().fileSize) }
    }

    /// Runs the job, and again after each change.
    ///
    /// A mistake in a file is reported, and the next change is awaited.
    func run(_ job: () throws -> Void) throws {
        var seen: [[UInt8]?]?
        while true {
            let now = contents()
            if now != seen {
                seen = now
                do { try CommandFailure.reporting(job) } catch is ExitCode {}
                let names = paths.map { VisibleText.of(path: $0) }.joined(separator: ", ")
                Console.standardError.writeIgnoringErrors("watching \(names)\n")
            }
            usleep(Self.pause)
        }
    }

    /// How long to wait before the files are looked at again, in microseconds.
    private static let pause: UInt32 = 300_000
}
