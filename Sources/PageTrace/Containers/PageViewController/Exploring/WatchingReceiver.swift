import Paging

/// A client that notes in a few bits what followed from a gesture, and does not keep the calls.
struct WatchingReceiver: CallbackReceiver {
    typealias Page = PagePosition

    var client: ListClient<PagePosition>
    /// The calls since the last gesture.
    var calls = PageCalls()
    /// The page that was announced last since then.
    var announced: PagePosition?
    /// The errors of UIKit since the last gesture, one bit each.
    var violations: UInt8 = 0

    /// Whether the app has set pages without end since the last gesture.
    var sawEndlessSets: Bool { violations & 1 << UInt8(ContractViolation.endlessSets.number) != 0 }

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

    mutating func note(_ incident: Incident<PagePosition>, in container: inout PageViewController<PagePosition>) {
        client.note(incident, in: &container)
        calls.note(incident, container.phase)
        if case .raise(let violation) = incident { violations |= 1 << UInt8(violation.number) }
    }
}

extension ContractViolation {
    /// The names of the errors and rules, by the number that each has here.
    static let numbered: [String] = ["E1", "E2", "E3", "E4", "E5", "22", "34"]

    var number: Int {
        switch self {
        case .wrongNumberOfViewControllers: 0
        case .noViewControllerManagingVisibleView: 1
        case .duplicateStatesInQueue: 2
        case .flushedView: 3
        case .viewCountIsNotThree: 4
        case .endlessSets: 5
        case .spineInTheMiddleIsDoubleSided: 6
        }
    }
}
