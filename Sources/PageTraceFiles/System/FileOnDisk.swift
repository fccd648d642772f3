/// What the content of a file on disk is, next to what it should be.
extension OpenFolder {
    /// The most bytes of a file on disk that are kept to show a difference, if those it should have are not more.
    static var mostToCompare: Int { 1 << 24 }

    /// Whether a name leads to a regular file with exactly these bytes; false if it cannot be read.
    func holds(_ name: String, with bytes: [UInt8]) -> Bool { ExistingFile(name, in: self)?.holds(bytes) ?? false }

    /// Compares, and keeps what was found if it is something else; of a huge file only as much as could be shown.
    func compare(_ name: String, with bytes: [UInt8]) throws(SystemFailure) -> FileComparison {
        guard let file = try open(name) else { return .missing }
        let status = try file.descriptor.status()
        switch status.kind {
        case .file: break
        case .folder: throw .folder
        case .symbolicLink, .other: throw .notAFile
        }
        let most = max(bytes.count + 1, Self.mostToCompare)
        let found = try file.descriptor.bytes(limit: most, expecting: status.size + 1)
        guard found != bytes else { return .same }
        return .differs(FileComparison.Difference(found: found, size: max(status.size, found.count)))
    }
}
