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

/// Changes in several folders: all of them, or none.
///
/// It works like ``OutputFolder``, but across folders: every file of every folder is complete under a temporary name
/// before the first one gets its own. A write-protected file is not replaced, although the system would allow it, and a
/// file that is replaced keeps its permissions. Removals come last.
public enum OutputChanges {
    /// Makes all changes.
    ///
    /// - Parameters:
    ///   - changes: The changes, one for each folder. Files get their names from the last folder to the first, so that
    ///     a file that refers to others is never on disk without them.
    ///   - rule: What may be replaced.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    public static func make(_ changes: [FolderChange], replacing rule: ReplacementRule = .anything) throws(FileError) {
        for change in changes {
            try OutputNames.check(change.files, in: change.folder)
            try PathCheck.check(change.folder, .cannotWrite)
            for file in change.files { try checkProtection(of: PathCheck.join(change.folder, file.name)) }
        }
        // What is removed belongs to it.
        Interruption.beginWriting()
        defer { Interruption.endWriting() }
        _ = try Replacement.make(changes.filter { !$0.files.isEmpty }, keepsPermissions: true, rule: rule)
        for change in changes where !change.removals.isEmpty { remove(change) }
    }

    private static func remove(_ change: FolderChange) {
        // Whatever is left behind is found again by the next run.
        guard let target = try? TargetFolder(change.folder) else { return }
        for name in change.removals { target.folder.remove(name) }
        _ = rmdir(change.folder)
    }

    private static func checkProtection(of path: String) throws(FileError) {
        guard let permissions = (try? FileStatus.of(path, followsLinks: false))?.permissions else { return }
        // Root may write everything, and would be asked for nothing without the first question.
        guard permissions & 0o222 != 0, access(path, W_OK) == 0 else {
            throw FileError(.cannotWrite, path, "it is write-protected", nextStep: "Allow writing with chmod u+w.")
        }
    }
}
