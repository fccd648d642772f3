/// A client that logs every call and passes it on to another client.
///
/// The container does not know that it is being recorded.
///
/// ```swift
/// var recorder = Recorder(OwnClient(Numbers()))
/// container.setViewControllers([PageNumber(0)], client: &recorder)
/// container.swipe(.forward, client: &recorder)
/// recorder.log.map(\.callback.kind)
/// // [.completion, .viewControllerAfter, .viewControllerBefore, .willTransitionTo, .didFinishAnimating,
/// //  .viewControllerAfter]
/// ```
package struct Recorder<Client: RecordedClient>: CallbackReceiver {
    package var client: Client

    // What is logged only on request.
    package let observesAppearance: Bool
    package let observesContainment: Bool
    package let observesProgress: Bool

    package internal(set) var log: [RecordedCallback] = []
    package internal(set) var incidents: [RecordedIncident] = []

    /// What the client changed in its own state during the calls, in order.
    package internal(set) var changes: [RecordedChange] = []

    /// The index in the log of the callback in which the client crashed, nil if it has not crashed since the log was
    /// empty.
    package internal(set) var crashPosition: Int?

    var values: [TrackedVariable] = []
    var hadCrashed = false

    package init(
        _ client: Client, observesAppearance: Bool = false, observesContainment: Bool = false,
        observesProgress: Bool = false
    ) {
        self.observesProgress = observesProgress
        self.client = client
        self.observesAppearance = observesAppearance
        self.observesContainment = observesContainment
        values = self.client.trackedValues
    }

    /// Empties the log.
    package mutating func removeAll() {
        if !log.isEmpty { log.removeAll(keepingCapacity: true) }
        if !incidents.isEmpty { incidents.removeAll(keepingCapacity: true) }
        if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
        values = client.trackedValues
        crashPosition = nil
        hadCrashed = client.crash != nil
    }

    /// Passes a callback on to the client, and logs it with its answer and with what the client did meanwhile.
    package mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        let waiting = container.requests.count
        client.receive(&callback, in: &container)
        guard observes(callback.role) else {
            // A set that the app makes is recorded, in whichever call it makes it.
            if container.requests.count > waiting { noteRequests(container.requests[waiting...], container.phase) }
            return
        }
        log.append(RecordedCallback(callback: callback, phase: container.phase))
        noteEffects(since: waiting, container)
    }

    /// Passes an incident on to the client, and logs it with what the client did meanwhile.
    package mutating func note(_ incident: Incident, in container: inout PageViewControllerModel) {
        let waiting = container.requests.count
        client.note(incident, in: &container)
        incidents.append(RecordedIncident(incident: incident, phase: container.phase, position: log.count))
        noteEffects(since: waiting, container)
    }

    /// Lets the app's code go on behind its set, and notes what it changes.
    package mutating func afterSet(_ pages: [PageNumber], in container: inout PageViewControllerModel) {
        client.afterSet(pages, in: &container)
        noteOwnChanges(.set)
    }

    /// Notes what the app has changed in its own state outside of callbacks.
    package mutating func noteOwnChanges(_ cause: ChangeCause) {
        let current = client.trackedValues
        if current != values { noteChanges(current, cause) }
    }

    mutating func noteEffects(since waiting: Int, _ container: borrowing PageViewControllerModel) {
        let current = client.trackedValues
        if current != values { noteChanges(current, .callback) }
        if client.crash != nil, crashPosition == nil, !hadCrashed { crashPosition = log.count - 1 }
        // Of the waiting sets, only those are logged that were not waiting before the call.
        if container.requests.count > waiting { noteRequests(container.requests[waiting...], container.phase) }
    }

    package mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
        client.hasPageIndicator(in: &container)
    }

    /// Whether the role is observed, or the client listens to it.
    package func listens(to role: CallbackRole) -> Bool { observes(role) || client.listens(to: role) }

    func observes(_ role: CallbackRole) -> Bool {
        switch role {
        case .progress: observesProgress
        case .appearance: observesAppearance
        case .containment: observesContainment
        default: true
        }
    }

    mutating func noteChanges(_ current: [TrackedVariable], _ cause: ChangeCause) {
        for (old, new) in zip(values, current) where old != new {
            changes.append(RecordedChange(position: log.count - 1, cause: cause, old: old, new: new))
        }
        values = current
    }

    mutating func noteRequests(_ requests: ArraySlice<SetRequest>, _ phase: Phase) {
        for request in requests {
            let call = Callback.setViewControllers(
                request.pages, direction: request.direction, animated: request.isAnimated)
            log.append(RecordedCallback(callback: call, phase: phase))
        }
    }
}

extension Recorder: Sendable where Client: Sendable {}
