import PageTraceFiles

/// The folders of a run: the working folder, and those named on the command line.
struct FileTrees {
    private let roots: [String]

    init(_ folders: [String]) { roots = ["."] + folders }

    /// Whether a path seems to be in one of the folders, but symbolic links lead out of all of them.
    func isLedOut(_ path: String) -> Bool {
        let inside = roots.filter { FilePath.isIn($0, path) }
        guard !inside.isEmpty, let real = FolderEntry.realPath(of: path) else { return false }
        return !inside.contains { FolderEntry.realPath(of: $0).map { FilePath.isIn($0, real) } ?? false }
    }

    /// Whether a file that a document names is out of bounds: neither in one of the folders nor in that of the document.
    ///
    /// Symbolic links count as their targets; for a missing file, this applies to the links on the way to it.
    func isOutOfBounds(_ path: String, for document: String) -> Bool {
        let home = FilePath.folder(of: document)
        let roots = roots + [home]
        let folder = { FolderEntry.realPath(of: FilePath.folder(of: path)) }
        guard let real = FolderEntry.realPath(of: path) ?? folder() else {
            return !roots.contains { FilePath.isIn($0, path) }
        }
        return !roots.contains { FolderEntry.realPath(of: $0).map { FilePath.isIn($0, real) } ?? false }
    }

    /// Refuses a folder for images if a link on the way to it, from the home of the document, would put them elsewhere.
    func checkWay(to folder: String, from home: String) throws {
        guard folder != home, FilePath.isIn(home, folder) else { return }
        try checkWay(to: FilePath.folder(of: folder), from: home)
        guard try FolderEntry.kind(of: folder, followsLinks: false) == .symbolicLink else { return }
        throw DocsFailure.unwritable(
            folder, "it is a symbolic link, and images would land elsewhere. Put a folder in its place.")
    }
}
