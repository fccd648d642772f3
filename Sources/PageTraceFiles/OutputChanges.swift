#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a command is about to change in one folder.
public struct FolderChange: Hashable, Sendable {
    /// Where the folder is; it is made if it is missing and there is something to write.
    public let folder: String

    /// The files to write.
    public var files: [OutputFile]

    /// The names of files to remove; with the last file of a folder the folder goes too.
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
/// As ``OutputFolder``, and over the folders too: every file of every folder is complete under a temporary name before
/// the first one gets its own. A file that is write-protected is not replaced, though the system would allow that, and
/// one that is replaced keeps its permissions. Removals come last.
public enum OutputChanges {
    /// Makes all changes.
    ///
    /// - Parameters:
    ///   - changes: A folder each. Files get their names from the last folder to the first, so that what refers to other
    ///     files comes before them and is never on the disk without them.
    ///   - rule: What may be replaced.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    public static func make(_ changes: [FolderChange], replacing rule: ReplacementRule = .anything) throws(FileError) {
        for change in changes {
            try OutputNames.check(change.files, in: change.folder)
            try PathCheck.check(change.folder, .cannotWrite)
            for file in change.files { try checkProtection(of: PathCheck.join(change.folder, file.name)) }
        }
        _ = IgnoredSignals.areIgnored
        var created = CreatedFolders()
        do {
            for change in changes where !change.files.isEmpty { try created.create(change.folder) }
            _ = try Replacement.make(changes.filter { !$0.files.isEmpty }, keepsPermissions: true, rule: rule)
        } catch {
            created.remove()
            throw error
        }
        for change in changes where !change.removals.isEmpty { remove(change) }
    }

    private static func remove(_ change: FolderChange) {
        // What stays behind is found by the next run again.
        guard let target = try? TargetFolder(change.folder) else { return }
        for name in change.removals { target.folder.remove(name) }
        _ = rmdir(change.folder)
    }

    private static func checkProtection(of path: String) throws(FileError) {
        var information = stat()
        guard lstat(path, &information) == 0, let permissions = FileStatus(information).permissions else { return }
        // Root may write everything, and would be asked for nothing without the first question.
        guard permissions & 0o222 != 0, access(path, W_OK) == 0 else {
            throw FileError(.cannotWrite, path, "it is write-protected", nextStep: "Allow writing with chmod u+w.")
        }
    }
}
