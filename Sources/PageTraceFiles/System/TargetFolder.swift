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
        if outcome != .current { try rule.check(file.name, in: folder, path: path) }
        return outcome
    }

    private func outcome(of file: OutputFile) throws(SystemFailure) -> WriteOutcome {
        switch try folder.status(of: file.name)?.kind {
        case nil: return .created
        case .folder: throw .folder
        case .other: throw .notAFile
        case .file: return folder.holds(file.name, with: file.bytes) ? .current : .replaced
        case .symbolicLink:
            guard folder.holds(file.name, with: file.bytes) else { throw .symbolicLink }
            return .current
        }
    }
}
