import Paging

/// The pages of a log that says nothing of its data source, in an order in which swipes lead from each to the next.
struct GuessedList {
    private(set) var pages: [PagePosition] = []
    private var listed: Set<PagePosition> = []
    private var shown: PagePosition?
    private var pending: PagePosition?

    init(_ entries: [ObservedLog.Entry], count: Int) {
        shown = Self.start(of: entries)
        if let shown { add(shown, after: nil) }
        for entry in entries { follow(entry.callback) }
        for page in (0..<count).map(PagePosition.init) { add(page, after: nil) }
    }

    /// The page that is left first was shown first.
    private static func start(of entries: [ObservedLog.Entry]) -> PagePosition? {
        for entry in entries {
            switch entry.callback {
            case .didFinishAnimating(_, let previous, _): return previous.first
            case .viewWillDisappear(let page, _), .viewDidDisappear(let page, _): return page
            case .setViewControllers(let pages, _, _): return pages.first
            default: continue
            }
        }
        return nil
    }

    private mutating func follow(_ callback: Callback<PagePosition>) {
        switch callback {
        case .willTransitionTo(let spread):
            pending = spread.first
            for page in spread { add(page, after: shown) }
        case .didFinishAnimating(_, _, completed: true): shown = pending
        case .setViewControllers(let set, _, _): shown = set.first
        default: break
        }
    }

    /// Puts a new page beside another, at an end of the list if that is one.
    private mutating func add(_ page: PagePosition, after other: PagePosition?) {
        guard listed.insert(page).inserted else { return }
        guard let other, let place = pages.firstIndex(of: other) else { return pages.append(page) }
        pages.insert(page, at: place == 0 && pages.count > 1 ? 0 : place + 1)
    }
}
