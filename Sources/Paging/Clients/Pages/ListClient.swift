/// A data source over a list of pages, and the trackers that a trace describes.
@usableFromInline package struct ListClient<Page: ListedPage>: NamedClient, PageViewControllerClient, Hashable {
    @usableFromInline package typealias Name = Page.Name

    @usableFromInline package let description: ClientDescription
    @usableFromInline package var list: PageList<Page>

    @usableFromInline package var trackedValues: [TrackedValue<Page>] { waits ? values + waitingValues : values }

    /// What the completion block of the next set does, nil if nothing.
    @usableFromInline package var completion: SetRequest<Page>?

    @usableFromInline package internal(set) var values: [TrackedValue<Page>]
    /// For each tracker, when it is updated: what is looked at in every callback, without texts to count references of.
    @usableFromInline let updates: [TrackerUpdate]
    @usableFromInline let placeholder: Page?
    @usableFromInline let actions: [ClientAction<Page>]
    /// The index of the tracker from which the data source answers, nil if it uses its argument.
    @usableFromInline let index: Int?
    /// The trap of the data source, nil if it has none.
    @usableFromInline package internal(set) var crash: ClientCrash?
    /// The page that `willTransitionTo` last named, as code keeps it to commit it later.
    @usableFromInline var pending: Page?
    /// The number of pages of each name that the data source has made.
    @usableFromInline var copies: [Page: Int] = [:]
    /// Whether the app has a flag or wants a page.
    @usableFromInline let waits: Bool
    /// Whether the app's flag stands.
    @usableFromInline var isBusy = false
    /// The page that the app wants to be shown, nil before it has set one.
    @usableFromInline var wanted: Page?

    /// - Parameter placeholder: The page for the right side after an odd last one.
    package init(
        _ description: ClientDescription = ClientDescription(), pages: [Page], placeholder: Page?,
        actions: [ClientAction<Page>] = []
    ) {
        self.actions = actions
        index = description.answersFrom.flatMap { name in description.trackers.firstIndex { $0.name == name } }
        self.description = description
        waits = description.busy != nil || description.wants != nil
        self.placeholder = placeholder
        list = PageList(pages)
        values = description.trackers.map { TrackedValue($0) }
        updates = description.trackers.map(TrackerUpdate.init)
    }

    @usableFromInline
    package func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> {
        NeighborSlot(answer: answer(direction, of: sought(page), spineLocation: .none))
    }

    /// The answer of the data source for a page; it is for another page if it answers from its own index.
    @inlinable
    mutating func answer(
        _ direction: Direction, of page: Page, in pageViewController: inout PageViewController<Page>
    ) -> Page? {
        guard crash == nil else { return nil }
        if let index, case .index(let place?) = values[index].content {
            return made(self.page(beside: place, direction))
        }
        let page = sought(index.flatMap { values[$0].page } ?? page)
        if description.trapsAtUnknownPages, list.position(of: page) == nil, page != placeholder {
            crash = ClientCrash("Unexpectedly found nil: the page it was asked about is not in the list")
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

    /// A data source that answers from its own index is wrong as soon as the index is; one that looks up a page that it
    /// has made afresh does not find it.
    @inlinable
    package func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighborSlot<Page> {
        guard index != nil || description.findsPagesByIdentity else { return .unknown }
        let right = list.neighbor(of: page.numbered(0), direction, loops: description.loops)
        return right == answer?.numbered(0) ? .unknown : NeighborSlot(answer: right)
    }

    @inlinable
    func answer(_ direction: Direction, of page: Page, spineLocation: SpineLocation) -> Page? {
        guard direction == .forward ? description.answersAfter : description.answersBefore else { return nil }
        // An odd last page beside a spine in the middle needs something on its right. (Rule 35)
        if let placeholder, spineLocation == .mid, !list.pages.count.isMultiple(of: 2) {
            if direction == .forward, page == list.pages.last { return placeholder }
            if direction == .backward, page == placeholder { return list.pages.last }
        }
        return list.neighbor(of: page, direction, loops: description.loops)
    }

    /// Returns the pages unchanged, nil while the app is busy, and stores what the completion block will set.
    @inlinable
    package mutating func pages(toSet set: PageSet<Name>) -> [Page]? {
        let set = Page.named(set)
        if waits, !begins(set.pages) { return nil }
        completion =
            set.completionPages.isEmpty
            ? nil : SetRequest(set.completionPages, direction: set.direction, isAnimated: set.completionIsAnimated)
        return set.pages
    }

    package var listNames: [Name] { list.pages.map(\.ownName) }

    /// Changes the list; the container is not told.
    package mutating func update(
        _ change: PageListChange<Name>, in pageViewController: inout PageViewController<Page>
    ) {
        list.apply(change.map(Page.named))
    }

    /// Hashes what can differ between two moments.
    @inlinable
    package func hash(into hasher: inout Hasher) {
        for value in values { hasher.combine(value.content) }
        hasher.combine(pending)
        hasher.combine(isBusy)
        hasher.combine(wanted)
        hasher.combine(list.pages.count)
    }
}

extension ListClient: Sendable where Page: Sendable {}

/// The client of a trace: a data source over a list of names, and the trackers that the trace describes.
package typealias TraceClient = ListClient<String>

extension ListClient<String> {
    package init(_ description: ClientDescription = ClientDescription(), pages: [String]) {
        self.init(description, pages: pages, placeholder: description.placeholder, actions: description.actions)
    }
}
