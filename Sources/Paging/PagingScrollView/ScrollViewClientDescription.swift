/// The client of a paging scroll view and its settings: where it looks for the selected page, and what it tells pages.
///
/// As created without settings it behaves like the article's code.
public struct ScrollViewClientDescription: Hashable, Sendable {
    /// Which pages a client takes to be visible.
    public enum Visibility: String, Hashable, Sendable, CaseIterable {
        /// Those whose frame shares an area with the visible one. (Article)
        case intersecting
        /// Those, and the ones that only touch: what a comparison with `<=` does, or `CGRect.intersects` of the
        /// open-source Foundation.
        case touching
        /// The one with the largest visible part.
        case largestArea
    }

    /// How a client computes the selected page.
    public enum Selection: String, Hashable, Sendable, CaseIterable {
        /// From offset and size, rounded toward zero. (Article)
        case truncated
        /// The page with the largest visible part, which is always one that exists.
        case largestArea
    }

    /// In which order pages are told.
    ///
    /// The article goes through a dictionary with two keys, whose order differs from run to run.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// First who appeared, then who disappeared: the order that `UIPageViewController` has in scroll style.
        case appearFirst
        /// First who disappeared, then who appeared.
        case disappearFirst
    }

    /// The methods in which the client looks for the selected page.
    ///
    /// JSON: `"selectsIn"`.
    public var selectsIn: Set<ScrollViewMethod>
    /// How it computes the page.
    ///
    /// JSON: `"selection"`.
    public var selection: Selection
    /// Whether pages are told only where the selected page is another one than before.
    ///
    /// JSON: `"filtersRepeats"`.
    public var filtersRepeats: Bool
    /// Which pages it takes to be visible.
    ///
    /// JSON: `"visibility"`.
    public var visibility: Visibility
    /// Whether it remembers which pages it has told that they appeared.
    ///
    /// JSON: `"remembersVisible"`.
    public var remembersVisible: Bool
    /// In which order pages are told.
    ///
    /// JSON: `"order"`.
    public var order: Order

    /// Creates a description.
    ///
    /// Everything has the default that it has in a trace.
    public init(
        selectsIn: Set<ScrollViewMethod> = [.scrollViewDidEndDragging, .scrollViewDidEndDecelerating],
        selection: Selection = .truncated,
        filtersRepeats: Bool = true,
        visibility: Visibility = .intersecting,
        remembersVisible: Bool = true,
        order: Order = .appearFirst
    ) {
        self.selectsIn = selectsIn
        self.selection = selection
        self.filtersRepeats = filtersRepeats
        self.visibility = visibility
        self.remembersVisible = remembersVisible
        self.order = order
    }

    /// The article's client.
    public static let article = ScrollViewClientDescription()

    /// The article's client without the flag that remembers who is visible.
    public static let withoutFlag = ScrollViewClientDescription(remembersVisible: false)

    /// A client that looks whenever something may have changed, and takes one page to be visible: the largest.
    public static let repaired = ScrollViewClientDescription(
        selectsIn: [
            .scrollViewDidScroll, .scrollViewDidEndDragging, .scrollViewDidEndDecelerating,
            .scrollViewDidEndScrollingAnimation, .viewDidLayoutSubviews,
        ],
        selection: .largestArea, filtersRepeats: false, visibility: .largestArea)
}
