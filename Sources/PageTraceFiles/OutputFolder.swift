/// A folder that a command writes into: everything is checked before the first file is replaced, and each is whole.
///
/// A name is refused if it is empty, `.` or `..`, begins with a dot, contains `/` or a control character, or has more
/// than 255 bytes. Symbolic links on the way to the folder are followed. If a file's name is a symbolic link, wherever it
/// leads, its target is read for comparisons but never written, and the link is never replaced: the file is refused.
public struct OutputFolder: Hashable, Sendable {
    public let path: String

    public init(_ path: String) {
        self.path = path
    }

    /// Writes all files, whose names differ even if case is ignored.
    ///
    /// Names and targets are checked first. Then every file is written under a temporary name beside its own, and
    /// synchronized to the disk. Only when all are complete do they get their names, each in one step: a reader, or a
    /// kill at any moment, finds each file old or new, never half-written. A file that already has its content is left
    /// untouched, one that is write-protected is refused, and one that is replaced keeps its permissions. Missing
    /// folders are created. If something fails before the first file has its name, as it does on a full disk, nothing
    /// has changed. If the system refuses a name after that, the error says how many files have theirs.
    ///
    /// A run that is killed, or whose machine fails, may leave behind files called `.pagetrace-` and 24 digits. The
    /// next run that writes into the folder removes them. Several runs may write into one folder at once.
    ///
    /// - Returns: The outcome for each file, in their order.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    @discardableResult
    public func write(
        _ files: [OutputFile], replacing rule: ReplacementRule = .anything
    ) throws(FileError) -> [WriteOutcome] {
        try OutputChanges.make([FolderChange(folder: path, files: files)], replacing: rule)[0]
    }

    /// Compares what a run would write with what is on disk; reads only.
    ///
    /// - Throws: ``FileError`` of the kind `refusedName`, or `cannotRead` if there is something other than a file.
    public func compare(_ file: OutputFile) throws(FileError) -> FileComparison {
        try OutputNames.check(file.name, in: path)
        try PathCheck.check(path, .cannotRead)
        let path = FilePath.join(path, file.name)
        return try FileError.mapping(
            .cannotRead, path, try SystemFailure.unlessMissing(try FileComparison(of: file, at: path))) ?? .missing
    }

    /// Whether the folder has an entry with a name; reads only.
    ///
    /// - Throws: ``FileError`` of the kind `refusedName`.
    public func contains(_ name: String) throws(FileError) -> Bool {
        try OutputNames.check(name, in: path)
        try PathCheck.check(path, .cannotRead)
        return (try? FileStatus.of(FilePath.join(path, name), followsLinks: false)) != nil
    }
}
