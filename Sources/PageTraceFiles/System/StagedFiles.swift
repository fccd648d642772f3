#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files on their way into a folder: complete under temporary names first, then renamed all together.
struct StagedFiles: ~Copyable {
    private let path: String
    private let folder: OpenFolder
    private let prefix: String
    private var counter = 0
    private var waiting: [(temporary: String, name: String)] = []

    init(in path: String) throws(FileError) {
        self.path = path
        do {
            folder = try OpenFolder(path)
        } catch {
            throw FileError(.cannotWrite, path, error)
        }
        // The number keeps writers of one process apart, and those of processes that had the same identifier.
        prefix = ".pagetrace-\(getpid())-\(String(UInt32.random(in: 0...(.max)), radix: 16))-"
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

    /// Writes a file under a temporary name and waits until it is on the disk.
    mutating func add(_ file: OutputFile) throws(FileError) {
        do {
            let created = try create(for: file.name)
            try created.descriptor.put(file.bytes)
            try created.descriptor.synchronize()
            try created.finish()
        } catch {
            throw failure(file.name, error)
        }
    }

    /// Gives every file its name; each appears, or replaces another, in one step.
    mutating func commit() throws(FileError) {
        for (written, (temporary, name)) in waiting.enumerated() {
            do {
                try folder.rename(temporary, to: name)
            } catch {
                throw failure(name, error, written: written, of: waiting.count)
            }
        }
        waiting = []
        // The files are whole and have their names; a disk that cannot promise more is no reason to fail.
        try? folder.synchronize()
    }

    /// Removes every temporary file; those that have got their names are not found under the temporary ones.
    mutating func removeLeftovers() {
        for (temporary, _) in waiting {
            folder.remove(temporary)
        }
        waiting = []
    }

    private mutating func create(for name: String) throws(SystemFailure) -> OpenFile {
        while true {
            let temporary = "\(prefix)\(counter)"
            counter += 1
            do {
                let created = try folder.create(temporary)
                waiting.append((temporary, name))
                return created
            } catch {
                guard error.isTaken else { throw error }
                continue
            }
        }
    }

    private func failure(_ name: String, _ failure: SystemFailure, written: Int = 0, of total: Int = 0) -> FileError {
        let error = FileError(.cannotWrite, PathCheck.join(path, name), failure)
        guard written > 0 else { return error }
        let message = "\(error.message), after \(written) of \(total) files had been written"
        return FileError(error.kind, error.path, message, nextStep: error.nextStep)
    }
}
