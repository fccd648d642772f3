import ArgumentParser
import PageTraceFiles

/// Compares what would be written with what is on disk, and shows what differs.
struct OutputCheck {
    let folder: String
    let isQuiet: Bool

    func run(_ files: [OutputFile]) throws {
        var stale = 0
        for file in files {
            let comparison = try OutputFolder(folder).compare(file)
            guard comparison != .same else { continue }
            stale += 1
            if !isQuiet { try Console.standardOutput.writeWhileRead(comparison.text(of: file, in: folder)) }
        }
        guard stale > 0 else { return }
        if !isQuiet { Console.standardError.writeIgnoringErrors(advice(stale, of: files.count) + "\n") }
        throw ExitCode.hasFindings
    }

    private func advice(_ stale: Int, of total: Int) -> String {
        let subject = total == 1 ? "The file is" : "\(stale) of \(total) files \(stale == 1 ? "is" : "are")"
        return "\(subject) not current. Run the same command without --check to write \(stale == 1 ? "it" : "them")."
    }
}
