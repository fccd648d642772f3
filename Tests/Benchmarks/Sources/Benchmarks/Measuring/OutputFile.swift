#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is written from its start, in blocks.
struct OutputFile: ~Copyable {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(_ path: String) throws {
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw Child.Failure.notStarted(path, errno) }
        buffer.reserveCapacity(1 << 17)
    }

    mutating func write(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= 1 << 16 { try flush() }
    }

    mutating func flush() throws {
        var written = 0
        while written < buffer.count {
            let count = buffer.withUnsafeBytes { bytes in
                #if canImport(Glibc)
                    Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                #else
                    Darwin.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                #endif
            }
            guard count > 0 else { throw Child.Failure.failed("writing", errno) }
            written += count
        }
        buffer.removeAll(keepingCapacity: true)
    }

    deinit {
        close(descriptor)
    }

    /// Writes a whole file.
    static func write(_ text: String, to path: String) throws {
        var file = try OutputFile(path)
        try file.write(text)
        try file.flush()
    }
}
