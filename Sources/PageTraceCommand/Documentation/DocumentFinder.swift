import PageTraceFiles

/// Finds the Markdown files below the paths of a command line, in the same order on every machine.
struct DocumentFinder {
    /// The files, each once.
    private(set) var documents: [String] = []
    /// Folders that hold images of documents, by their names.
    private(set) var imageFolders: [String] = []
    /// Links to folders outside, which are not followed.
    private(set) var linksOut: [String] = []
    private(set) var folders: [String] = []

    private var seen: Set<String> = []
    private var trees = FileTrees([])

    init(_ paths: [String]) throws {
        for path in paths {
            let path = try Self.inCatalog(FilePath.normal(path))
            switch try FolderEntry.kind(of: path, followsLinks: true) {
            case nil:
                throw CommandFailure.unreadable(path, "there is no such file or folder.")
            case .folder:
                folders.append(path)
                trees = FileTrees(folders)
                let before = documents.count
                let known = seen.count
                try walk(path)
                guard documents.count > before || seen.count > known || hasSeenAll(in: path) else {
                    throw CommandFailure.unreadable(path, "there is no Markdown file in it.")
                }
            case .file:
                try addNamed(path)
            case .symbolicLink, .other:
                throw CommandFailure.unreadable(path, "it is a pipe, a socket or a device, not a file.")
            }
        }
    }

    static func isMarkdown(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".md") || name.hasSuffix(".markdown")
    }

    /// Whether a folder has already been searched by another path, so that it is not reported as without Markdown.
    private func hasSeenAll(in folder: String) -> Bool {
        guard let real = FolderEntry.realPath(of: folder) else { return false }
        return seen.contains { FilePath.isIn(real, $0) }
    }

    /// Within a catalog, its name is not in the path, although everything depends on it.
    private static func inCatalog(_ path: String) throws -> String {
        let isCatalog = { (path: String) in path.split(separator: "/").contains { $0.hasSuffix(".docc") } }
        guard !isCatalog(path), let real = FolderEntry.realPath(of: path), isCatalog(real) else { return path }
        return real
    }

    private mutating func addNamed(_ path: String) throws {
        guard Self.isMarkdown(path) else {
            throw CommandFailure.error(
                "\"\(VisibleText.of(path: path))\" is not a Markdown file. Name files that end in .md, or folders.",
                .usage)
        }
        guard try FolderEntry.kind(of: path, followsLinks: false) == .file else {
            let target = FolderEntry.realPath(of: path) ?? "the file"
            throw CommandFailure.unreadable(
                path, "it is a symbolic link. Name the file itself: \(VisibleText.of(path: target))")
        }
        add(path)
    }

    private mutating func add(_ path: String) {
        guard seen.insert(FolderEntry.realPath(of: path) ?? path).inserted else { return }
        documents.append(path)
    }

    private mutating func walk(_ folder: String) throws {
        for entry in try FolderEntry.list(folder) where !entry.name.hasPrefix(".") {
            let path = FilePath.join(folder, entry.name)
            guard entry.hasReadableName else {
                guard entry.kind == .folder || Self.isMarkdown(entry.name) else { continue }
                throw CommandFailure.unreadable(path, "its name is not UTF-8. Give it another name.")
            }
            switch entry.kind {
            case .folder:
                if entry.name.hasSuffix(".pagetrace") { imageFolders.append(path) }
                try walk(path)
            case .file where Self.isMarkdown(entry.name):
                add(path)
            case .symbolicLink:
                try note(link: path)
            case .file, .other:
                break
            }
        }
    }

    /// The target of a link that stays inside the tree is found at its own place.
    private mutating func note(link path: String) throws {
        guard trees.isLedOut(path) || FolderEntry.realPath(of: path) == nil else { return }
        guard !Self.isMarkdown(path) else {
            let isBroken = FolderEntry.realPath(of: path) == nil
            throw CommandFailure.unreadable(
                path, isBroken ? "it is a symbolic link that leads nowhere." : "it is a symbolic link out of the tree.")
        }
        if try FolderEntry.kind(of: path, followsLinks: true) == .folder { linksOut.append(path) }
    }
}

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
        throw CommandFailure.error(
            "cannot write \"\(VisibleText.of(path: folder))\": it is a symbolic link, and images would land elsewhere. Put a "
                + "folder in its place.",
            .cannotWrite)
    }
}
