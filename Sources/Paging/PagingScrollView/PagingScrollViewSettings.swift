/// The paging scroll view of a trace and its settings.
public struct PagingScrollViewSettings: Hashable, Sendable {
    /// The axes along which the content can be scrolled.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        /// Pages lie side by side.
        case horizontal
        /// Pages lie one above the other.
        case vertical
        /// Pages lie in a grid.
        case both
    }

    /// The axes along which the content can be scrolled.
    ///
    /// JSON: `"axis"`.
    public var axis: Axis
    /// The number of pages in a row of a grid, at least 1; ignored for the other axes.
    ///
    /// JSON: `"columns"`.
    public var columns: Int
    /// The size of the view, and of each page.
    ///
    /// JSON: `"width"` and `"height"`.
    public var size: ScrollSize
    /// Whether the content can be dragged beyond its ends, and bounces back.
    ///
    /// JSON: `"bounces"`.
    public var bounces: Bool

    /// Creates settings.
    ///
    /// Every parameter has the same default as in a trace.
    public init(
        axis: Axis = .horizontal,
        columns: Int = 2,
        size: ScrollSize = ScrollSize(width: 320, height: 480),
        bounces: Bool = true
    ) {
        self.axis = axis
        self.columns = columns
        self.size = size
        self.bounces = bounces
    }

    /// The container in words, with what differs from the defaults.
    package var words: String {
        var words = ["UIScrollView", "paging"]
        switch axis {
        case .horizontal: break
        case .vertical: words.append("vertical")
        case .both: words.append("both ways in rows of \(max(1, columns))")
        }
        words.append(size.bounded.text)
        if !bounces { words.append("no bounces") }
        return words.joined(separator: ", ")
    }
}
