/// Every method asks the client first and logs the call with its answer.
extension Recorder {
    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerBefore viewController: Page
    ) -> Page? {
        let waiting = pageViewController.requests.count
        let answer = client.pageViewController(&pageViewController, viewControllerBefore: viewController)
        log(.viewControllerBefore(viewController, answer: answer), pageViewController, waiting: waiting)
        return answer
    }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerAfter viewController: Page
    ) -> Page? {
        let waiting = pageViewController.requests.count
        let answer = client.pageViewController(&pageViewController, viewControllerAfter: viewController)
        log(.viewControllerAfter(viewController, answer: answer), pageViewController, waiting: waiting)
        return answer
    }

    /// What the client says.
    @inlinable public var hasPageIndicator: Bool { client.hasPageIndicator }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int {
        let waiting = pageViewController.requests.count
        let answer = client.presentationCount(for: &pageViewController)
        log(.presentationCount(answer), pageViewController, waiting: waiting)
        return answer
    }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int {
        let waiting = pageViewController.requests.count
        let answer = client.presentationIndex(for: &pageViewController)
        log(.presentationIndex(answer), pageViewController, waiting: waiting)
        return answer
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, willTransitionTo pendingViewControllers: Spread<Page>
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(&pageViewController, willTransitionTo: pendingViewControllers)
        log(.willTransitionTo(pendingViewControllers), pageViewController, waiting: waiting)
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
        log(
            .didFinishAnimating(finished: finished, previous: previousViewControllers, completed: completed),
            pageViewController, waiting: waiting)
    }

    /// Asks the client and logs the call with its answer.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, spineLocationFor orientation: InterfaceOrientation
    ) -> SpineLocation? {
        let waiting = pageViewController.requests.count
        let answer = client.pageViewController(&pageViewController, spineLocationFor: orientation)
        log(.spineLocation(orientation, answer: answer), pageViewController, waiting: waiting)
        return answer
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didCompleteSet finished: Bool
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(&pageViewController, didCompleteSet: finished)
        log(.completion(finished: finished), pageViewController, waiting: waiting)
    }

    /// Tells the client and logs the call.
    @inlinable
    public mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, didRaise violation: ContractViolation
    ) {
        let waiting = pageViewController.requests.count
        client.pageViewController(&pageViewController, didRaise: violation)
        log(.raise(violation), pageViewController, waiting: waiting)
    }

    /// What the client says.
    @inlinable public var trackedValues: [TrackedValue<Page>] { client.trackedValues }

    /// What the client says.
    @inlinable
    public func currentNeighbour(of page: Page, _ direction: Direction) -> NeighbourSlot<Page> {
        client.currentNeighbour(of: page, direction)
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewWillAppear(_ page: Page, in pageViewController: PageViewController<Page>) {
        client.viewWillAppear(page, in: pageViewController)
        if observesAppearance { log(.viewWillAppear(page), pageViewController) }
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewDidAppear(_ page: Page, in pageViewController: PageViewController<Page>) {
        client.viewDidAppear(page, in: pageViewController)
        if observesAppearance { log(.viewDidAppear(page), pageViewController) }
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewWillDisappear(_ page: Page, in pageViewController: PageViewController<Page>) {
        client.viewWillDisappear(page, in: pageViewController)
        if observesAppearance { log(.viewWillDisappear(page), pageViewController) }
    }

    /// Tells the client and logs the call where appearance is observed.
    @inlinable
    public mutating func viewDidDisappear(_ page: Page, in pageViewController: PageViewController<Page>) {
        client.viewDidDisappear(page, in: pageViewController)
        if observesAppearance { log(.viewDidDisappear(page), pageViewController) }
    }

    /// Tells the client and logs the call where containment is observed.
    @inlinable
    public mutating func willMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: PageViewController<Page>
    ) {
        client.willMove(page, toParent: isChild, in: pageViewController)
        if observesContainment { log(.willMove(page, toParent: isChild), pageViewController) }
    }

    /// Tells the client and logs the call where containment is observed.
    @inlinable
    public mutating func didMove(
        _ page: Page, toParent isChild: Bool, in pageViewController: PageViewController<Page>
    ) {
        client.didMove(page, toParent: isChild, in: pageViewController)
        if observesContainment { log(.didMove(page, toParent: isChild), pageViewController) }
    }
}
