import Paging

/// The list behind a data source, as far as its answers tell.
struct ListFinder {
    private var next: [PageNumber: PageNumber] = [:]
    private var previous: [PageNumber: PageNumber] = [:]
    private var first: PageNumber?
    private var last: PageNumber?
    private(set) var loops = false
    /// The number of dots, and the position of a page among them.
    private var count: Int?
    private var index: (page: PageNumber, index: Int)?

    private static let countable = 0...TraceLimits().pages

    /// Takes in a call, and the page shown after it; false if no list answers so as well.
    mutating func take(_ callback: Callback<PageNumber>, shown: PageNumber?) -> Bool {
        switch callback {
        case .viewControllerAfter(let page, let answer?): return take(page, before: answer)
        case .viewControllerBefore(let page, let answer?): return take(answer, before: page)
        case .viewControllerAfter(let page, nil):
            guard next[page] == nil, last == nil || last == page, !loops else { return false }
            last = page
        case .viewControllerBefore(let page, nil):
            guard previous[page] == nil, first == nil || first == page, !loops else { return false }
            first = page
        // No list has so many dots as a log can claim.
        case .presentationCount(let number) where Self.countable.contains(number):
            guard count == nil || count == number else { return false }
            count = number
        case .presentationIndex(let number) where Self.countable.contains(number):
            index = shown.map { ($0, number) }
        default: break
        }
        return true
    }

    private mutating func take(_ page: PageNumber, before other: PageNumber) -> Bool {
        if next[page] == other { return true }
        if loops { return page == last && other == first }
        guard next[page] == nil, previous[other] == nil, last != page, first != other else { return false }
        // A loop is closed only if the other page leads to this one, which nothing does if no page is before it.
        if previous[page] != nil || page == other, leads(from: other, to: page) {
            guard first == nil, last == nil else { return false }
            (first, last, loops) = (other, page, true)
            return true
        }
        (next[page], previous[other]) = (other, page)
        return true
    }

    private func leads(from page: PageNumber, to other: PageNumber) -> Bool {
        var page = page
        while page != other {
            guard let following = next[page] else { return false }
            page = following
        }
        return true
    }

    /// The list: stretches that are known, in the order of the log, and pages of which only the number is known.
    ///
    /// The filler makes a page that the log does not name, from its number in the list.
    func names(of pages: [String], filler: (Int) -> String) -> [String] {
        var stretches: [[PageNumber]] = []
        for page in pages.indices.map(PageNumber.init) where previous[page] == nil {
            var stretch = [page]
            while let end = stretch.last, let following = next[end] { stretch.append(following) }
            stretches.append(stretch)
        }
        let opening = stretches.first { $0.first == first && first != nil }
        let closing = stretches.first { $0.last == last && last != nil }
        let between = stretches.filter { $0 != opening && $0 != closing }
        let list =
            opening != nil && opening == closing
            ? opening ?? [] : (opening ?? []) + between.flatMap { $0 } + (closing ?? [])
        let missing = Swift.max(0, (count ?? 0) - list.count)
        let place = index.flatMap { wanted in list.firstIndex(of: wanted.page).map { wanted.index - $0 } } ?? 0
        let front = first != nil ? 0 : last != nil ? missing : Swift.min(missing, Swift.max(0, place))
        return (0..<front).map { filler($0 + 1) } + list.map { pages[Int($0.index)] }
            + (front..<missing).map { filler(list.count + $0 + 1) }
    }
}
