/// Reads files, up to a limit that the caller sets.
public enum InputFile {
    /// Reads a whole file; `-` is standard input, and a file with that name is `./-`.
    ///
    /// Symbolic links are followed. A named pipe is waited for. A file that is known to be larger than the limit is
    /// refused without reading it; from anything else, even an endless device or pipe, at most `limit` + 1 bytes are
    /// read.
    ///
    /// - Throws: ``FileError`` of the kind `limitExceeded` if the file is larger, otherwise `cannotRead`.
    public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard path != "-" else {
            return try read(.standardInput, named: "standard input", isStream: true, limit: limit)
        }
        try PathCheck.check(path, .cannotRead)
        let file = try FileError.mapping(.cannotRead, path, try OpenFile(path, .readingAndWaiting))
        return try read(file.descriptor, named: path, isStream: false, limit: limit)
    }

    private static func read(
        _ descriptor: Descriptor, named name: String, isStream: Bool, limit: Int
    ) throws(FileError) -> [UInt8] {
        let limit = max(0, limit)
        let known = try FileError.mapping(.cannotRead, name, isStream: isStream, try knownSize(of: descriptor))
        if known <= limit {
            // One more than the limit tells a file that just fits from one that does not.
            let most = limit == .max ? limit : limit + 1
            let bytes = try FileError.mapping(
                .cannotRead, name, isStream: isStream, try descriptor.bytes(limit: most, expecting: known))
            if bytes.count <= limit { return bytes }
        }
        let most = Amount.grouped(limit)
        let message =
            known > limit
            ? "it has \(Amount.bytes(known)), and at most \(most) are allowed"
            : "it has more than the \(Amount.bytes(limit)) that are allowed"
        let advice = "Make it smaller, or split it."
        throw FileError(.limitExceeded, name, message, nextStep: advice, isStream: isStream)
    }

    /// How many bytes are left to read at least; 0 if only reading tells.
    private static func knownSize(of descriptor: Descriptor) throws(SystemFailure) -> Int {
        let status = try descriptor.status()
        switch status.kind {
        case .folder: throw .folder
        case .file: return max(0, status.size - descriptor.position)
        case .symbolicLink, .other: return 0
        }
    }
}
