/// A comparison of what a run would write with what is on disk.
public enum FileComparison: Hashable, Sendable {
    /// The file on disk has exactly these bytes.
    case same
    /// There is no such file.
    case missing
    /// There is a file with other bytes.
    case differs(Difference)

    /// What was found on disk instead.
    public struct Difference: Hashable, Sendable {
        /// The bytes on disk; for a huge file, only the first.
        let found: [UInt8]

        /// The number of bytes of the file on disk.
        public let size: Int
    }

    /// The comparison for people: one line, or a unified difference from what is on disk to what is new.
    ///
    /// It has at most about 60 lines: what does not fit is counted. It shows the first of thousands of differing lines,
    /// the differing part of a long line, and the first difference of files that are not text.
    ///
    /// - Parameters:
    ///   - file: The file that was compared.
    ///   - folder: The path of the folder as it should be shown.
    /// - Returns: Lines without color; the last one ends with a newline too.
    public func text(of file: OutputFile, in folder: String) -> String {
        let path = VisibleText.of(path: PathCheck.join(folder, file.name))
        switch self {
        case .same: return "\(path) is up to date.\n"
        case .missing: return "\(path) is missing; it would have \(Amount.bytes(file.bytes.count)).\n"
        case .differs(let difference): return difference.text(path: path, new: file.bytes)
        }
    }
}

extension FileComparison.Difference {
    fileprivate func text(path: String, new: [UInt8]) -> String {
        guard max(size, new.count) <= OpenFolder.mostToCompare, TextLines.isText(found), TextLines.isText(new) else {
            return placeText(path: path, new: new)
        }
        let difference = LineDifference(from: TextLines.split(found), to: TextLines.split(new))
        var text = CappedText()
        text.add("--- \(path) (on disk)")
        text.add("+++ \(path) (new)")
        if let summary = difference.summary { text.add(summary) }
        UnifiedDifference(difference: difference).write(to: &text)
        return text.finished
    }

    /// Where two files that are not text, or too large to show, begin to differ.
    private func placeText(path: String, new: [UInt8]) -> String {
        let files = max(size, new.count) > OpenFolder.mostToCompare ? "files" : "binary files"
        let first = zip(found, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = Amount.grouped((first ?? min(found.count, new.count)) + 1)
        return "\(path): \(files) differ at byte \(place)"
            + " (\(Amount.bytes(size)) on disk, \(Amount.bytes(new.count)) new).\n"
    }
}
