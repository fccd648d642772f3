/// A name in a folder, and what it stands for.
public struct FolderEntry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case file, folder, symbolicLink
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
        try FileError.mapping(.cannotRead, path, try entries(of: path))
    }

    /// What vanishes meanwhile is left out.
    private static func entries(of path: String) throws(SystemFailure) -> [FolderEntry] {
        guard let stream = opendir(path) else { throw SystemFailure(number: errno) }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            // The system fills an entry up to the end of its name: a copy of the whole would read what is not there.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
            let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let text = String(cString: bytes)
            guard text != ".", text != "..",
                let status = try? FileStatus({ fstatat(dirfd(stream), bytes, $0, AT_SYMLINK_NOFOLLOW) })
            else { continue }
            // A name that is not UTF-8 would come back to the system as another.
            let isText = String(validatingCString: bytes) != nil
            entries.append(FolderEntry(name: text, hasReadableName: isText, kind: status.kind))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The kind of entry at a path, nil if there is nothing.
    public static func kind(of path: String, followsLinks: Bool) throws(FileError) -> Kind? {
        try PathCheck.check(path, .cannotRead)
        return try FileError.mapping(.cannotRead, path, try FileStatus.of(path, followsLinks: followsLinks)?.kind)
    }

    /// The absolute path without symbolic links; nil if it leads nowhere.
    public static func realPath(of path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
