/// A file that is about to be replaced; for a symbolic link, its target.
public struct ExistingFile {
    public let identity: FileIdentity

    private let path: String

    init?(_ path: String) {
        guard let status = try? FileStatus.of(path, followsLinks: true) else { return nil }
        identity = status.identity
        self.path = path
    }

    /// Its first and last bytes, at most as many as requested; nil if it cannot be read.
    public func ends(first: Int, last: Int) -> (first: [UInt8], last: [UInt8])? {
        reading { file, size in
            let beginning = try file.bytes(limit: first, expecting: min(first, size))
            guard size > beginning.count else { return (beginning, Array(beginning.suffix(last))) }
            file.move(to: max(0, size - last))
            return (beginning, try file.bytes(limit: last, expecting: last))
        }
    }

    /// Whether it has exactly these bytes; false if it cannot be read.
    public func holds(_ bytes: [UInt8]) -> Bool {
        reading { file, size in
            try size == bytes.count && file.bytes(limit: bytes.count + 1, expecting: bytes.count + 1) == bytes
        } ?? false
    }

    private func reading<Result>(_ body: (Descriptor, Int) throws -> Result) -> Result? {
        guard let file = try? OpenFile(path, .reading), let status = try? file.descriptor.status(), status.kind == .file
        else { return nil }
        return try? body(file.descriptor, status.size)
    }
}
