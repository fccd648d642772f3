/// A data source over a list of pages, and the trackers that a trace describes.
public struct ListClient<Page: ListedPage>: NamedClient, Hashable {
    /// Gestures have the pages themselves.
    public typealias Name = Page

    /// How the client behaves.
    public let description: ClientDescription

    /// The list behind the data source.
    public var list: PageList<Page>

    /// What each tracker names.
    @inlinable public var trackedValues: [TrackedValue<Page>] { values }

    /// What the completion block of the next set does; nothing if it is nil.
    @usableFromInline var completion: SetRequest<Page>?

    @usableFromInline var values: [TrackedValue<Page>]
    @usableFromInline let placeholder: Page?
    /// What the client does inside callbacks.
    @usableFromInline let actions: [ClientAction<Page>]
    /// The position of the tracker from which the data source answers, nil for its argument.
    @usableFromInline let index: Int?
    /// What the data source trapped with.
    @usableFromInline var trap: ClientCrash?
    /// What `willTransitionTo` named last, as code keeps it to commit it later.
    @usableFromInline var pending: Page?
    /// How many pages of each name the data source has made.
    @usableFromInline var copies: [Page: Int] = [:]

    /// Creates a client over a list of pages.
    ///
    /// - Parameters:
    ///   - description: How it behaves.
    ///   - pages: The pages.
    ///   - placeholder: The page for the right side after an odd last one.
    ///   - actions: What it does inside callbacks.
    @inlinable
    public init(
        _ description: ClientDescription = ClientDescription(), pages: [Page], placeholder: Page?,
        actions: [ClientAction<Page>] = []
    ) {
        self.actions = actions
        index = description.answersFrom.flatMap { name in description.trackers.firstIndex { $0.name == name } }
        self.description = description
        self.placeholder = placeholder
        list = PageList(pages)
        values = description.trackers.map { TrackedValue($0.name, nil) }
    }

    /// What the data source would answer now.
    @inlinable
    public func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page> {
        NeighbourSlot(answer: answer(direction, of: sought(page), spineLocation: .none))
    }

    /// What the data source answers for a page: for another one if it answers from its own index.
    @inlinable
    mutating func answer(
        _ direction: Direction, of page: Page, in pageViewController: inout PageViewController<Page>
    ) -> Page? {
        guard trap == nil else { return nil }
        if let index, case .index(let place?) = values[index].content {
            return made(self.page(beside: place, direction))
        }
        let page = sought(index.flatMap { values[$0].page } ?? page)
        if description.trapsAtUnknownPages, list.position(of: page) == nil, page != placeholder {
            trap = ClientCrash("Unexpectedly found nil: the page it was asked about is not in the list")
            pageViewController.clientCrashed()
            return nil
        }
        return made(answer(direction, of: page, spineLocation: pageViewController.spineLocation))
    }

    /// The page beside an index that the app keeps, whatever the argument is.
    @inlinable
    func page(beside index: Int, _ direction: Direction) -> Page? {
        let place = index + (direction == .forward ? 1 : -1)
        return list.pages.indices.contains(place) ? list.pages[place] : nil
    }

    /// What the client trapped with.
    @inlinable public var crash: ClientCrash? { trap }

    /// A data source that answers from its own index is wrong as soon as the index is, and one that looks for a page that
    /// it has made afresh finds none.
    @inlinable
    public func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighbourSlot<Page> {
        guard index != nil || description.findsPagesByIdentity else { return .unknown }
        let right = list.neighbour(of: page.numbered(0), direction, loops: description.loops)
        return right == answer?.numbered(0) ? .unknown : NeighbourSlot(answer: right)
    }

    @inlinable
    func answer(_ direction: Direction, of page: Page, spineLocation: SpineLocation) -> Page? {
        guard direction == .forward ? description.answersAfter : description.answersBefore else { return nil }
        // An odd last page beside a spine in the middle needs something on its right. (Rule 35)
        if let placeholder, spineLocation == .mid, !list.pages.count.isMultiple(of: 2) {
            if direction == .forward, page == list.pages.last { return placeholder }
            if direction == .backward, page == placeholder { return list.pages.last }
        }
        return list.neighbour(of: page, direction, loops: description.loops)
    }
}

extension ListClient {
    /// Takes a callback, and does what the trace wants done in it.
    @inlinable @inline(__always)
    public mutating func receive(
        _ callback: inout Callback<Page>, in container: inout PageViewController<Page>
    ) {
        callMethod(for: &callback, in: &container)
        if !actions.isEmpty { act(in: callback, &container) }
    }

    @usableFromInline
    mutating func act(in callback: Callback<Page>, _ container: inout PageViewController<Page>) {
        guard trap == nil else { return }
        // What was put off is done now.
        if case .setViewControllers(let pages, _, _) = callback { willSet(pages) }
        for action in actions where action.isDue(in: callback) {
            let pages: [Page]
            switch action.target {
            case .pages(let named): pages = named
            case .tracker(let name):
                guard let page = values.first(where: { $0.name == name }).flatMap(page(of:)) else { continue }
                pages = [page]
            }
            if action.isLater {
                container.setViewControllersOnNextTurn(
                    pages, direction: action.direction, animated: action.isAnimated)
            } else {
                willSet(pages)
                container.setViewControllers(pages, direction: action.direction, animated: action.isAnimated)
            }
        }
    }
}

extension ListClient {
    /// Answers from the list.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerBefore viewController: Page
    ) -> Page? {
        let answer = answer(.backward, of: viewController, in: &pageViewController)
        update(.viewControllerBefore, .backward) { $0 == .argument ? viewController : $0 == .answer ? answer : nil }
        return answer
    }

    /// Answers from the list.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerAfter viewController: Page
    ) -> Page? {
        let answer = answer(.forward, of: viewController, in: &pageViewController)
        update(.viewControllerAfter, .forward) { $0 == .argument ? viewController : $0 == .answer ? answer : nil }
        return answer
    }

    /// Remembers what is pending, and updates trackers.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    ) {
        pending = pendingViewControllers.first
        let shown = pageViewController.viewControllers.first
        let direction = side(of: pending, from: shown)
        update(.willTransitionTo, direction) {
            $0 == .pending ? pendingViewControllers.first : $0 == .shown ? shown : nil
        }
    }

    /// Updates trackers.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Page>, transitionCompleted completed: Bool
    ) {
        let shown = pageViewController.viewControllers.first
        let pending = pending
        let direction = side(of: pending, from: previousViewControllers.first)
        update(.didFinishAnimating, completed: completed, direction) { source in
            switch source {
            case .shown: shown
            case .previous: previousViewControllers.first
            case .pending: pending
            case .argument, .answer, .direction: nil
            }
        }
    }

    /// Whether the trace gives the client a page indicator.
    @inlinable public var hasPageIndicator: Bool { description.hasPageIndicator }

    /// The length of the list.
    @inlinable
    public mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int {
        list.pages.count
    }

    /// The position of the shown page, 0 where it is not in the list.
    @inlinable
    public mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int {
        pageViewController.viewControllers.first.flatMap { list.position(of: sought($0)) } ?? 0
    }

    /// Answers as the trace says, and sets the pages that fit: two for a spine in the middle, else one.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? {
        guard let answer = description.spineLocations[orientation] else { return nil }
        let shown = Array(pageViewController.viewControllers)
        guard let first = shown.first, shown.count != (answer == .mid ? 2 : 1) else { return answer }
        let pages = answer == .mid ? list.spread(around: sought(first), placeholder: placeholder) : [first]
        willSet(pages)
        pageViewController.setViewControllers(pages)
        return answer
    }

    /// Sets what the trace wants set in a completion block.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didCompleteSet finished: Bool
    ) {
        guard let request = completion else { return }
        completion = nil
        willSet(request.pages)
        pageViewController.setViewControllers(
            request.pages, direction: request.direction, animated: request.isAnimated)
    }
}

extension ListClient {
    /// Gives the pages as they are, and keeps what the completion block is to set.
    @inlinable
    public mutating func pages(toSet set: PageSet<Page>) -> [Page]? {
        completion =
            set.completionPages.isEmpty
            ? nil : SetRequest(set.completionPages, direction: set.direction, isAnimated: set.completionIsAnimated)
        willSet(set.pages)
        return set.pages
    }

    /// The pages of the list.
    @inlinable public var listNames: [Page] { list.pages }

    /// Changes the list; the container is not told.
    @inlinable
    public mutating func update(
        _ change: PageListChange<Page>, in pageViewController: inout PageViewController<Page>
    ) {
        list.apply(change)
    }
}

extension ListClient {
    /// Hashes what can differ between two moments.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        for value in values { hasher.combine(value.content) }
        hasher.combine(pending)
        hasher.combine(list.pages.count)
    }
}

extension ListClient: Sendable where Page: Sendable {}

/// The client of a trace: a data source over a list of names, and the trackers that the trace describes.
public typealias TraceClient = ListClient<String>

extension ListClient<String> {
    /// Creates a client over a list of names.
    @inlinable
    public init(_ description: ClientDescription = ClientDescription(), pages: [String]) {
        self.init(
            description, pages: pages, placeholder: description.placeholder, actions: description.actions)
    }
}
