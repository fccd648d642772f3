/// Refuses paths that the system would understand as something else.
enum PathCheck {
    private static let slash = UInt8(ascii: "/")

    /// Refuses the empty path, and a NUL: the system would see the path end there, and open another file.
    static func check(_ path: String, _ kind: FileError.Kind) throws(FileError) {
        guard !path.isEmpty else { throw FileError(kind, path, "the path is empty") }
        guard !path.utf8.contains(0) else { throw FileError(kind, path, "the path contains a NUL character") }
    }

    /// The path up to each slash, the whole path at the end.
    ///
    /// Bytes, as the system sees them: a slash with an accent on it is another character, but still a slash.
    static func parts(of path: String) -> [String] {
        let ends = path.utf8.indices.filter { path.utf8[$0] == slash && $0 > path.startIndex } + [path.endIndex]
        return ends.map { String(path[..<$0]) }
    }

    /// What on the way is not a folder, in words: `it is a file, not a folder`, `"trace.json" is a file, not a folder`.
    ///
    /// The name is enough: the message has the whole path already, or leaves it out on purpose.
    static func obstacle(on path: String) -> String {
        for part in parts(of: path) {
            guard let kind = (try? FileStatus.of(part, followsLinks: true))?.kind, kind != .folder else { continue }
            let what = kind == .file ? "a file, not a folder" : "not a folder"
            // Without the slashes at its end it would have been enough.
            let isWhole = path.utf8.dropFirst(part.utf8.count).allSatisfy { $0 == slash }
            let name = part.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? part
            return isWhole ? "it is \(what)" : "\(VisibleText.quoted(name)) is \(what)"
        }
        return "a part of the path is a file, not a folder"
    }
}
