/// The one way in which the container calls its client.
///
/// Each call says in which phase it comes. Between calls, the phase follows from what is in flight.
extension PageViewControllerModel {
    /// Passes a callback to the client, if it can make a difference there.
    mutating func tell<Receiver: CallbackReceiver>(
        _ callback: Callback<PageNumber>, in phase: Phase, _ client: inout Receiver
    ) {
        guard client.listens(to: callback.role) else { return }
        var callback = callback
        ongoing.phaseOfCall = phase
        client.receive(&callback, in: &self)
        ongoing.phaseOfCall = nil
    }

    /// Passes a question to the client, and returns it with the client's answer.
    mutating func asked<Receiver: CallbackReceiver>(
        _ question: Callback<PageNumber>, in phase: Phase, _ client: inout Receiver
    ) -> Callback<PageNumber> {
        var question = question
        ongoing.phaseOfCall = phase
        client.receive(&question, in: &self)
        ongoing.phaseOfCall = nil
        return question
    }

    mutating func note<Receiver: CallbackReceiver>(_ incident: Incident, in phase: Phase, _ client: inout Receiver) {
        ongoing.phaseOfCall = phase
        client.note(incident, in: &self)
        ongoing.phaseOfCall = nil
    }

    /// Performs a gesture, unless the container has stopped.
    ///
    /// - Returns: `ignored` if it has, `raised` if it stops during the gesture.
    mutating func unlessStopped(_ gesture: (inout Self) throws(ContainerStop) -> GestureOutcome) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        ongoing.isFlushing = false
        do throws(ContainerStop) {
            let outcome = try gesture(&self)
            return hasStopped ? .raised : outcome
        } catch {
            return .raised
        }
    }

    /// Carries out what a callback has asked for.
    ///
    /// - Parameter phase: The phase of the callback.
    /// - Returns: Whether any of it was carried out, so that the shown pages may have changed.
    /// - Throws: If the container has stopped, in the callback or in what it asked for.
    @discardableResult
    mutating func carryOutRequests<Receiver: CallbackReceiver>(
        in phase: Phase, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        if hasStopped { throw ContainerStop() }
        return requests.isEmpty ? false : try carryOutWaitingRequests(in: phase, client: &client)
    }

    /// Reports that UIKit would raise here; a strict container stops.
    mutating func raise<Receiver: CallbackReceiver>(
        _ violation: ContractViolation, in phase: Phase, client: inout Receiver
    ) throws(ContainerStop) {
        note(.raise(violation), in: phase, &client)
        guard settings.contract == .lenient else {
            state.hasStopped = true
            throw ContainerStop()
        }
    }
}

/// Thrown if the container has stopped, so that nothing of the gesture happens anymore.
struct ContainerStop: Error {}
