/// The place of a page in the grid of a paging scroll view, counted from 0.
///
/// A place need not have a page: code that computes one from an offset beyond an end gets a place outside the grid.
package struct PagePlace: Hashable, Sendable {
    package var horizontal: Int
    package var vertical: Int

    package init(horizontal: Int = 0, vertical: Int = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Computes the place from offset and page size, as the article does.
    ///
    /// A length below 1 gives 0, which avoids a division by zero. Everything else is rounded toward zero, so that nine
    /// tenths of a page are still the page before. (Article) Numbers out of range are clamped first. (Choice)
    package init(truncating offset: ScrollPoint, size: ScrollSize) {
        func place(_ offset: Double, _ length: Double) -> Int {
            length.bounded < 1 ? 0 : (offset.bounded / length.bounded).truncated
        }
        self.init(horizontal: place(offset.x, size.width), vertical: place(offset.y, size.height))
    }
}
