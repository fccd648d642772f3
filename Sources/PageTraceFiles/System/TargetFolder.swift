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
        let outcome: WriteOutcome
        do throws(SystemFailure) {
            switch try folder.status(of: file.name)?.kind {
            case nil: outcome = .created
            case .folder: throw SystemFailure.folder
            case .other: throw SystemFailure.notAFile
            case .file, .symbolicLink: outcome = folder.holds(file.name, with: file.bytes) ? .current : .replaced
            }
        } catch {
            throw failure(file.name, error)
        }
        if outcome != .current { try rule.check(file.name, in: folder, path: PathCheck.join(path, file.name)) }
        return outcome
    }

    /// What the system said about a file of the folder.
    func failure(_ name: String, _ failure: SystemFailure) -> FileError {
        FileError(.cannotWrite, PathCheck.join(path, name), failure)
    }
}
