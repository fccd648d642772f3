/// A file that a command is about to write: its name in the output folder, and all of its bytes.
public struct OutputFile: Hashable, Sendable {
    /// The name without a folder; ``OutputFolder`` says which names are allowed.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The changes that a command is about to make in one folder.
public struct FolderChange: Hashable, Sendable {
    /// The path of the folder; it is created if it is missing and there is something to write.
    public let folder: String
    public var files: [OutputFile]

    /// The names of files to remove; the folder is removed with its last file.
    public var removals: [String]

    public init(folder: String, files: [OutputFile] = [], removals: [String] = []) {
        self.folder = folder
        self.files = files
        self.removals = removals
    }
}

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
    /// Makes all changes, one for each folder, as ``OutputFolder`` makes those of one folder, removals last.
    ///
    /// Files get their names from the last folder to the first, so that a file that refers to others is never on disk
    /// without them.
    ///
    /// - Returns: For each folder, the outcome for each file.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    @discardableResult
    public static func make(
        _ changes: [FolderChange], replacing rule: ReplacementRule = .anything
    ) throws(FileError) -> [[WriteOutcome]] {
        for change in changes {
            try OutputNames.check(change.files, in: change.folder)
            try PathCheck.check(change.folder, .cannotWrite)
        }
        Interruption.beginWriting()
        defer { Interruption.endWriting() }
        var created: [String] = []
        // Only those in which a file changes are held open: there may be more than a process may open.
        var targets: [TargetFolder] = []
        do {
            for change in changes where !change.files.isEmpty { try create(change.folder, &created) }
            var outcomes: [[WriteOutcome]] = []
            for change in changes {
                TargetFolder.removeLeftovers(in: change.folder)
                var ofFolder: [WriteOutcome] = []
                for file in change.files { ofFolder.append(try file.outcome(in: change.folder, rule)) }
                outcomes.append(ofFolder)
            }
            for (change, outcomes) in zip(changes, outcomes) {
                let files = zip(change.files, outcomes).filter { $1 != .current }.map { $0.0 }
                guard !files.isEmpty else { continue }
                let target = try TargetFolder(change.folder)
                targets.append(target)
                try target.prepare(files)
            }
            for target in targets.reversed() { try target.giveNames(rule) }
            // Whatever is left behind is found again by the next run.
            for change in changes where !change.removals.isEmpty {
                for name in change.removals { unlink(FilePath.join(change.folder, name)) }
                rmdir(change.folder)
            }
            return outcomes
        } catch {
            let (done, waiting) = targets.reduce((0, 0)) { ($0.0 + $1.done, $0.1 + $1.waiting.count) }
            for target in targets { target.removeWaiting() }
            // A folder that has something in it stays.
            for path in created.reversed() { rmdir(path) }
            throw done == 0 ? error : error.after(done, of: done + waiting)
        }
    }

    /// Creates a folder with all that is missing on the way to it, and says which folders were.
    private static func create(_ path: String, _ created: inout [String]) throws(FileError) {
        for part in PathCheck.parts(of: path) where (try? FileStatus.of(part, followsLinks: true))?.kind != .folder {
            if try FileError.mapping(.cannotWrite, path, try isCreated(part)) { created.append(part) }
        }
    }

    /// Whether a folder was created here, and not by somebody else meanwhile.
    private static func isCreated(_ path: String) throws(SystemFailure) -> Bool {
        do {
            return try SystemFailure.check { mkdir(path, 0o777) } == 0
        } catch {
            // Something may have the name, and yet lead to nothing.
            guard let status = try FileStatus.of(path, followsLinks: true) else { throw error }
            guard status.kind == .folder else { throw .notAFolder }
            return false
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
