/// A place in a document that asks for a diagram.
package struct Place: Hashable, Sendable {
    package let request: DiagramRequest

    /// Where errors about what is replayed point to: the value of `trace` or `path`.
    let sourceOffset: Int

    /// Where errors about the second trace point to: the value of `with`, nil if there is none.
    let counterpartOffset: Int?

    /// The bytes between the lines of the two markers: what pagetrace writes.
    package let body: Range<Int>

    /// What is before the marker in its line, so that what is written stays in the same quotation or list.
    let prefix: [UInt8]
    let lineBreak: [UInt8]
}

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

/// Something wrong with a file, before its line is known.
struct Problem: Error, Hashable {
    /// The byte that is meant.
    let offset: Int
    let message: String
    let advice: String

    init(_ offset: Int, _ message: String, _ advice: String = "") {
        self.offset = offset
        self.message = message
        self.advice = advice
    }
}
