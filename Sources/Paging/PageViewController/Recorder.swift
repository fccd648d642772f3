/// A client that logs every call and passes it on to another client.
///
/// The container does not know that it is being recorded.
///
/// ```swift
/// var recorder = Recorder(OwnClient(Numbers()))
/// container.setViewControllers([1], client: &recorder)
/// container.swipe(.forward, client: &recorder)
/// recorder.log.map(\.callback)
/// // [.completion(finished: true), .viewControllerAfter(1, answer: 2), .viewControllerBefore(1, answer: nil),
/// //  .willTransitionTo([2]), .didFinishAnimating(finished: true, previous: [1], completed: true),
/// //  .viewControllerAfter(2, answer: 3)]
/// ```
@usableFromInline package struct Recorder<Client: RecordedClient>: CallbackReceiver {
    @usableFromInline package typealias Page = Client.Page

    @usableFromInline package var client: Client

    // What is logged only on request.
    @usableFromInline package let observesAppearance: Bool
    @usableFromInline package let observesContainment: Bool
    @usableFromInline package let observesProgress: Bool

    @usableFromInline package internal(set) var log: [RecordedCallback<Page>] = []
    @usableFromInline package internal(set) var incidents: [RecordedIncident<Page>] = []

    /// What the client changed in its own state during the calls, in order.
    @usableFromInline package internal(set) var changes: [RecordedChange<Page>] = []

    /// The index in the log of the callback in which the client crashed, nil if it has not crashed since the log was
    /// empty.
    @usableFromInline package internal(set) var crashPosition: Int?

    @usableFromInline var values: [TrackedValue<Page>]
    @usableFromInline var hadCrashed = false

    package init(
        _ client: Client, observesAppearance: Bool = false, observesContainment: Bool = false,
        observesProgress: Bool = false
    ) {
        self.observesProgress = observesProgress
        self.client = client
        self.observesAppearance = observesAppearance
        self.observesContainment = observesContainment
        values = client.trackedValues
    }

    /// Empties the log.
    @inlinable
    package mutating func removeAll() {
        if !log.isEmpty { log.removeAll(keepingCapacity: true) }
        if !incidents.isEmpty { incidents.removeAll(keepingCapacity: true) }
        if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
        values = client.trackedValues
        crashPosition = nil
        hadCrashed = client.crash != nil
    }

    /// Passes a callback on to the client, and logs it with its answer and with what the client did meanwhile.
    @inlinable @inline(__always)
    package mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        let waiting = container.requests.count
        client.receive(&callback, in: &container)
        guard observes(callback.role) else {
            // A set that the app makes is recorded, in whichever call it makes it.
            if container.requests.count > waiting { noteRequests(container.requests[waiting...], container.phase) }
            return
        }
        log.append(RecordedCallback(callback, phase: container.phase))
        noteEffects(since: waiting, container)
    }

    /// Passes an incident on to the client, and logs it with what the client did meanwhile.
    @inlinable
    package mutating func note(_ incident: Incident<Page>, in container: inout PageViewController<Page>) {
        let waiting = container.requests.count
        client.note(incident, in: &container)
        incidents.append(RecordedIncident(incident, phase: container.phase, position: log.count))
        noteEffects(since: waiting, container)
    }

    /// Lets the app's code go on behind its set, and notes what it changes.
    @inlinable
    package mutating func afterSet(_ pages: [Page], in container: inout PageViewController<Page>) {
        client.afterSet(pages, in: &container)
        noteOwnChanges(.set)
    }

    /// Notes what the app has changed in its own state outside of callbacks.
    @inlinable
    package mutating func noteOwnChanges(_ cause: ChangeCause) {
        let current = client.trackedValues
        if current != values { noteChanges(current, cause) }
    }

    @inlinable @inline(__always)
    mutating func noteEffects(since waiting: Int, _ container: borrowing PageViewController<Page>) {
        let current = client.trackedValues
        if current != values { noteChanges(current, .callback) }
        if client.crash != nil, crashPosition == nil, !hadCrashed { crashPosition = log.count - 1 }
        // Of the waiting sets, only those are logged that were not waiting before the call.
        if container.requests.count > waiting { noteRequests(container.requests[waiting...], container.phase) }
    }

    @usableFromInline
    package mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool {
        client.hasPageIndicator(in: &container)
    }

    /// Whether the role is observed, or the client listens to it.
    @inlinable @inline(__always)
    package func listens(to role: CallbackRole) -> Bool { observes(role) || client.listens(to: role) }

    @inlinable @inline(__always)
    func observes(_ role: CallbackRole) -> Bool {
        switch role {
        case .progress: observesProgress
        case .appearance: observesAppearance
        case .containment: observesContainment
        default: true
        }
    }

    @inlinable
    mutating func noteChanges(_ current: [TrackedValue<Page>], _ cause: ChangeCause) {
        for (old, new) in zip(values, current) where old != new {
            changes.append(RecordedChange(position: log.count - 1, cause: cause, old: old, new: new))
        }
        values = current
    }

    @inlinable
    mutating func noteRequests(_ requests: ArraySlice<SetRequest<Page>>, _ phase: Phase) {
        for request in requests {
            let call = Callback.setViewControllers(
                request.pages, direction: request.direction, animated: request.isAnimated)
            log.append(RecordedCallback(call, phase: phase))
        }
    }
}

extension Recorder: Sendable where Client: Sendable, Page: Sendable {}
