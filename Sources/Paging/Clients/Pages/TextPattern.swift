/// A text with placeholders that an app fills in: `{number} of {count}`.
package struct TextPattern: Hashable, Sendable {
    /// What replaces a word in braces.
    package enum Place: String, Hashable, Sendable, CaseIterable {
        /// The name of the page.
        case page
        /// The index of the page in the list, from 0.
        case index
        /// The number of the page in the list, from 1.
        case number
        /// The number of pages in the list.
        case count
    }

    package enum Piece: Hashable, Sendable {
        case words(String)
        case place(Place)
    }

    /// The pattern as it was given.
    package let text: String
    package let pieces: [Piece]

    /// `{number} of {count}`, as in the caption of a photo.
    package static let counter = TextPattern(
        text: "{number} of {count}", pieces: [.place(.number), .words(" of "), .place(.count)])

    private init(text: String, pieces: [Piece]) {
        self.text = text
        self.pieces = pieces
    }

    /// Reads a pattern.
    ///
    /// - Throws: ``UnknownPlace`` if a word in braces is unknown.
    package init(_ text: String) throws(UnknownPlace) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let word = String(rest[rest.index(after: start)..<end])
            guard let place = Place(rawValue: word) else { throw UnknownPlace(word: word) }
            if start > rest.startIndex { pieces.append(.words(String(rest[..<start]))) }
            pieces.append(.place(place))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.words(String(rest))) }
        self.init(text: text, pieces: pieces)
    }

    /// An unknown word in braces.
    package struct UnknownPlace: Error, Hashable, Sendable {
        /// The word, without its braces.
        package let word: String
    }

    /// The text that an app writes for a page.
    package func content(of page: PageNumber, at index: Int, count: Int) -> TrackedVariable.Content {
        .text(
            pieces.map { piece in
                switch piece {
                case .words(let words): .words(words)
                case .place(.page): .page(page)
                case .place(.index): .number(index)
                case .place(.number): .number(index + 1)
                case .place(.count): .number(count)
                }
            })
    }
}
