#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What kind of thing a name stands for, and how large it is.
struct FileStatus: Hashable {
    enum Kind: Hashable {
        case file
        case folder
        case symbolicLink
        /// A pipe, a socket or a device: its size says nothing.
        case other
    }

    let kind: Kind
    let size: Int
    /// Who may do what with a regular file; nil for anything else.
    let permissions: mode_t?

    init(_ information: stat) {
        switch information.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        size = Int(information.st_size)
        permissions = kind == .file ? information.st_mode & 0o7777 : nil
    }

    /// What `path` leads to, through symbolic links.
    static func following(_ path: String) throws(SystemFailure) -> FileStatus {
        var information = stat()
        _ = try SystemFailure.check { fstatat(AT_FDCWD, path, &information, 0) }
        return FileStatus(information)
    }
}
