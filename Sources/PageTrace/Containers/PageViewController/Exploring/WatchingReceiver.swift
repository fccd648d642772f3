import Paging

/// A client that notes in a few bits what followed from a gesture, and does not keep the calls.
struct WatchingReceiver: CallbackReceiver {
    typealias Page = PagePosition

    var client: ListClient<PagePosition>
    /// The calls since the last gesture.
    var calls = PageCalls()
    /// The page that was announced last since then.
    var announced: PagePosition?
    /// The sorts of the incidents since then.
    var findings = Marks()
    /// Whether a call was lost since then because the gesture loses it.
    private(set) var hasLost = false
    /// Whether each of them has a number.
    private(set) var knowsFindings = true

    private let numbers: FindingNumbers

    init(_ client: ListClient<PagePosition>, _ numbers: FindingNumbers) {
        self.client = client
        self.numbers = numbers
    }

    @inline(__always)
    mutating func reset() {
        calls = []
        announced = nil
        findings = Marks()
        hasLost = false
    }

    mutating func hasPageIndicator(in container: inout PageViewController<PagePosition>) -> Bool {
        client.hasPageIndicator
    }

    @inline(__always)
    func listens(to role: CallbackRole) -> Bool { client.listens(to: role) }

    @inline(__always)
    mutating func receive(
        _ callback: inout Callback<PagePosition>, in container: inout PageViewController<PagePosition>
    ) {
        let waiting = container.requests.count
        client.receive(&callback, in: &container)
        calls.note(callback, container.phase)
        if container.requests.count > waiting { calls.insert(.requested) }
        if case .willTransitionTo(let pages) = callback { announced = pages.first }
    }

    @inline(__always)
    mutating func afterSet(_ pages: [PagePosition], in container: inout PageViewController<PagePosition>) {
        client.afterSet(pages, in: &container)
    }

    mutating func note(_ incident: Incident<PagePosition>, in container: inout PageViewController<PagePosition>) {
        client.note(incident, in: &container)
        calls.note(incident)
        if incident.isLossOfGesture { hasLost = true }
        if let problem = PageFinding.Problem(incident) { find(problem) }
    }

    mutating func find(_ problem: PageFinding.Problem) {
        if let number = numbers(problem) { findings.insert(number) } else { knowsFindings = false }
    }

    /// What the data source would answer now for a page on a side.
    @inline(__always)
    func currentNeighbor(of page: PagePosition?, _ side: Direction?) -> NeighborSlot<PagePosition> {
        guard let page, let side else { return .unknown }
        return client.currentNeighbor(of: page, side)
    }

    /// Whether the data source would answer nil on both sides of a page, because it no longer knows it.
    func knowsNoNeighbor(of page: PagePosition) -> Bool {
        client.currentNeighbor(of: page, .forward) == .none && client.currentNeighbor(of: page, .backward) == .none
    }
}
