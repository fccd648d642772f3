extension PageViewControllerModel {
    /// Lets a function of the app run from outside, in one turn of the main queue.
    ///
    /// Afterwards, what it has begun comes to rest, unless it does not settle, and what is deferred is carried out.
    @discardableResult
    package mutating func act<Receiver: CallbackReceiver>(
        settles: Bool = true, client: inout Receiver, _ function: (inout Self, inout Receiver) -> Void
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        let shown = onScreen
        function(&self, &client)
        _ = unlessStopped { container throws(ContainerStop) in
            try container.carryOutRequests(in: container.phase, client: &client)
            return .changed
        }
        if !hasStopped, settles, case .set = transition {
            settle(client: &client)
            settleSet(client: &client)
        }
        _ = unlessStopped { container throws(ContainerStop) in
            if container.isAtRest { try container.carryOutLaterRequests(client: &client) }
            return .changed
        }
        if hasStopped { return .raised }
        guard isAtRest else { return .inFlight }
        return onScreen == shown ? .changed : .completed
    }
}
