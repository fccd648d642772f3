/// A file descriptor that somebody else closes, with system calls that do the whole of what they are asked.
struct Descriptor: Hashable, Sendable {
    static let standardInput = Descriptor(number: STDIN_FILENO)
    static let standardOutput = Descriptor(number: STDOUT_FILENO)
    static let standardError = Descriptor(number: STDERR_FILENO)

    let number: Int32

    var isTerminal: Bool { isatty(number) == 1 }

    /// The width of a terminal in characters, nil if it does not say.
    var columns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func status() throws(SystemFailure) -> FileStatus { try FileStatus { fstat(number, $0) } }

    /// Says who may do what with the file, as far as the system allows it.
    func allow(_ permissions: mode_t) { _ = fchmod(number, permissions) }

    /// How many bytes of a regular file come before what is read next; 0 if there is no position, as in a pipe.
    var position: Int { max(0, Int(lseek(number, 0, SEEK_CUR))) }

    func move(to position: Int) { _ = lseek(number, off_t(position), SEEK_SET) }

    /// Reads to the end, but never more than `limit` bytes.
    func bytes(limit: Int, expecting expected: Int) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(limit, expected))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        defer { buffer.deallocate() }
        while bytes.count < limit {
            let wanted = min(buffer.count, limit - bytes.count)
            let count = try whenReady(for: POLLIN) { read(number, buffer.baseAddress, wanted) }
            guard count > 0 else { break }
            bytes.append(contentsOf: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]))
        }
        return bytes
    }

    func put(_ bytes: [UInt8]) throws(SystemFailure) {
        var written = 0
        while written < bytes.count {
            written += try whenReady(for: POLLOUT) {
                bytes.withUnsafeBytes { write(number, $0.baseAddress?.advanced(by: written), $0.count - written) }
            }
        }
    }

    /// Waits until the bytes are on the disk and not only in the system's memory.
    func synchronize() throws(SystemFailure) {
        _ = try SystemFailure.check { fsync(number) }
    }

    /// Waits where the stream does not: a program that shares the terminal may have set it to never block.
    private func whenReady(for events: some BinaryInteger, _ call: () -> Int) throws(SystemFailure) -> Int {
        while true {
            do {
                return try SystemFailure.check(call)
            } catch {
                guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
                var request = pollfd(fd: number, events: Int16(events), revents: 0)
                _ = try SystemFailure.check { poll(&request, 1, -1) }
            }
        }
    }
}

/// A file or folder that is open, and closed when this value goes.
struct OpenFile: ~Copyable {
    enum Purpose {
        /// Reads a file, through symbolic links; waits for a writer if it is a named pipe.
        case readingAndWaiting
        /// Reads a file, through symbolic links, and never waits for the other end of a pipe.
        case reading
        /// Locks a folder and synchronizes the names in it.
        case folder
        /// Writes a file under a name that nothing had before, not even a symbolic link that leads nowhere.
        case creating
    }

    let descriptor: Descriptor

    init(_ path: String, _ purpose: Purpose) throws(SystemFailure) {
        let flags =
            switch purpose {
            case .readingAndWaiting: O_RDONLY | O_NOCTTY
            case .reading: O_RDONLY | O_NOCTTY | O_NONBLOCK
            case .folder: O_RDONLY | O_DIRECTORY
            case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            }
        // The mode is for a file that is created; the umask takes away what the user does not want to grant.
        descriptor = Descriptor(number: try SystemFailure.check { open(path, flags | O_CLOEXEC, 0o666) })
    }

    deinit { close(descriptor.number) }

    /// Closes now and says whether that failed: a network disk may report only here that it is full.
    consuming func finish() throws(SystemFailure) {
        let number = descriptor.number
        discard self
        // An interrupted close has closed all the same; again would hit whoever got the number since.
        guard close(number) != 0, errno != EINTR else { return }
        throw SystemFailure(number: errno)
    }
}
