/// A name in a folder, and what it stands for.
public struct FolderEntry: Hashable, Sendable {
    /// What a name stands for.
    public enum Kind: Hashable, Sendable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link, whatever its target.
        case symbolicLink
        /// A pipe, a socket or a device.
        case other
    }

    /// The name; if it is not UTF-8, the part that can be shown.
    public let name: String

    /// Whether the name is UTF-8; other names are listed but cannot be passed back to the system.
    public let hasReadableName: Bool

    /// The kind of the entry itself; links are not followed.
    public let kind: Kind

    /// The entries of a folder in the order of their bytes, the same on every machine.
    ///
    /// - Throws: ``FileError`` of the kind `cannotRead`.
    public static func list(_ path: String) throws(FileError) -> [FolderEntry] {
        return try FileError.mapping(.cannotRead, path, try OpenFolder(path).entries())
    }

    /// The kind of entry at a path, nil if there is nothing.
    ///
    /// - Parameters:
    ///   - followsLinks: Whether a link counts as its target.
    ///   - path: The path of the entry.
    public static func kind(of path: String, followsLinks: Bool) throws(FileError) -> Kind? {
        try PathCheck.check(path, .cannotRead)
        return try FileError.mapping(
            .cannotRead, path,
            try SystemFailure.unlessMissing(try FileStatus.of(path, followsLinks: followsLinks))?.kind)
    }

    /// The absolute path without symbolic links; nil if it leads nowhere.
    public static func realPath(of path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
