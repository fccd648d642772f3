/// The client of a paging scroll view and its settings: where it looks for the selected page, and what it tells pages.
///
/// By default, it behaves like the article's code.
package struct ScrollViewClientDescription: Hashable, Sendable {
    /// Which pages a client considers visible.
    package enum Visibility: String, Hashable, Sendable, CaseIterable {
        /// Pages whose frame shares an area with the visible one. (Article)
        case intersecting
        /// These, and pages that only touch it: the result of a comparison with `<=`, or of `CGRect.intersects` in the
        /// open-source Foundation.
        case touching
        /// The page with the largest visible part.
        case largestArea
    }

    /// How a client computes the selected page.
    package enum Selection: String, Hashable, Sendable, CaseIterable {
        /// From offset and size, rounded toward zero. (Article)
        case truncated
        /// The page with the largest visible part, which is always one that exists.
        case largestArea
    }

    /// The order in which pages are told.
    ///
    /// The article iterates over a dictionary with two keys, whose order differs from run to run.
    package enum Order: String, Hashable, Sendable, CaseIterable {
        /// First pages that appeared, then those that disappeared: the order of `UIPageViewController` in scroll style.
        case appearFirst
        /// First pages that disappeared, then those that appeared.
        case disappearFirst
    }

    /// The methods in which the client looks for the selected page.
    package var selectsIn: Set<ScrollViewMethod>
    package var selection: Selection
    /// Whether pages are told only if the selected page has changed.
    package var filtersRepeats: Bool
    package var visibility: Visibility
    /// Whether it remembers which pages it has told that they appeared.
    package var remembersVisible: Bool
    package var order: Order

    package init(
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

    package static let article = ScrollViewClientDescription()

    /// The article's client without the flag that remembers which pages are visible.
    package static let withoutFlag = ScrollViewClientDescription(remembersVisible: false)

    /// A client that looks whenever something may have changed, and considers only the page with the largest part
    /// visible.
    package static let repaired = ScrollViewClientDescription(
        selectsIn: [
            .scrollViewDidScroll, .scrollViewDidEndDragging, .scrollViewDidEndDecelerating,
            .scrollViewDidEndScrollingAnimation, .viewDidLayoutSubviews,
        ],
        selection: .largestArea, filtersRepeats: false, visibility: .largestArea)
}
