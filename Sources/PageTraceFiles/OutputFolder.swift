#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that a command writes into: all files of a run, or none of them.
///
/// A name is refused if it is empty, `.` or `..`, begins with a dot, contains `/` or a control character, or has more
/// than 255 bytes. Symbolic links on the way to the folder are followed. One that has the name of a file is read through
/// when contents are compared and never written through: it is replaced itself, so nothing lands outside of the folder.
public struct OutputFolder: Hashable, Sendable {
    /// Where the folder is; it need not exist.
    public let path: String

    /// Names a folder; nothing is looked up yet.
    public init(_ path: String) {
        self.path = path
    }

    /// Writes all files, or changes nothing.
    ///
    /// Names and targets are checked first. Then every file is written into a hidden folder in this one and brought to
    /// the disk, and only when all are complete do they get their names: a reader, or a kill at any moment, finds each
    /// file old or new, never half. A file that has its content already is left untouched. Missing folders are created.
    /// On failure all is as it was: names that files have got already go back to the older files, and the hidden folder
    /// and the created ones are removed. If the disk refuses even that, the error says how many files have changed.
    ///
    /// What a run leaves behind that is ended by a kill or by the machine, `.pagetrace-` and 32 digits that check
    /// themselves, is removed by the next one that writes into the folder. Several runs may write into one folder at once.
    ///
    /// - Parameters:
    ///   - files: Files with names that differ even where upper and lower case count as the same.
    ///   - rule: What may be replaced.
    /// - Returns: What became of each file, in their order.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    @discardableResult
    public func write(
        _ files: [OutputFile], replacing rule: ReplacementRule = .anything
    ) throws(FileError) -> [WriteOutcome] {
        try OutputNames.check(files, in: path)
        try PathCheck.check(path, .cannotWrite)
        guard !files.isEmpty else { return [] }
        _ = IgnoredSignals.areIgnored
        var created = CreatedFolders()
        do {
            try created.create(path)
            let change = FolderChange(folder: path, files: files)
            return try Replacement.make([change], keepsPermissions: false, rule: rule)[0]
        } catch {
            created.remove()
            throw error
        }
    }

    /// Compares what a run would write with what is on disk; reads only.
    ///
    /// - Throws: ``FileError`` of the kind `refusedName`, or `cannotRead` if there is something that is not a file.
    public func compare(_ file: OutputFile) throws(FileError) -> FileComparison {
        try OutputNames.check(file.name, in: path)
        try PathCheck.check(path, .cannotRead)
        do {
            return try OpenFolder(path).compare(file.name, with: file.bytes)
        } catch {
            guard !error.isMissing else { return .missing }
            throw FileError(.cannotRead, PathCheck.join(path, file.name), error)
        }
    }

    /// Whether there is something with a name in the folder; reads only.
    ///
    /// - Throws: ``FileError`` of the kind `refusedName`.
    public func contains(_ name: String) throws(FileError) -> Bool {
        try OutputNames.check(name, in: path)
        try PathCheck.check(path, .cannotRead)
        var information = stat()
        return lstat(PathCheck.join(path, name), &information) == 0
    }
}
