#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The identity of the file that a name leads to: two names of one file have the same identity.
public struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    init(_ information: stat) {
        device = UInt64(truncatingIfNeeded: information.st_dev)
        number = UInt64(truncatingIfNeeded: information.st_ino)
    }

    /// The file that a path leads to, through symbolic links; nil if it leads nowhere.
    ///
    /// - Parameter path: The path of the file, or `-` for standard input.
    public init?(of path: String) {
        var information = stat()
        guard path != "-" else {
            guard fstat(STDIN_FILENO, &information) == 0 else { return nil }
            self.init(information)
            return
        }
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        self.init(information)
    }
}
