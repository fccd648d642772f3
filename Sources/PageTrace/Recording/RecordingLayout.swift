package import Paging

extension Recording {
    /// How the container lays out its pages, as far as a picture has to know.
    package struct Layout: Hashable, Sendable {
        /// How the pages of the container lie to each other.
        package enum Arrangement: String, Hashable, Sendable, CaseIterable {
            /// Beside each other, one of them on screen.
            case row
            /// Two at a time, as in an open book.
            case spread
            /// Beside and below each other, under a window that moves.
            case grid
            /// On top of each other.
            case stack
        }

        /// How the pages lie to each other.
        package var arrangement = Arrangement.row
        /// Whether pages lie below each other, and not side by side.
        package var isVertical = false
        /// Whether later pages are to the left.
        package var isMirrored = false
        /// Whether pages are turned like those of a book.
        package var isCurled = false
        /// The size of the visible area at first, in points; nil if the recording does not depend on it.
        package var size: ScrollSize?
    }
}
