/// What displays a document.
package enum Host: Hashable, Sendable {
    /// Anything that shows Markdown: images go beside the document.
    case markdown
    /// DocC; the path of the catalog.
    case catalog(String)

    package init(of path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let catalog = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) else {
            self = .markdown
            return
        }
        self = .catalog(parts[...catalog].joined(separator: "/"))
    }

    var isCatalog: Bool {
        if case .catalog = self { true } else { false }
    }
}
