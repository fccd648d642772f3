package import Paging

/// A function of the app: effects that are carried out one after the other, and judged at the end.
package struct AppAct: Hashable, Sendable {
    /// Which pages a set shows.
    package enum Target: Hashable, Sendable {
        case pages([String])
        /// The page beside the one that a variable names, or beside the one that shows.
        case beside(Direction)
    }

    /// A set of pages within the function.
    package struct Showing: Hashable, Sendable {
        package var target: Target
        /// The variable from which a page beside it is counted; nil for the page that shows.
        package var variable: String?
        /// The side of the animation; nil for that on which the page lies, or forward.
        package var direction: Direction?
        package var isAnimated = false
        /// Whether it has a completion block; nil for only if it is animated.
        package var completion: Bool?
    }

    package enum Effect: Hashable, Sendable {
        case list(ListChange)
        case set(Showing)
        case dataSource(DataSourceChange)
        case scrollEnabled(Bool)
        /// A variable takes the page that shows.
        case update(String)
        /// The app's flag is raised or lowered.
        case busy(Bool)
        /// The app wants a page.
        case wants(String)
    }

    /// What the user or the app does, such as `tap Delete`.
    package var words: String
    package var effects: [Effect]
    /// Whether an animation that it has begun is over at the end of the step.
    package var settles = true
}

extension AppAct {
    /// The changes of the list, in order.
    var listChanges: [ListChange] { effects.compactMap { if case .list(let change) = $0 { change } else { nil } } }

    /// The pages that it names, beside those of changes of the list.
    var namedPages: [String] {
        effects.flatMap { effect -> [String] in
            switch effect {
            case .set(let set): if case .pages(let pages) = set.target { pages } else { [] }
            case .wants(let page): [page]
            case .list, .dataSource, .scrollEnabled, .update, .busy: []
            }
        }
    }

    /// What it does, in the words of a trace: `remove B, set next`.
    var effectWords: String { effects.map(\.words).joined(separator: ", ") }
}

extension AppAct.Effect {
    /// The effect in words, such as `set next from index` or `update title`.
    var words: String {
        switch self {
        case .list(let change): GestureRecord.Kind.list(change).words
        case .set(let set): set.words(set.target.words) + (set.variable.map { " from \(PageName.ofTracker($0))" } ?? "")
        case .dataSource(let change): GestureRecord.Kind.dataSource(change).words
        case .scrollEnabled(let isEnabled): GestureRecord.Kind.scrollEnabled(isEnabled).words
        case .update(let variable): "update \(PageName.ofTracker(variable))"
        case .busy(let isBusy): isBusy ? "raise the busy flag" : "lower the busy flag"
        case .wants(let page): "want \(PageName.text(page))"
        }
    }
}

extension AppAct.Target {
    fileprivate var words: String {
        switch self {
        case .pages(let pages): pages.map(PageName.text).joined(separator: ", ")
        case .beside(let side): side == .forward ? "next" : "previous"
        }
    }
}

extension AppAct.Showing {
    /// The side of the animation.
    package var side: Direction {
        if case .beside(let side) = target { direction ?? side } else { direction ?? .forward }
    }

    /// The set in words, with the words for its pages.
    func words(_ pages: String) -> String { "set \(pages)" + (isAnimated ? " animated \(side)" : "") }
}
