extension PageViewController {
    /// Sets the data source to nil: the container ignores gestures, programmatic sets still work. (Rule 26)
    ///
    /// The neighbours are forgotten, unless the container keeps them.
    public mutating func removeDataSource() {
        guard !hasStopped else { return }
        state.hasDataSource = false
        state.indicator = nil
        if !keepsNeighboursOnReassignment { forgetNeighbours() }
    }

    /// Assigns the data source, again or for the first time since it was removed. (Rule 8)
    ///
    /// What is remembered is forgotten, so that the next drag asks for both sides again, unless the container keeps it.
    public mutating func assignDataSource() {
        guard !hasStopped else { return }
        state.hasDataSource = true
        if !keepsNeighboursOnReassignment { forgetNeighbours() }
    }

    /// The client's own code traps within the callback that is running.
    ///
    /// A strict container stops, as the app would; a lenient one goes on. A gesture that ends so gives
    /// ``GestureOutcome/raised``, for the container does not know whose fault it is.
    public mutating func clientCrashed() {
        if contract == .strict { state.hasStopped = true }
    }

    /// Turns the device.
    ///
    /// A page curl asks the delegate where the spine lies from now on; scroll asks nothing. (Rule 36)
    ///
    /// A client whose answer changes the number of pages sets them inside the callback. Where it does not, the wrong
    /// number is shown, which UIKit answers with E1.
    @inlinable
    @discardableResult
    public mutating func rotate<Receiver: CallbackReceiver<Page>>(
        to orientation: InterfaceOrientation, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        guard transitionStyle == .pageCurl else { return .changed }
        finishFlight(client: &client)
        guard !hasStopped else { return .raised }
        state.phase = .orientation
        if case .spineLocation(_, let answer?) = asked(.spineLocation(orientation, answer: nil), &client),
            answer != .none
        {
            state.spineLocation = answer
            if answer == .mid { state.isDoubleSided = true }
        }
        carryOutRequests(client: &client)
        if !hasStopped, !viewControllers.isEmpty, viewControllers.count != requiredCount {
            raise(
                .wrongNumberOfViewControllers(provided: viewControllers.count, required: requiredCount),
                client: &client)
        }
        rest()
        return hasStopped ? .raised : .changed
    }

    /// Gives the pages of a curl a back, or takes it away. (Rule 34)
    @inlinable
    @discardableResult
    public mutating func setDoubleSided<Receiver: CallbackReceiver<Page>>(
        _ isDoubleSided: Bool, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped, transitionStyle == .pageCurl else { return .ignored }
        guard isDoubleSided || spineLocation != .mid else {
            raise(.spineInTheMiddleIsDoubleSided, client: &client)
            return hasStopped ? .raised : .ignored
        }
        state.isDoubleSided = isDoubleSided
        return .changed
    }
}
