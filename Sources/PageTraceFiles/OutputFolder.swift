/// A folder that a command writes into: all files of a run, or none of them.
///
/// A name is refused if it is empty, `.` or `..`, begins with a dot, contains `/` or a control character, or has more
/// than 255 bytes. Symbolic links on the way to the folder are followed. If a file's name is a symbolic link, wherever it
/// leads, its target is read for comparisons but never written, and the link is never replaced: the file is refused.
public struct OutputFolder: Hashable, Sendable {
    /// The path of the folder; it need not exist.
    public let path: String

    /// Creates a value for a folder; nothing is looked up yet.
    public init(_ path: String) {
        self.path = path
    }

    /// Writes all files, or changes nothing.
    ///
    /// Names and targets are checked first. Then every file is written into a hidden folder in this one and
    /// synchronized to the disk. Only when all are complete do they get their names: a reader, or a kill at any moment,
    /// finds each file old or new, never half-written. A file that already has its content is left untouched. Missing
    /// folders are created. On failure, everything is restored: files that were replaced get their names back, and the
    /// hidden folder and the created ones are removed. If the disk refuses even that, the error says how many files
    /// have changed.
    ///
    /// A run that is killed, or whose machine fails, may leave behind `.pagetrace-` and 32 digits that check
    /// themselves. The next run that writes into the folder removes it. Several runs may write into one folder at once.
    ///
    /// - Parameters:
    ///   - files: Files whose names differ even if case is ignored.
    ///   - rule: What may be replaced.
    /// - Returns: The outcome for each file, in their order.
    /// - Throws: ``FileError`` of the kind `refusedName` or `cannotWrite`.
    @discardableResult
    public func write(
        _ files: [OutputFile], replacing rule: ReplacementRule = .anything
    ) throws(FileError) -> [WriteOutcome] {
        try OutputNames.check(files, in: path)
        try PathCheck.check(path, .cannotWrite)
        guard !files.isEmpty else { return [] }
        let change = FolderChange(folder: path, files: files)
        return try Replacement.make([change], keepsPermissions: false, rule: rule)[0]
    }

    /// Compares what a run would write with what is on disk; reads only.
    ///
    /// - Throws: ``FileError`` of the kind `refusedName`, or `cannotRead` if there is something other than a file.
    public func compare(_ file: OutputFile) throws(FileError) -> FileComparison {
        try OutputNames.check(file.name, in: path)
        try PathCheck.check(path, .cannotRead)
        return try FileError.mapping(
            .cannotRead, PathCheck.join(path, file.name),
            try SystemFailure.unlessMissing(try OpenFolder(path).compare(file.name, with: file.bytes))) ?? .missing
    }

    /// Whether the folder has an entry with a name; reads only.
    ///
    /// - Throws: ``FileError`` of the kind `refusedName`.
    public func contains(_ name: String) throws(FileError) -> Bool {
        try OutputNames.check(name, in: path)
        try PathCheck.check(path, .cannotRead)
        return (try? FileStatus.of(PathCheck.join(path, name), followsLinks: false)) != nil
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
