import PageTraceFiles

/// Finds the Markdown files below the paths of a command line, in the same order on every machine.
struct DocumentFinder {
    /// The files, each once.
    private(set) var documents: [String] = []
    /// Folders that hold images of documents, by their names.
    private(set) var imageFolders: [String] = []
    /// Links to folders outside, which are not followed.
    private(set) var linksOut: [String] = []
    /// The folders among the paths.
    private(set) var folders: [String] = []

    private var seen: Set<String> = []
    private var trees = FileTrees([])

    init(_ paths: [String]) throws {
        for path in paths {
            let path = try Self.inCatalog(FilePath.normal(path))
            switch try FolderEntry.kind(of: path, followsLinks: true) {
            case nil:
                throw DocsFailure.unreadable(path, "there is no such file or folder.")
            case .folder:
                folders.append(path)
                trees = FileTrees(folders)
                let before = documents.count
                let known = seen.count
                try walk(path)
                guard documents.count > before || seen.count > known || hasSeenAll(in: path) else {
                    throw DocsFailure.unreadable(path, "there is no Markdown file in it.")
                }
            case .file:
                try addNamed(path)
            case .symbolicLink, .other:
                throw DocsFailure.unreadable(path, "it is a pipe, a socket or a device, not a file.")
            }
        }
    }

    /// Whether a name is that of a Markdown file.
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
            throw DocsFailure(
                message: "pagetrace: error: \"\(VisibleText.of(path: path))\" is not a Markdown file. "
                    + "Name files that end in .md, or folders.",
                code: .usage)
        }
        guard try FolderEntry.kind(of: path, followsLinks: false) == .file else {
            let target = FolderEntry.realPath(of: path) ?? "the file"
            throw DocsFailure.unreadable(
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
                throw DocsFailure.unreadable(path, "its name is not UTF-8. Give it another name.")
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
            throw DocsFailure.unreadable(
                path, isBroken ? "it is a symbolic link that leads nowhere." : "it is a symbolic link out of the tree.")
        }
        if try FolderEntry.kind(of: path, followsLinks: true) == .folder { linksOut.append(path) }
    }
}
