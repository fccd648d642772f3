/// Every method asks the client first and logs the call with its answer.
extension Recorder {
    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerBefore viewController: Page
    ) -> Page? {
        let waiting = pageViewController.requests.count
        let answer = client.pageViewController(&pageViewController, viewControllerBefore: viewController)
        storedLog.append(.viewControllerBefore(viewController, answer: answer), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
        return answer
    }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerAfter viewController: Page
    ) -> Page? {
        let waiting = pageViewController.requests.count
        let answer = client.pageViewController(&pageViewController, viewControllerAfter: viewController)
        storedLog.append(.viewControllerAfter(viewController, answer: answer), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
        return answer
    }

    /// What the client says.
    @inlinable public var hasPageIndicator: Bool { client.hasPageIndicator }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int {
        let waiting = pageViewController.requests.count
        let answer = client.presentationCount(for: &pageViewController)
        storedLog.append(.presentationCount(answer), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
        return answer
    }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int {
        let waiting = pageViewController.requests.count
        let answer = client.presentationIndex(for: &pageViewController)
        storedLog.append(.presentationIndex(answer), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
        return answer
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(&pageViewController, willTransitionTo: pendingViewControllers)
        storedLog.append(.willTransitionTo(pendingViewControllers), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Page>, transitionCompleted completed: Bool
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(
            &pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
            transitionCompleted: completed)
        storedLog.append(
            .didFinishAnimating(finished: finished, previous: previousViewControllers, completed: completed),
            pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? {
        let waiting = pageViewController.requests.count
        let answer = client.pageViewController(&pageViewController, spineLocationFor: orientation)
        storedLog.append(.spineLocation(orientation, answer: answer), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
        return answer
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didCompleteSet finished: Bool
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(&pageViewController, didCompleteSet: finished)
        storedLog.append(.completion(finished: finished), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didRaise violation: ContractViolation
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(&pageViewController, didRaise: violation)
        storedLog.append(.raise(violation), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// What the client says.
    @inlinable public var trackedValues: [TrackedValue<Page>] { client.trackedValues }

    /// What the client says.
    @inlinable
    public func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page> {
        client.currentNeighbour(of: page, direction)
    }

    /// What the client says.
    @inlinable public var keptPages: [KeptPages<Page>] { client.keptPages }

    /// What the client says.
    @inlinable public var crash: ClientCrash? { client.crash }

    /// What the client says.
    @inlinable
    public func correction(of answer: Page?, to page: Page, _ direction: Direction) -> NeighbourSlot<Page> {
        client.correction(of: answer, to: page, direction)
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewWillAppear(
        _ page: Page, in pageViewController: inout PageViewController<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.viewWillAppear(page, in: &pageViewController)
        guard observesAppearance else { return }
        storedLog.append(.viewWillAppear(page), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewDidAppear(
        _ page: Page, in pageViewController: inout PageViewController<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.viewDidAppear(page, in: &pageViewController)
        guard observesAppearance else { return }
        storedLog.append(.viewDidAppear(page), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewWillDisappear(
        _ page: Page, in pageViewController: inout PageViewController<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.viewWillDisappear(page, in: &pageViewController)
        guard observesAppearance else { return }
        storedLog.append(.viewWillDisappear(page), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewDidDisappear(
        _ page: Page, in pageViewController: inout PageViewController<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.viewDidDisappear(page, in: &pageViewController)
        guard observesAppearance else { return }
        storedLog.append(.viewDidDisappear(page), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call where containment is observed.
    @inlinable
    public mutating func willMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.willMove(page, toParent: isChild, in: &pageViewController)
        guard observesContainment else { return }
        storedLog.append(.willMove(page, toParent: isChild), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call where containment is observed.
    @inlinable
    public mutating func didMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: inout PageViewController<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.didMove(page, toParent: isChild, in: &pageViewController)
        guard observesContainment else { return }
        storedLog.append(.didMove(page, toParent: isChild), pageViewController.phase)
        noteEffects(&pageViewController, waiting: waiting)
    }
}
