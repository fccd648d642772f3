/// A file that a command is about to write: its name in the output folder, and all of its bytes.
public struct OutputFile: Hashable, Sendable {
    /// The name without a folder; ``OutputFolder`` says which names are allowed.
    public var name: String

    /// The content, byte for byte.
    public var bytes: [UInt8]

    /// Creates a file; nothing is checked or written yet.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The changes that a command is about to make in one folder.
public struct FolderChange: Hashable, Sendable {
    /// The path of the folder; it is created if it is missing and there is something to write.
    public let folder: String

    /// The files to write.
    public var files: [OutputFile]

    /// The names of files to remove; the folder is removed with its last file.
    public var removals: [String]

    /// Describes a change; nothing is looked up yet.
    public init(folder: String, files: [OutputFile] = [], removals: [String] = []) {
        self.folder = folder
        self.files = files
        self.removals = removals
    }
}

/// The outcome of writing a file.
public enum WriteOutcome: Hashable, Sendable {
    /// There was no file with that name.
    case created
    /// There was a file with other content.
    case replaced
    /// It already had its content, and was left untouched.
    case current
}

/// Changes in several folders, all checked and complete on the disk before the first file is replaced.
public enum OutputChanges {
    /// Makes all changes.
    ///
    /// It works like ``OutputFolder``, but across folders. A write-protected file is not replaced, although the system
    /// would allow it, and a file that is replaced keeps its permissions. Removals come last.
    ///
    /// - Parameters:
    ///   - changes: The changes, one for each folder. Files get their names from the last folder to the first, so that
    ///     a file that refers to others is never on disk without them.
    ///   - rule: What may be replaced.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    public static func make(_ changes: [FolderChange], replacing rule: ReplacementRule = .anything) throws(FileError) {
        for change in changes {
            for file in change.files { try checkProtection(of: PathCheck.join(change.folder, file.name)) }
        }
        // What is removed belongs to it.
        Interruption.beginWriting()
        defer { Interruption.endWriting() }
        _ = try write(changes, keepsPermissions: true, replacing: rule)
        for change in changes where !change.removals.isEmpty {
            // Whatever is left behind is found again by the next run.
            guard let folder = try? OpenFolder(change.folder) else { continue }
            for name in change.removals { folder.remove(name) }
            _ = rmdir(change.folder)
        }
    }

    /// Writes all files that are missing or other on disk.
    ///
    /// - Parameters:
    ///   - changes: The folders with their files.
    ///   - keepsPermissions: Whether a file that replaces another has the permissions of that.
    ///   - rule: What may be replaced.
    /// - Returns: For each folder, the outcome for each file.
    static func write(
        _ changes: [FolderChange], keepsPermissions: Bool, replacing rule: ReplacementRule
    ) throws(FileError) -> [[WriteOutcome]] {
        for change in changes {
            try OutputNames.check(change.files, in: change.folder)
            try PathCheck.check(change.folder, .cannotWrite)
        }
        Interruption.beginWriting()
        defer { Interruption.endWriting() }
        var created = CreatedFolders()
        // Only those in which a file changes are held open: there may be more than a process may open.
        var targets: [TargetFolder] = []
        do {
            for change in changes where !change.files.isEmpty { try created.create(change.folder) }
            var outcomes: [[WriteOutcome]] = []
            for change in changes {
                outcomes.append(
                    change.files.isEmpty ? [] : try TargetFolder(change.folder).outcomes(of: change.files, rule))
            }
            for (change, outcomes) in zip(changes, outcomes) {
                let files = zip(change.files, outcomes).filter { $1 != .current }.map { $0.0 }
                guard !files.isEmpty else { continue }
                let target = try TargetFolder(change.folder)
                targets.append(target)
                try target.prepare(files, keepsPermissions: keepsPermissions)
            }
            for target in targets.reversed() { try target.giveNames(rule) }
            return outcomes
        } catch {
            let (done, waiting) = targets.reduce((0, 0)) { ($0.0 + $1.done, $0.1 + $1.waiting.count) }
            for target in targets { target.removeWaiting() }
            created.remove()
            throw done == 0 ? error : error.after(done, of: done + waiting)
        }
    }

    private static func checkProtection(of path: String) throws(FileError) {
        guard let permissions = (try? FileStatus.of(path, followsLinks: false))?.permissions else { return }
        // Root may write everything, and would be asked for nothing without the first question.
        guard permissions & 0o222 != 0, access(path, W_OK) == 0 else {
            throw FileError(.cannotWrite, path, "it is write-protected", nextStep: "Allow writing with chmod u+w.")
        }
    }
}

extension FileError {
    /// The same error, which came too late for some of the files.
    fileprivate func after(_ written: Int, of total: Int) -> FileError {
        let message = "\(message), after \(written) of \(total) files had been written"
        return FileError(kind, path, message, nextStep: nextStep)
    }
}
