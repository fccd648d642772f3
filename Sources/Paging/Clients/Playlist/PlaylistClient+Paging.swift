extension PlaylistClient {
    /// Returns a controller that is kept, or makes one.
    package mutating func answer(
        _ direction: Direction, of page: PageNumber, in container: inout PageViewControllerModel
    ) -> PageNumber? {
        guard crash == nil else { return nil }
        do throws(ClientCrash) {
            return try controllers.neighbor(of: page, direction)
        } catch {
            stop(error, in: &container)
            return nil
        }
    }

    /// Stores the index of the page that the transition leads to, according to the data source. (Article; the repaired
    /// screen looks for the page that shows at the end.)
    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel,
        willTransitionTo pendingViewControllers: Spread<PageNumber>
    ) {
        // The placeholder is not the controller of an item, so it leaves the index unchanged.
        guard crash == nil, description.variant == .article, let next = pendingViewControllers.first,
            !next.isPlaceholder
        else { return }
        newIndex = controllers.row(of: next)
    }

    /// Updates the list after a completed transition.
    ///
    /// The article scrolls to the stored index. The repaired screen selects the row of the item that is shown now,
    /// because the list may have changed since the transition began.
    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, previousViewControllers: Spread<PageNumber>,
        transitionCompleted completed: Bool
    ) {
        shown = pageViewController.viewControllers.first
        guard crash == nil else { return }
        if description.variant == .repaired { forget(previousViewControllers.first, in: &pageViewController) }
        guard completed else { return }
        switch description.variant {
        case .article:
            guard let newIndex else { return }
            guard playlist.pages.indices.contains(newIndex) else {
                let rows = playlist.pages.count
                return stop(ClientCrash("Row out of bounds: \(newIndex) of a list of \(rows)"), in: &pageViewController)
            }
            row = newIndex
        case .repaired:
            row = shown.flatMap { controllers.row(of: $0) }
        }
    }

    /// Stops the client: its code has trapped, and none of it runs anymore.
    private mutating func stop(_ crash: ClientCrash, in container: inout PageViewControllerModel) {
        self.crash = crash
        container.clientCrashed()
    }

    /// Makes sure that the page just left does not remain a neighbor if the playlist says otherwise by now.
    private mutating func forget(_ previous: PageNumber?, in container: inout PageViewControllerModel) {
        let isGone = previous.map { controllers.row(of: $0) == nil } ?? false
        if mustForget || isGone { forgetNeighbors(of: &container) }
        mustForget = false
    }

    /// Makes the container forget what was answered by assigning the data source again. (Rule 8)
    private func forgetNeighbors(of container: inout PageViewControllerModel) {
        if container.hasDataSource { container.assignDataSource() }
    }

    /// The controllers of these items: a tap in the list, which selects the row.
    ///
    /// Nil if an item is not in the playlist; the app then leaves the placeholder in place.
    package mutating func pages(toSet set: PageSet<PageNumber>) -> [PageNumber]? {
        guard crash == nil else { return nil }
        var pages: [PageNumber] = []
        for name in set.pages {
            if name == controllers.placeholder, playlist.position(of: name) == nil {
                pages.append(name)
            } else if let page = controllers.controller(named: name) {
                pages.append(page)
            } else {
                return nil
            }
        }
        guard let first = pages.first else { return pages }
        shown = first
        row = first.isPlaceholder ? nil : playlist.position(of: first.own)
        return pages
    }

    package var listNames: [PageNumber] { playlist.pages }

    /// True: controllers of the same item are distinguished by a number.
    package var countsPages: Bool { true }

    /// Without the controllers that are kept of items of which nothing else is held. (Repaired)
    ///
    /// A controller that is made anew, when one is asked for, cannot be told from the one that was kept. The article keeps
    /// controllers at indices, where they may come to stand for other items.
    package func untold(keeping pages: [PageNumber]) -> Self {
        guard description.variant == .repaired else { return self }
        var other = self
        other.controllers.forget(besides: pages.map(\.own) + (shown.map { [$0.own] } ?? []))
        return other
    }

    /// Renumbers the controllers of each item from 1.
    ///
    /// Controllers that are neither kept nor in the container are gone. The only thing that matters about one is
    /// whether it is the latest of its item.
    package func renumbered(keeping pages: [PageNumber]) -> (client: Self, numbers: CopyNumbers) {
        let numbers = CopyNumbers(of: pages + controllers.kept + (shown.map { [$0] } ?? []))
        var other = self
        other.controllers = controllers.renumbered(numbers)
        other.shown = shown.map { numbers[$0] }
        return (other, numbers)
    }

    /// Changes the list, and gives the screen the new playlist.
    ///
    /// The repaired screen also moves the selected row with its item. It makes the container forget its neighbors at
    /// once, and again at the end of a transition that is in flight or leaves an item that is gone.
    package mutating func update(
        _ change: PageListChange<PageNumber>, in pageViewController: inout PageViewControllerModel
    ) {
        guard crash == nil else { return }
        var updated = playlist
        updated.apply(change)
        let selected = row.flatMap(playlist.page(at:))
        controllers.update(updated)
        guard description.variant == .repaired else { return }
        row = (selected ?? shown?.own).flatMap { updated.position(of: $0) }
        forgetNeighbors(of: &pageViewController)
        if !pageViewController.isAtRest { mustForget = true }
    }
}
