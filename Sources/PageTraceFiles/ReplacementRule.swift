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

/// Decides, file by file, what a run may overwrite.
///
/// A rule is asked twice: before anything is written, and again just before a file gets its name, because the old file
/// may have been changed meanwhile. It is never asked about files that already have their new content.
public struct ReplacementRule: Sendable {
    /// Why a file must not be replaced.
    public struct Objection: Hashable, Sendable {
        let message: String
        let nextStep: String?

        /// Words an objection: the reason without a final period, such as "pagetrace did not make the file that is
        /// there", and a sentence that says what to do, nil if the reason says enough.
        public init(_ message: String, nextStep: String?) {
            self.message = message
            self.nextStep = nextStep
        }
    }

    public static let anything = ReplacementRule { _, _ in nil }

    /// The reason to leave a path as it is, nil if there is none.
    public let objection: @Sendable (_ path: String, _ existing: ExistingFile?) -> Objection?

    /// Makes a rule of what takes the path that is about to be written and the file that is there, nil if there is
    /// none, and returns the reason to leave everything unchanged, or nil to go on.
    public init(_ objection: @escaping @Sendable (String, ExistingFile?) -> Objection?) {
        self.objection = objection
    }
}
