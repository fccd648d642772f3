import PageTrace

/// A client over numbered pages that a test can change: its list, its answers, and what it does inside callbacks.
struct Numbers: PageViewControllerClient, RecordedClient, Hashable {
    /// A callback from within which a test wants something done, once.
    enum Moment: Hashable, Sendable {
        case after, before, willTransitionTo, didFinishAnimating, completion, spineLocation
    }

    var pages: [Int]
    var loops = false
    var answersBefore = true
    var answersAfter = true
    var hasPageIndicator = false
    var spineLocations: [InterfaceOrientation: SpineLocation] = [:]

    /// What is set from within a callback, the next time that it comes.
    var sets: [Moment: [SetRequest<Int>]] = [:]

    /// The callback that takes the data source away, the next time that it comes.
    var removesDataSource: Moment?

    /// What `viewControllers` said inside each `didFinishAnimating`.
    var shownAtTheEnd: [Spread<Int>] = []

    /// What the client does not listen to.
    var ignores: Set<CallbackRole> = []

    init(_ pages: ClosedRange<Int>) {
        self.pages = Array(pages)
    }

    func listens(to role: CallbackRole) -> Bool { !ignores.contains(role) }

    private mutating func act(_ moment: Moment, on container: inout PageViewController<Int>) {
        for request in sets.removeValue(forKey: moment) ?? [] {
            container.setViewControllers(request.pages, direction: request.direction, animated: request.isAnimated)
        }
        guard removesDataSource == moment else { return }
        removesDataSource = nil
        container.removeDataSource()
    }

    private func page(_ distance: Int, from page: Int) -> Int? {
        guard let position = pages.firstIndex(of: page) else { return nil }
        let next = position + distance
        if pages.indices.contains(next) { return pages[next] }
        return loops ? pages[(next + pages.count) % pages.count] : nil
    }
}

extension Numbers {
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore viewController: Int
    ) -> Int? {
        act(.before, on: &pageViewController)
        return answersBefore ? page(-1, from: viewController) : nil
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter viewController: Int
    ) -> Int? {
        act(.after, on: &pageViewController)
        return answersAfter ? page(1, from: viewController) : nil
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, willTransitionTo pendingViewControllers: Spread<Int>
    ) {
        act(.willTransitionTo, on: &pageViewController)
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        shownAtTheEnd.append(pageViewController.viewControllers)
        act(.didFinishAnimating, on: &pageViewController)
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, didCompleteSet finished: Bool
    ) {
        act(.completion, on: &pageViewController)
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? {
        act(.spineLocation, on: &pageViewController)
        return spineLocations[orientation]
    }

    func currentNeighbor(of page: Int, _ direction: Direction) -> NeighborSlot<Int> {
        NeighborSlot(answer: self.page(direction == .forward ? 1 : -1, from: page))
    }

    mutating func presentationCount(for pageViewController: inout PageViewController<Int>) -> Int { pages.count }

    mutating func presentationIndex(for pageViewController: inout PageViewController<Int>) -> Int {
        pageViewController.viewControllers.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }
}
