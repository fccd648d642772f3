/// Remembered neighbors as children of the container, for the reading `neighborsAreChildren`. (Section 1c)
extension PageViewController {
    /// Moves in the neighbors that have come to be held, and out those that are no longer.
    @inlinable @inline(__always)
    mutating func updateNeighbourChildren<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        if settings.readings.contains(.neighborsAreChildren) { moveNeighbours(client: &client) }
    }

    @inlinable
    mutating func moveNeighbours<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        // While a set is animated, the page that leaves lies in a slot, and is a child anyway.
        if case .set = transition { return }
        let inTransition = transition.pending ?? []
        func isNeighbour(_ page: Page) -> Bool { !onScreen.has(page) && !inTransition.has(page) }
        let held = [before.page, after.page].compactMap { $0 }.filter(isNeighbour)
        let old = state.neighbourChildren
        state.neighbourChildren = held.last == held.first ? Spread(Array(held.prefix(1))) ?? [] : Spread(held) ?? []
        let new = state.neighbourChildren
        old.forEach(without: new) { page in
            if isNeighbour(page) { tell(.willMove(page, toParent: false), &client) }
            if isNeighbour(page) { tell(.didMove(page, toParent: false), &client) }
        }
        new.forEach(without: old) { page in
            tell(.willMove(page, toParent: true), &client)
            tell(.didMove(page, toParent: true), &client)
        }
    }

    /// Whether a page that begins to be shown is a child already, because it was a neighbor.
    @inlinable
    mutating func wasNeighbourChild(_ page: Page) -> Bool {
        guard settings.readings.contains(.neighborsAreChildren), state.neighbourChildren.has(page) else { return false }
        state.neighbourChildren = Spread(state.neighbourChildren.filter { $0 != page }) ?? []
        return true
    }

    /// Whether a page that stops being shown stays a child, because it is a neighbor now.
    @inlinable
    mutating func becomesNeighbourChild(_ page: Page) -> Bool {
        guard settings.readings.contains(.neighborsAreChildren), page == before.page || page == after.page else {
            return false
        }
        if !state.neighbourChildren.has(page) {
            state.neighbourChildren = Spread(Array(state.neighbourChildren.prefix(1)) + [page]) ?? []
        }
        return true
    }
}
