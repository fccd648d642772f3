import PageTrace
import PageTraceBridge
import PageTraceUIKit

/// What the app of a list answers.
extension ListPager {
    /// The answer of the data source.
    func neighbor(of argument: UIViewController, _ direction: Direction) -> UIViewController? {
        let answer = name(besides: argument, direction).map(pageToAnswer(named:))
        var pages: [Tracker.Source: UIViewController] = [.argument: argument]
        pages[.answer] = answer
        follow(direction == .forward ? .viewControllerAfter : .viewControllerBefore, pages)
        act(in: direction == .forward ? .viewControllerAfter : .viewControllerBefore, about: [argument])
        return answer
    }

    private func name(besides argument: UIViewController, _ direction: Direction) -> String? {
        // An app that answers from a variable does not look at the argument.
        let page = client.answersFrom.flatMap { variables[$0] } ?? argument
        let place = place(of: page)
        if client.trapsAtUnknownPages, place == nil, page.title != client.placeholder {
            fatalError("Unexpectedly found nil: the page it was asked about is not in the list")
        }
        guard direction == .forward ? client.answersAfter : client.answersBefore else { return nil }
        // An odd last page beside a spine in the middle has a placeholder on its right.
        if let placeholder = client.placeholder, spineLocation == .mid, !count.isMultiple(of: 2) {
            if direction == .forward, place == count - 1 { return placeholder }
            if direction == .backward, page.title == placeholder { return list.pages.last }
        }
        guard let place else { return nil }
        let next = place + (direction == .forward ? 1 : -1)
        if list.pages.indices.contains(next) { return list.pages[next] }
        return client.loops ? direction == .forward ? list.pages.first : list.pages.last : nil
    }

    /// Where a page is in the list: the page itself, or any of its name.
    private func place(of page: UIViewController) -> Int? {
        list.pages.firstIndex { client.findsPagesByIdentity ? self.page(named: $0) === page : $0 == page.title }
    }

    /// The number of dots.
    var count: Int { list.pages.count }

    /// The current dot.
    var index: Int { viewControllers?.first.flatMap(place(of:)) ?? 0 }

    /// Where the spine goes, with the pages that belong there; none if the trace has no answer.
    func spine(for orientation: UIInterfaceOrientation) -> SpineLocation {
        let asked: InterfaceOrientation = UIKitValues.orientation(orientation)
        guard let answer = client.spineLocations[asked] else { return .none }
        let shown = viewControllers ?? []
        if let first = shown.first, shown.count != (answer == .mid ? 2 : 1) {
            show(answer == .mid ? spread(around: first) : [first])
        }
        return UIKitValues.spine(answer)
    }

    /// The two pages that lie side by side where a page is one of them.
    private func spread(around page: UIViewController) -> [UIViewController] {
        guard let place = place(of: page) else { return [page] }
        let names = list.pages[(place - place % 2)...].prefix(2)
        return (names + (names.count == 1 ? [client.placeholder].compactMap { $0 } : [])).map(self.page(named:))
    }
}
