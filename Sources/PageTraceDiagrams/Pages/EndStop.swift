/// A mark beside a shown page that has no neighboring page there.
struct EndStop: Hashable {
    /// Why there is no page.
    enum Content: Hashable {
        /// The answer was nil, and it is remembered.
        case none
        /// The data source has not been asked yet.
        case unknown
    }

    /// The column of the shown page.
    var column: Int
    /// Whether it is before the page, and not after it.
    var isBefore: Bool
    /// Why there is no page.
    var content: Content
}
