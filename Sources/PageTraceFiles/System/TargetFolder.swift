/// A folder that files are about to get names in.
final class TargetFolder {
    let path: String
    let folder: OpenFolder

    /// Opens the folder, and removes what earlier runs had to leave behind in it.
    init(_ path: String) throws(FileError) {
        self.path = path
        do {
            folder = try OpenFolder(path)
        } catch {
            throw FileError(.cannotWrite, path, error)
        }
        StagingFolder.removeLeftovers(in: folder)
    }

    /// Whether the file on disk is missing or another; refuses a target that a file cannot replace.
    func needs(_ file: OutputFile) throws(FileError) -> Bool {
        do throws(SystemFailure) {
            switch try folder.status(of: file.name)?.kind {
            case nil: return true
            case .folder: throw SystemFailure.folder
            case .other: throw SystemFailure.notAFile
            // A file that cannot be read can still be replaced.
            case .file, .symbolicLink: return (try? folder.holds(file.name, with: file.bytes)) != true
            }
        } catch {
            throw failure(file.name, error)
        }
    }

    /// What the system said about a file of the folder.
    func failure(_ name: String, _ failure: SystemFailure) -> FileError {
        FileError(.cannotWrite, PathCheck.join(path, name), failure)
    }
}
