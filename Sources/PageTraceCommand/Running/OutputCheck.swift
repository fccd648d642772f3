import ArgumentParser
import PageTrace
import PageTraceFiles

/// Compares what would be written with what is on disk, and shows the differences.
struct OutputCheck {
    let folder: String
    let isQuiet: Bool
    /// Files of sheets that would no longer be made.
    let leftovers: [String]

    func run(_ files: [OutputFile]) throws {
        var stale = 0
        for file in files {
            let comparison = try OutputFolder(folder).compare(file)
            guard comparison != .same else { continue }
            stale += 1
            let text = isQuiet ? line(comparison, file) : comparison.text(of: file, in: folder)
            try Console.standardOutput.writeWhileRead(text)
        }
        guard stale > 0 || !leftovers.isEmpty else {
            if !isQuiet {
                Console.standardError.writeIgnoringErrors("\(Quantity.text(files.count, "file")), current\n")
            }
            return
        }
        let advice = stale > 0 ? [advice(stale, of: files.count)] : []
        for text in advice + [SheetLeftovers.text(of: leftovers)].compactMap(\.self) where !isQuiet {
            Console.standardError.writeIgnoringErrors(text + "\n")
        }
        throw ExitCode.hasFindings
    }

    /// The file in one line, as `docs --check` says it.
    private func line(_ comparison: FileComparison, _ file: OutputFile) -> String {
        let path = VisibleText.of(path: FilePath.join(FilePath.normal(folder), file.name))
        return "\(path) \(comparison == .missing ? "is missing" : "is not current")\n"
    }

    private func advice(_ stale: Int, of total: Int) -> String {
        let subject = total == 1 ? "The file is" : "\(stale) of \(total) files \(stale == 1 ? "is" : "are")"
        return "\(subject) not current. Run the same command without --check to write \(stale == 1 ? "it" : "them")."
    }
}
