import Paging

/// The pages of a log that says nothing of its data source, in an order in which swipes lead from each to the next.
struct GuessedList {
    /// The pages, in all the runs one after the other.
    var pages: [PageNumber] { runs.flatMap { $0 } }
    /// Pages of which the log tells that they are neighbors: a page that is only set is not next to the one before.
    private var runs: [[PageNumber]] = []
    /// The place of the run of each page.
    private var places: [PageNumber: Int] = [:]
    /// The pages that are shown side by side, and those toward which something goes.
    private var (shown, pending): ([PageNumber], [PageNumber]) = ([], [])
    /// Whether the log has the beginnings of transitions, and their ends: nobody has to print both.
    private let (hasBeginnings, hasEnds): (Bool, Bool)

    init(_ entries: [ObservedLog.Entry], count: Int) {
        hasBeginnings = entries.contains { $0.callback.kind == .willTransitionTo }
        hasEnds = entries.contains { $0.callback.kind == .didFinishAnimating }
        // Of a page that the log never names, the number is the next one.
        shown = Self.start(of: entries) ?? [PageNumber(count)]
        _ = run(of: shown[0])
        join(shown, beside: nil)
        for (place, entry) in entries.enumerated() { follow(entry.callback, before: entries[(place + 1)...]) }
        // Where the last swipe led to, the log does not say; from an end of the list, to a page that it never names.
        if hasEnds, !hasBeginnings {
            add(PageNumber(shown == [PageNumber(count)] ? count + 1 : count), beside: pages.last)
        }
        for page in (0..<count).map(PageNumber.init) { _ = run(of: page) }
    }

    /// What is left first was shown first, as was a page that the data source is asked about.
    private static func start(of entries: [ObservedLog.Entry]) -> [PageNumber]? {
        for entry in entries {
            switch entry.callback {
            case .viewControllerAfter(let page, _), .viewControllerBefore(let page, _): return [page]
            case .didFinishAnimating(_, let previous, _) where !previous.isEmpty: return Array(previous)
            case .viewWillDisappear(let page, _), .viewDidDisappear(let page, _): return [page]
            case .setViewControllers(let pages, _, _) where !pages.isEmpty: return Array(pages)
            default: continue
            }
        }
        return nil
    }

    private mutating func follow(
        _ callback: Callback<PageNumber>, before later: ArraySlice<ObservedLog.Entry>
    ) {
        switch callback {
        case .willTransitionTo(let spread):
            if !hasEnds, !pending.isEmpty { shown = pending }
            pending = Array(spread)
            join(pending, beside: shown, spread.first.flatMap { Self.side(of: $0, in: later) })
        case .didFinishAnimating(_, let previous, let isCompleted):
            if hasBeginnings { join(Array(previous), beside: nil) } else { show(Array(previous)) }
            if isCompleted, !pending.isEmpty { shown = pending }
            if !hasBeginnings { pending = [] }
        case .setViewControllers(let set, _, _): shown = Array(set)
        case .viewControllerAfter(let page, let answer?): add(answer, beside: page, .forward)
        case .viewControllerBefore(let page, let answer?): add(answer, beside: page, .backward)
        // The data source is asked about what is shown, on the side of travel. (Rule 4)
        case .viewControllerAfter(let page, nil):
            if !hasBeginnings, !shown.contains(page) { show([page], .forward) }
        case .viewControllerBefore(let page, nil):
            if !hasBeginnings, !shown.contains(page) { show([page], .backward) }
        case .viewWillAppear(let page, _) where hasEnds && !hasBeginnings && !shown.contains(page):
            pending = [page]
            join(pending, beside: shown)
        default: break
        }
    }

    /// Notes that pages are shown, to which a swipe has led that the log does not have.
    private mutating func show(_ pages: [PageNumber], _ side: Direction? = nil) {
        guard !pages.isEmpty else { return }
        join(pages, beside: shown, side)
        shown = pages
    }

    /// Puts pages, which are side by side, beside others that are.
    private mutating func join(_ pages: [PageNumber], beside others: [PageNumber]?, _ side: Direction? = nil) {
        guard let first = pages.first, let last = pages.last else { return }
        if side == .backward {
            add(last, beside: others?.first, .backward)
        } else {
            add(first, beside: others?.last, side)
        }
        for (page, next) in zip(pages, pages.dropFirst()) { add(next, beside: page, .forward) }
    }

    /// The side to which a page is gone to, if the question after the landing tells it: it is about the side of travel.
    private static func side(of page: PageNumber, in later: ArraySlice<ObservedLog.Entry>) -> Direction? {
        for entry in later.prefix(8) {
            if case .willTransitionTo = entry.callback { return nil }
            if let question = entry.callback.question { return question.page == page ? question.side : nil }
        }
        return nil
    }

    /// Puts a page beside another, at an end of its run if that is one.
    private mutating func add(_ page: PageNumber, beside other: PageNumber?, _ side: Direction? = nil) {
        guard let other, other != page else { return }
        let (own, its) = (run(of: other), run(of: page))
        guard own != its, let place = runs[own].firstIndex(of: other) else { return }
        let isBefore = side.map { $0 == .backward } ?? (place == 0 && runs[own].count > 1)
        let joined = runs[its]
        guard joined.count == 1 || (isBefore ? joined.last : joined.first) == page else { return }
        runs[own].insert(contentsOf: joined, at: isBefore ? place : place + 1)
        for page in joined { places[page] = own }
        runs[its] = []
    }

    /// The place of the run that a page is in, a new one if it is in none.
    private mutating func run(of page: PageNumber) -> Int {
        if let place = places[page] { return place }
        runs.append([page])
        places[page] = runs.count - 1
        return runs.count - 1
    }
}
