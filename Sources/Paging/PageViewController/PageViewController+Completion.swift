/// The end of a set: its block, what the block sets, and the page indicator.
extension PageViewController {
    /// Runs the completion block, if there is one, and comes to rest.
    @inlinable
    mutating func complete<Receiver: CallbackReceiver<Page>>(
        _ hasCompletion: Bool, finished: Bool = true, client: inout Receiver
    ) throws(ContainerStop) {
        updateNeighborChildren(in: .set, client: &client)
        runBlock(hasCompletion, finished: finished, client: &client)
        try carryOutSetsOfBlock(hasCompletion, client: &client)
    }

    /// Performs the end of a non-animated set on iOS 26: the block first, then the page indicator. (Section 1b)
    ///
    /// What the block sets is carried out after both. (Choice)
    @inlinable
    mutating func completeAndAskForIndicator<Receiver: CallbackReceiver<Page>>(
        _ hasCompletion: Bool, client: inout Receiver
    ) throws(ContainerStop) {
        updateNeighborChildren(in: .set, client: &client)
        runBlock(hasCompletion, client: &client)
        askForIndicator(client: &client)
        try carryOutSetsOfBlock(hasCompletion, client: &client)
    }

    @inlinable
    mutating func runBlock<Receiver: CallbackReceiver<Page>>(
        _ hasCompletion: Bool, finished: Bool = true, client: inout Receiver
    ) {
        guard hasCompletion else { return }
        guard !loses(.completion) else {
            return note(.lostCompletion(viewControllers, .gesture), in: .completion, &client)
        }
        tell(.completion(finished: finished), in: .completion, &client)
    }

    @inlinable
    mutating func carryOutSetsOfBlock<Receiver: CallbackReceiver<Page>>(
        _ hasCompletion: Bool, client: inout Receiver
    ) throws(ContainerStop) {
        try carryOutRequests(in: hasCompletion ? .completion : .set, client: &client)
        rest()
    }

    /// Asks about the page indicator. (Rule 37; count before index)
    @inlinable
    mutating func askForIndicator<Receiver: CallbackReceiver<Page>>(in phase: Phase = .set, client: inout Receiver) {
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
