/// Refuses paths that the system would understand as something else.
enum PathCheck {
    /// Refuses the empty path, and a NUL: the system would see the path end there, and open another file.
    static func check(_ path: String, _ kind: FileError.Kind) throws(FileError) {
        guard !path.isEmpty else { throw FileError(kind, path, "the path is empty") }
        guard !path.utf8.contains(0) else { throw FileError(kind, path, "the path contains a NUL character") }
    }

    /// The path of a file in a folder, as a message shows it.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
