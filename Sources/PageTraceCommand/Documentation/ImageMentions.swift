import PageTraceDocumentation
import PageTraceFiles

/// Finds out whether an image that no place of a run asks for is still used elsewhere.
///
/// A run often gets only some of the documents, as a pre-commit hook gets those that have changed. A document that
/// refers to an image is beside its folder, in a folder above, or in the same catalog. It makes no difference whether a
/// place asks for it or somebody wrote the reference by hand: its name in the text is enough.
struct ImageMentions {
    private var known: [String: [UInt8]] = [:]

    /// Adds a document of this run with its future content.
    mutating func add(_ bytes: [UInt8], of path: String) {
        known[FolderEntry.realPath(of: path) ?? path] = bytes
    }

    /// Of some images in a folder, those that no document mentions.
    mutating func unmentioned(_ names: [String], in folder: String) throws -> [String] {
        guard let real = FolderEntry.realPath(of: folder) else { return [] }
        let isGlobal = ImagePlan.areNamesGlobal(in: real)
        // If the documents that could refer to them cannot be determined, all images stay.
        guard let documents = try? documents(around: real) else { return [] }
        var left = names
        for path in documents where !left.isEmpty {
            let text = String(decoding: try content(of: path), as: UTF8.self)
            left.removeAll { name in
                let shown = name.replacing("~dark.svg", with: ".svg")
                let mention = isGlobal ? shown : "\(FilePath.name(of: folder))/\(shown)"
                return text.utf8.contains(mention.utf8) || text.utf8.contains(mention.replacing(" ", with: "%20").utf8)
            }
        }
        return left
    }

    /// The Markdown files that can refer to something in a folder.
    private func documents(around folder: String) throws -> [String] {
        if case .catalog(let catalog) = Host(of: folder + "/") { return try DocumentFinder([catalog]).documents }
        var documents: [String] = []
        var above = folder
        repeat {
            above = FilePath.folder(of: above)
            // A folder that cannot be listed is far above any working folder.
            for entry in (try? FolderEntry.list(above)) ?? []
            where entry.kind == .file && entry.hasReadableName && DocumentFinder.isMarkdown(entry.name) {
                documents.append(FilePath.join(above, entry.name))
            }
        } while above != "/"
        return documents
    }

    private mutating func content(of path: String) throws -> [UInt8] {
        if let bytes = known[path] { return bytes }
        let bytes = try InputFile.read(path, limit: Document.sizeLimit)
        known[path] = bytes
        return bytes
    }
}
