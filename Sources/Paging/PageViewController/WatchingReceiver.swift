/// A client that notes in a few bits what followed from a gesture, and does not keep the calls.
package struct WatchingReceiver: CallbackReceiver {
    package var client: ListClient
    /// The calls since the last gesture.
    package var calls = PageCalls()
    /// The page that was announced last since then.
    package var announced: PageNumber?
    /// What went wrong since then and is no call.
    package private(set) var incidents: [Incident] = []
    /// Whether a call was lost since then because the gesture loses it.
    package private(set) var hasLost = false

    package init(_ client: ListClient) { self.client = client }

    /// Performs a gesture: here, the compiler makes code for this receiver alone.
    package mutating func perform(
        _ gesture: PageGesture<PageNumber>, in container: inout PageViewControllerModel
    ) -> GestureOutcome {
        container.perform(gesture, client: &self)
    }

    package mutating func reset() {
        calls = []
        announced = nil
        if !incidents.isEmpty { incidents = [] }
        hasLost = false
    }

    package mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
        client.description.hasPageIndicator
    }

    package func listens(to role: CallbackRole) -> Bool { client.listens(to: role) }

    package mutating func receive(
        _ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel
    ) {
        let waiting = container.requests.count
        client.receive(&callback, in: &container)
        calls.note(callback, container.phase)
        if container.requests.count > waiting { calls.insert(.requested) }
        if case .willTransitionTo(let pages) = callback { announced = pages.first }
    }

    package mutating func afterSet(_ pages: [PageNumber], in container: inout PageViewControllerModel) {
        client.afterSet(pages, in: &container)
    }

    package mutating func note(_ incident: Incident, in container: inout PageViewControllerModel) {
        client.note(incident, in: &container)
        calls.note(incident)
        if incident.isLossOfGesture { hasLost = true }
        incidents.append(incident)
    }

    /// What the data source would answer now for a page on a side.
    package func currentNeighbor(of page: PageNumber?, _ side: Direction?) -> NeighborSlot<PageNumber> {
        guard let page, let side else { return .unknown }
        return client.currentNeighbor(of: page, side)
    }

    /// Whether the data source would answer nil on both sides of a page, because it no longer knows it.
    package func knowsNoNeighbor(of page: PageNumber) -> Bool {
        client.currentNeighbor(of: page, .forward) == .none && client.currentNeighbor(of: page, .backward) == .none
    }
}
