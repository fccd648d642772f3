/// The client of the article on paging as a lifecycle: finds the selected page and tells pages that they come and go.
///
/// Its ``ScrollViewClientDescription`` says how; by default, it does what the article's code does.
package struct PagingScrollViewPager<Page: Hashable>: PagingScrollViewClient, Hashable {
    /// How the client behaves.
    package let description: ScrollViewClientDescription

    /// The pages that have been told that they appeared: the flag that the article gives each page.
    package private(set) var flagged: Set<Page> = []

    /// The place that was last selected, nil before the first selection.
    package private(set) var selectedPlace: PagePlace?

    @usableFromInline var selectedPage: Page?

    /// Creates a client that has not been set up.
    package init(_ description: ScrollViewClientDescription = .article) {
        self.description = description
    }

    /// Whether it looks for the selected page in this method; it always implements `viewDidLoad`, for its setup.
    @inlinable
    package func implements(_ method: ScrollViewMethod) -> Bool {
        method == .viewDidLoad || description.selectsIn.contains(method)
    }

    /// Takes a callback, and returns the selection and the messages to pages.
    package mutating func respond(
        to callback: ScrollViewCallback, in scrollView: PagingScrollView<Page>
    ) -> [PagerCall<Page>] {
        switch callback {
        // The initial state is applied at setup, without a selection. (Article)
        case .viewDidLoad: return applyAppearance(in: scrollView)
        // The content still decelerates: the end of that counts, not the end of the drag. (Article)
        case .didEndDragging(willDecelerate: true): return []
        default: return select(in: scrollView)
        }
    }

    /// False if it computes pages from the unclamped offset.
    package var clampsOffsets: Bool { description.selection == .largestArea }

    /// The page that was last selected.
    @inlinable package var trackedValues: [TrackedValue<Page>] { [TrackedValue("selected", selectedPage)] }

    private mutating func select(in scrollView: PagingScrollView<Page>) -> [PagerCall<Page>] {
        let place: PagePlace? =
            switch description.selection {
            case .truncated: PagePlace(truncating: scrollView.contentOffset, size: scrollView.size)
            case .largestArea: scrollView.largestPlace ?? selectedPlace
            }
        var calls: [PagerCall<Page>] = []
        let isRepeated = place == selectedPlace
        if let place, !isRepeated {
            selectedPlace = place
            selectedPage = scrollView.page(at: place)
            calls.append(.pageSelected(place))
        }
        return isRepeated && description.filtersRepeats ? calls : calls + applyAppearance(in: scrollView)
    }

    private mutating func applyAppearance(in scrollView: PagingScrollView<Page>) -> [PagerCall<Page>] {
        let visible = visiblePages(in: scrollView)
        // Of very many pages, those that remember are few: only they are looked at.
        let appeared = scrollView.inOrder(description.remembersVisible ? visible.subtracting(flagged) : visible)
        let disappeared =
            description.remembersVisible
            ? scrollView.inOrder(flagged.subtracting(visible)) : scrollView.pages.filter { !visible.contains($0) }
        flagged = visible
        let calls = (appeared.map(PagerCall.viewDidAppear), disappeared.map(PagerCall.viewDidDisappear))
        return description.order == .appearFirst ? calls.0 + calls.1 : calls.1 + calls.0
    }

    private func visiblePages(in scrollView: PagingScrollView<Page>) -> Set<Page> {
        switch description.visibility {
        case .intersecting: Set(scrollView.visiblePages)
        case .touching: Set(scrollView.visiblePages + scrollView.touchingPages)
        case .largestArea: Set(scrollView.largestPage.map { [$0] } ?? [])
        }
    }
}

extension PagingScrollViewPager: Sendable where Page: Sendable {}
