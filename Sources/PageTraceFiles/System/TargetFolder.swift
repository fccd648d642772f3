/// A folder that files are about to get names in.
final class TargetFolder {
    let path: String
    let folder: OpenFolder

    init(_ path: String) throws(FileError) {
        self.path = path
        folder = try FileError.mapping(.cannotWrite, path, try OpenFolder(path))
    }

    /// What a file would do here; refuses a target that a file cannot replace, or that a rule protects.
    func outcome(of file: OutputFile, under rule: ReplacementRule) throws(FileError) -> WriteOutcome {
        let path = PathCheck.join(path, file.name)
        let outcome = try FileError.mapping(.cannotWrite, path, try outcome(of: file))
        guard outcome != .current else { return .current }
        try rule.check(file.name, in: folder, path: path)
        return try FileError.mapping(.cannotWrite, path, try unlessLink(outcome, file.name))
    }

    private func outcome(of file: OutputFile) throws(SystemFailure) -> WriteOutcome {
        switch try folder.status(of: file.name)?.kind {
        case nil: return .created
        case .folder: throw .folder
        case .other: throw .notAFile
        case .file, .symbolicLink: return folder.holds(file.name, with: file.bytes) ? .current : .replaced
        }
    }

    /// A link is refused after the rule was asked, which knows more of the file that it leads to.
    private func unlessLink(_ outcome: WriteOutcome, _ name: String) throws(SystemFailure) -> WriteOutcome {
        guard try folder.status(of: name)?.kind != .symbolicLink else { throw .symbolicLink }
        return outcome
    }
}
