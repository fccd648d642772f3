/// The end of a set: its block, what the block sets, and the page indicator.
extension PageViewControllerModel {
    /// Runs the completion block, if there is one, carries out what it sets, and comes to rest.
    ///
    /// - Parameter asksForIndicator: Whether the page indicator is asked for after the block, as at the end of a
    ///   non-animated set on iOS 26. (Section 1b; that what the block sets comes after both is a choice)
    mutating func complete<Receiver: CallbackReceiver>(
        _ hasCompletion: Bool, finished: Bool = true, asksForIndicator: Bool = false, client: inout Receiver
    ) throws(ContainerStop) {
        updateNeighborChildren(in: .set, client: &client)
        if hasCompletion { runBlock(finished: finished, client: &client) }
        if asksForIndicator { askForIndicator(client: &client) }
        try carryOutRequests(in: hasCompletion ? .completion : .set, client: &client)
        rest()
    }

    /// Runs the block of the set that shows its pages now, unless the gesture loses it.
    mutating func runBlock<Receiver: CallbackReceiver>(
        finished: Bool, in phase: Phase = .completion, client: inout Receiver
    ) {
        guard !loses(.completion) else { return note(.lostCompletion(viewControllers, .gesture), in: phase, &client) }
        tell(.completion(finished: finished), in: phase, &client)
    }

    /// Asks about the page indicator. (Rule 37; count before index)
    mutating func askForIndicator<Receiver: CallbackReceiver>(in phase: Phase = .set, client: inout Receiver) {
        guard transitionStyle == .scroll, hasDataSource else { return }
        // There is no indicator for pages that lie one above the other. (Section 1b)
        guard settings.system == .classic || settings.navigationOrientation == .horizontal else { return }
        guard client.hasPageIndicator(in: &self) else { return }
        guard case .presentationCount(let count) = asked(.presentationCount(0), in: phase, &client),
            case .presentationIndex(let index) = asked(.presentationIndex(0), in: phase, &client)
        else { return }
        state.indicator = PageIndicator(count: Swift.max(0, count), current: Swift.max(0, index))
    }
}
