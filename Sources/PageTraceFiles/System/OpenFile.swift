#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file or folder that is open, and closed when this value goes.
struct OpenFile: ~Copyable {
    let descriptor: Descriptor

    private init(number: Int32) {
        descriptor = Descriptor(number: number)
    }

    deinit {
        close(descriptor.number)
    }

    /// Opens for reading; waits for a writer where `path` is a named pipe.
    init(reading path: String) throws(SystemFailure) {
        self.init(number: try SystemFailure.check { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) })
    }

    /// Opens a folder, through symbolic links, as what later names are looked up in.
    init(folder path: String) throws(SystemFailure) {
        self.init(number: try SystemFailure.check { open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY) })
    }

    /// Opens a folder in another one, but no symbolic link to a folder.
    init(folder name: String, in folder: borrowing OpenFile) throws(SystemFailure) {
        let folder = folder.descriptor.number
        let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW
        self.init(number: try SystemFailure.check { openat(folder, name, flags) })
    }

    /// Opens a file in a folder for reading, through symbolic links, and never waits for the other end of a pipe.
    init(reading name: String, in folder: Descriptor) throws(SystemFailure) {
        let folder = folder.number
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
        self.init(number: try SystemFailure.check { openat(folder, name, flags) })
    }

    /// Creates a file in a folder under a name that nothing had before, not even a symbolic link that leads nowhere.
    init(creating name: String, in folder: borrowing OpenFile) throws(SystemFailure) {
        let folder = folder.descriptor.number
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        // The umask takes away what the user does not want to grant.
        self.init(number: try SystemFailure.check { openat(folder, name, flags, 0o666) })
    }

    /// Hands the descriptor to somebody who closes it.
    consuming func leaked() -> Int32 {
        let number = descriptor.number
        discard self
        return number
    }

    /// Closes now and says whether that failed: a network disk may report only here that it is full.
    consuming func finish() throws(SystemFailure) {
        let number = descriptor.number
        discard self
        // An interrupted close has closed all the same; again would hit whoever got the number since.
        guard close(number) != 0, errno != EINTR else { return }
        throw SystemFailure(number: errno)
    }
}
