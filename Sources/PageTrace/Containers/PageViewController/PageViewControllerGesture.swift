package import Paging

/// What happens to a page view controller, or to the list behind its data source, with pages by their names.
package enum PageViewControllerGesture: Hashable, Sendable {
    /// What happens to the page view controller.
    case page(PageGesture<String>)
    /// The list behind the data source changes, which is no concern of the container.
    case list(ListChange)
    /// A function of the app runs.
    case act(AppAct)
    /// Time has passed, and something of the app looks.
    case after(Wait)

    package enum Wait: String, Hashable, Sendable, CaseIterable {
        /// The app's watchdog: while nothing moves, it lowers the busy flag and sets the wanted page again.
        case watchdog
    }
}

extension PageViewControllerGesture: TraceGesture {
    package static func swipe(_ direction: Direction, ends: TransitionEnd, skipsPreload: Bool) -> Self? {
        .page(.swipe(Swipe(direction, ends: ends, preload: skipsPreload ? .skipped : nil)))
    }
}

extension PageViewControllerGesture {
    package var withLosses: [Self] {
        guard let page else { return [] }
        switch page {
        case .swipe, .drag, .release, .settle, .set, .turn: return Losses.named.map { .page(page.losing($0.loss)) }
        default: return []
        }
    }

    /// The gesture of the container; nil if only the app does something.
    var page: PageGesture<String>? { if case .page(let gesture) = self { gesture } else { nil } }

    /// The change of the list; nil if something happens to the container.
    var list: ListChange? { if case .list(let change) = self { change } else { nil } }

    /// What happens to the list, in order.
    var listChanges: [ListChange] {
        switch self {
        case .list(let change): [change]
        case .act(let act): act.listChanges
        case .page, .after: []
        }
    }

    /// The gesture in a few words, with everything that a trace says about it, such as `swipe forward, cancelled`.
    var words: String { PageViewControllerSettings.words(of: self) }
}

extension PageGesture<String> {
    /// The gesture with pages by their names, nil if one of them is unknown.
    package func mapped<Other>(by pages: [String: Other]) -> PageGesture<Other>? {
        try? map { name in
            guard let page = pages[name] else { throw UnknownPage() }
            return page
        }
    }

    private struct UnknownPage: Error {}
}
