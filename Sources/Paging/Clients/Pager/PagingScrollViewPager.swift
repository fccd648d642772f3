/// The client of the article on paging as a lifecycle: finds the selected page and tells pages that they come and go.
///
/// UIKit has a method for each callback. Here one function takes them all, as the article has a single stream of page
/// selections. It can read the container but not change it. Its ``ScrollViewClientDescription`` says how it behaves; by
/// default, it does what the article's code does.
package struct PagingScrollViewPager: Hashable, Sendable {
    /// How it behaves; nil if it only listens, and an app's own code does the rest.
    package let description: ScrollViewClientDescription?

    /// The pages that were told last that they appeared: the flag that the article gives each page.
    package var flagged: Set<String> = []

    /// Whether it tells pages at all; of an app's own code, only a test can say which it has told.
    package var tellsPages = true

    /// The place that was last selected, nil before the first selection.
    package private(set) var selectedPlace: PagePlace?

    /// The page that was last selected, nil if there is none at that place.
    package private(set) var selectedPage: String?

    private var log: [ScrollViewLogEntry] = []

    package init(_ description: ScrollViewClientDescription? = .article) { self.description = description }

    /// Whether it looks for the selected page in this method; it always implements `viewDidLoad`, for its setup.
    package func implements(_ method: ScrollViewMethod) -> Bool {
        guard let description, method != .viewDidLoad else { return true }
        return description.selectsIn.contains(method)
    }

    /// Takes a callback, and logs it with the selection and the messages to pages that follow.
    package mutating func respond(to callback: ScrollViewCallback, in scrollView: PagingScrollView) {
        log.append(ScrollViewLogEntry(.received(callback), in: scrollView))
        guard let description else { return }
        switch callback {
        // The initial state is applied at setup, without a selection. (Article)
        case .viewDidLoad: applyAppearance(in: scrollView, description)
        // The content still decelerates: the end of that counts, not the end of the drag. (Article)
        case .didEndDragging(willDecelerate: true): break
        default: select(in: scrollView, description)
        }
    }

    /// Returns the log and empties it, so that clients compare by their state alone.
    package mutating func takeLog() -> [ScrollViewLogEntry] {
        defer { log = [] }
        return log
    }

    /// False if it computes pages from the unclamped offset.
    package var clampsOffsets: Bool { description.map { $0.selection == .largestArea } ?? true }

    private mutating func select(in scrollView: PagingScrollView, _ description: ScrollViewClientDescription) {
        let place: PagePlace? =
            switch description.selection {
            case .truncated: PagePlace(truncating: scrollView.contentOffset, size: scrollView.size)
            case .largestArea: scrollView.largestPlace ?? selectedPlace
            }
        let isRepeated = place == selectedPlace
        if let place, !isRepeated {
            var entry = ScrollViewLogEntry(.pageSelected(place), in: scrollView)
            let page = scrollView.page(at: place)
            if page != selectedPage { entry.change = .init(old: selectedPage, new: page) }
            (selectedPlace, selectedPage) = (place, page)
            log.append(entry)
        }
        if !isRepeated || !description.filtersRepeats { applyAppearance(in: scrollView, description) }
    }

    private mutating func applyAppearance(in scrollView: PagingScrollView, _ description: ScrollViewClientDescription) {
        let visible = visiblePages(in: scrollView, description)
        // Of very many pages, those that remember are few: only they are looked at.
        let appeared = scrollView.inOrder(description.remembersVisible ? visible.subtracting(flagged) : visible)
            .map(ScrollViewLogEntry.Event.viewDidAppear)
        let disappeared =
            (description.remembersVisible
            ? scrollView.inOrder(flagged.subtracting(visible)) : scrollView.pages.filter { !visible.contains($0) })
            .map(ScrollViewLogEntry.Event.viewDidDisappear)
        flagged = visible
        let events = description.order == .appearFirst ? appeared + disappeared : disappeared + appeared
        log += events.map { ScrollViewLogEntry($0, in: scrollView) }
    }

    private func visiblePages(
        in scrollView: PagingScrollView, _ description: ScrollViewClientDescription
    ) -> Set<String> {
        switch description.visibility {
        case .intersecting: Set(scrollView.visiblePages)
        case .touching: Set(scrollView.visiblePages + scrollView.pages(touching: scrollView.visibleArea))
        case .largestArea: Set(scrollView.largestPage.map { [$0] } ?? [])
        }
    }
}
