/// A page of the reader.
public struct Chapter: Hashable, Sendable, CustomStringConvertible {
    /// What stands above the text.
    public let title: String

    /// Creates a chapter.
    public init(_ title: String) {
        self.title = title
    }

    /// The title, which is also what recordings show.
    public var description: String { title }

    /// A short book.
    public static let book = [Chapter("Loomings"), Chapter("The Carpet-Bag"), Chapter("The Spouter-Inn")]
}
