/// A data source over a list of pages, and the trackers that a trace describes.
package struct ListClient: NamedClient, Hashable, Sendable {
    let plan: Shared<ListClientPlan>
    package var list: PageList<PageNumber>

    package var trackedValues: [TrackedVariable] { waits ? values + waitingValues : values }

    /// What the completion block of the next set does, nil if nothing.
    package var completion: SetRequest?

    package internal(set) var values: [TrackedVariable]
    /// The trap of the data source, nil if it has none.
    package internal(set) var crash: ClientCrash?
    /// The page that `willTransitionTo` last named, as code keeps it to commit it later.
    var pending: PageNumber?
    /// The number of pages of each name that the data source has made.
    var copies = FlatDictionary<PageNumber, Int>()
    /// Whether the app's flag stands.
    var isBusy = false
    /// The page that the app wants to be shown, nil before it has set one.
    var wanted: PageNumber?

    /// - Parameters:
    ///   - placeholder: The page for the right side after an odd last one.
    ///   - names: The names of the recording, by the numbers of its pages.
    package init(
        _ description: ClientDescription = ClientDescription(), pages: [PageNumber], placeholder: PageNumber?,
        actions: [ClientAction<PageNumber>] = [], names: PageList<String>
    ) {
        plan = Shared(ListClientPlan(description, placeholder: placeholder, actions: actions, names: names))
        list = PageList(pages)
        values = description.trackers.map { TrackedVariable($0) }
    }

    package var description: ClientDescription { plan.value.description }
    var updates: [TrackerUpdate] { plan.value.updates }
    var placeholder: PageNumber? { plan.value.placeholder }
    var actions: [ClientAction<PageNumber>] { plan.value.actions }
    var index: Int? { plan.value.index }
    var waits: Bool { plan.value.waits }

    package func name(of page: PageNumber) -> String { plan.value.names.name(at: page.own) ?? "" }

    package var knownPages: Int? { description.makesFreshPages ? nil : plan.value.names.pages.count }

    package func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> {
        NeighborSlot(answer: answer(direction, of: sought(page), spineLocation: .none))
    }

    /// The answer of the data source for a page; it is for another page if it answers from its own index.
    package mutating func answer(
        _ direction: Direction, of page: PageNumber, in container: inout PageViewControllerModel
    ) -> PageNumber? {
        guard crash == nil else { return nil }
        var page = sought(index.flatMap { values[$0].page } ?? page)
        if let index, case .index(let place?) = values[index].content {
            guard let own = list.page(at: place) else {
                guard answers(direction) else { return nil }
                return made(list.page(beside: place, direction, loops: description.loops))
            }
            page = own
        }
        if description.trapsAtUnknownPages, list.position(of: page) == nil, page != placeholder {
            crash = ClientCrash("Unexpectedly found nil: the page it was asked about is not in the list")
            container.clientCrashed()
            return nil
        }
        return made(answer(direction, of: page, spineLocation: container.spineLocation))
    }

    /// A data source that answers from its own index is wrong as soon as the index is; one that looks up a page that it
    /// has made afresh does not find it.
    package func correction(
        of answer: PageNumber?, to page: PageNumber, _ direction: Direction
    ) -> NeighborSlot<PageNumber> {
        guard answers(direction), index != nil || description.findsPagesByIdentity else { return .unknown }
        let right = list.neighbor(of: page.own, direction, loops: description.loops)
        return right == answer?.own ? .unknown : NeighborSlot(answer: right)
    }

    func answer(_ direction: Direction, of page: PageNumber, spineLocation: SpineLocation) -> PageNumber? {
        guard answers(direction) else { return nil }
        // An odd last page beside a spine in the middle needs something on its right. (Rule 35)
        if let placeholder, spineLocation == .mid, !list.pages.count.isMultiple(of: 2) {
            if direction == .forward, page == list.pages.last { return placeholder }
            if direction == .backward, page == placeholder { return list.pages.last }
            if description.loops, direction == .forward, page == placeholder { return list.pages.first }
            if description.loops, direction == .backward, page == list.pages.first { return placeholder }
        }
        return list.neighbor(of: page, direction, loops: description.loops)
    }

    /// Whether it answers with anything on this side.
    private func answers(_ direction: Direction) -> Bool {
        direction == .forward ? description.answersAfter : description.answersBefore
    }

    /// Returns the pages unchanged, nil while the app is busy, and stores what the completion block will set.
    package mutating func pages(toSet set: PageSet<PageNumber>) -> [PageNumber]? {
        if waits, !begins(set.pages) { return nil }
        completion =
            set.completionPages.isEmpty
            ? nil
            : SetRequest(pages: set.completionPages, direction: set.direction, isAnimated: set.completionIsAnimated)
        return set.pages
    }

    package var listNames: [PageNumber] { list.pages }

    /// Changes the list; the container is not told.
    package mutating func update(
        _ change: PageListChange<PageNumber>, in pageViewController: inout PageViewControllerModel
    ) {
        list.apply(change)
    }

    /// Hashes what can differ between two moments.
    package func hash(into hasher: inout Hasher) {
        for value in values { hasher.combine(value.content) }
        hasher.combine(pending)
        hasher.combine(isBusy)
        hasher.combine(wanted)
        // The whole of a list would take longer than what it is for; lists that differ mostly differ here.
        hasher.combine(list.pages.count)
        hasher.combine(list.pages.first)
        hasher.combine(list.pages.last)
        if !list.pages.isEmpty { hasher.combine(list.pages[list.pages.count / 2]) }
    }
}
