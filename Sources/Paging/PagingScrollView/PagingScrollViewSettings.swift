/// The axes along which the content of a scroll view can be scrolled.
package enum ScrollAxis: String, Hashable, Sendable, CaseIterable {
    /// Pages lie side by side.
    case horizontal
    /// Pages lie one above the other.
    case vertical
    /// Pages lie in a grid.
    case both
}

/// The paging scroll view of a trace and its settings.
package struct PagingScrollViewSettings: Hashable, Sendable {
    package var axis: ScrollAxis
    /// The number of pages in a row of a grid, at least 1; ignored for the other axes.
    package var columns: Int
    /// The size of the view, and of each page.
    package var size: ScrollSize
    /// Whether the content can be dragged beyond its ends, and bounces back.
    package var bounces: Bool

    package init(
        axis: ScrollAxis = .horizontal,
        columns: Int = 2,
        size: ScrollSize = ScrollSize(width: 320, height: 480),
        bounces: Bool = true
    ) {
        self.axis = axis
        self.columns = columns
        self.size = size
        self.bounces = bounces
    }

    /// The number of pages in a full row, if there are so many pages.
    package func columns(of count: Int) -> Int {
        switch axis {
        case .horizontal: max(1, count)
        case .vertical: 1
        case .both: max(1, min(count, columns))
        }
    }

    package static var recordedName: String { "UIScrollView" }

    package var words: String {
        var words = [Self.recordedName, "paging"]
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
