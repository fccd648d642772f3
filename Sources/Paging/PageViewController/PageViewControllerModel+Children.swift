/// Remembered neighbors as children of the container, for the reading `neighborsAreChildren`. (Section 1c)
extension PageViewControllerModel {
    /// Moves in the neighbors that have come to be held, and out those that are no longer.
    mutating func updateNeighborChildren<Receiver: CallbackReceiver>(in phase: Phase, client: inout Receiver) {
        if settings.readings.contains(.neighborsAreChildren) { moveNeighbors(in: phase, client: &client) }
    }

    mutating func moveNeighbors<Receiver: CallbackReceiver>(in phase: Phase, client: inout Receiver) {
        // While a set is animated, the page that leaves lies in a slot, and is a child anyway.
        if case .set = transition { return }
        let inTransition = transition.pending ?? []
        func isNeighbor(_ page: PageNumber) -> Bool { !onScreen.has(page) && !inTransition.has(page) }
        let held = [before.page, after.page].compactMap { $0 }.filter(isNeighbor)
        let old = state.neighborChildren
        state.neighborChildren = held.last == held.first ? Spread(Array(held.prefix(1))) ?? [] : Spread(held) ?? []
        let new = state.neighborChildren
        old.forEach(without: new) { page in
            if isNeighbor(page) { tell(.willMove(page, toParent: false), in: phase, &client) }
            if isNeighbor(page) { tell(.didMove(page, toParent: false), in: phase, &client) }
        }
        new.forEach(without: old) { page in
            tell(.willMove(page, toParent: true), in: phase, &client)
            tell(.didMove(page, toParent: true), in: phase, &client)
        }
    }

    /// Whether a page that begins to be shown is a child already, because it was a neighbor.
    mutating func wasNeighborChild(_ page: PageNumber) -> Bool {
        guard settings.readings.contains(.neighborsAreChildren), state.neighborChildren.has(page) else { return false }
        state.neighborChildren = Spread(state.neighborChildren.filter { $0 != page }) ?? []
        return true
    }

    /// Whether a page that stops being shown stays a child, because it is a neighbor now.
    mutating func becomesNeighborChild(_ page: PageNumber) -> Bool {
        guard settings.readings.contains(.neighborsAreChildren), page == before.page || page == after.page else {
            return false
        }
        if !state.neighborChildren.has(page) {
            state.neighborChildren = Spread(Array(state.neighborChildren.prefix(1)) + [page]) ?? []
        }
        return true
    }
}
