import ArgumentParser
import PageTraceFiles

/// Compares what would be written with what is on disk, and shows what differs.
struct OutputCheck {
    let folder: String
    let isQuiet: Bool
    /// Files of sheets that would not be made any more.
    var leftovers: [String] = []

    func run(_ files: [OutputFile]) throws {
        var stale = 0
        for file in files {
            let comparison = try OutputFolder(folder).compare(file)
            guard comparison != .same else { continue }
            stale += 1
            if !isQuiet { try Console.standardOutput.writeWhileRead(comparison.text(of: file, in: folder)) }
        }
        guard stale > 0 || !leftovers.isEmpty else { return }
        let advice = stale > 0 ? [advice(stale, of: files.count)] : []
        for text in advice + [SheetLeftovers.text(of: leftovers)].compactMap(\.self) where !isQuiet {
            Console.standardError.writeIgnoringErrors(text + "\n")
        }
        throw ExitCode.hasFindings
    }

    private func advice(_ stale: Int, of total: Int) -> String {
        let subject = total == 1 ? "The file is" : "\(stale) of \(total) files \(stale == 1 ? "is" : "are")"
        return "\(subject) not current. Run the same command without --check to write \(stale == 1 ? "it" : "them")."
    }
}
