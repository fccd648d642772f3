/// What kind of thing a name stands for, and how large it is.
struct FileStatus: Hashable {
    let kind: FolderEntry.Kind
    /// Of a pipe, a socket or a device it says nothing.
    let size: Int
    /// Who may do what with a regular file; nil for anything else.
    let permissions: mode_t?
    let identity: FileIdentity

    init(_ call: (UnsafeMutablePointer<stat>) -> Int32) throws(SystemFailure) {
        var information = stat()
        _ = try SystemFailure.check { call(&information) }
        switch information.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        size = Int(information.st_size)
        permissions = kind == .file ? information.st_mode & 0o7777 : nil
        identity = FileIdentity(information)
    }

    /// What a path leads to, through symbolic links if they are followed; nil if there is nothing.
    static func of(_ path: String, followsLinks: Bool) throws(SystemFailure) -> FileStatus? {
        try SystemFailure.unlessMissing(try FileStatus { followsLinks ? stat(path, $0) : lstat(path, $0) })
    }
}

/// The identity of the file that a name leads to: two names of one file have the same identity.
public struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ information: stat) {
        device = UInt64(truncatingIfNeeded: information.st_dev)
        number = UInt64(truncatingIfNeeded: information.st_ino)
    }

    /// The file that a path leads to, through symbolic links, or standard input for `-`; nil if it leads nowhere.
    public init?(of path: String) {
        guard !path.utf8.contains(0),
            let status = path == "-"
                ? try? Descriptor.standardInput.status() : try? FileStatus.of(path, followsLinks: true)
        else { return nil }
        self = status.identity
    }
}
