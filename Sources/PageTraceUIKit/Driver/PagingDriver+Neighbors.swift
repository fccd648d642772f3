import PageTrace
import PageTraceBridge
import PageTraceEngine

/// Whether the neighbors are still right after the app has done something.
extension PagingDriver {
    /// From now on, asks the data source once more after each act, and reports what the container should have forgotten.
    ///
    /// A deleted page that a swipe still reaches is a finding, and so is a new page that no swipe reaches. No swipe is
    /// made for that, and the question is no callback of the recording. Two controllers count as the same page if they
    /// have the same class and the same name.
    public func checkNeighbors() { check(.byName) }

    /// From now on, asks the data source once more after each act and whenever the list has changed, and compares the
    /// answers with the list as well.
    ///
    /// ```swift
    /// driver.checkNeighbors(of: { ($0 as? PhotoPage)?.photo }, in: { pager.photos })
    /// ```
    ///
    /// A page that the list has and the data source does not find is a finding: it is looked up by something that has
    /// changed, such as the controller's identity. Beyond an end, any answer is right, for lists that go round.
    ///
    /// - Parameters:
    ///   - own: The item that a page shows, nil for a page that is in no list.
    ///   - list: The items in the app's list now, in order.
    public func checkNeighbors<Item: Hashable & SendableMetatype>(
        of own: @escaping (UIViewController) -> Item?, in list: @escaping () -> [Item]
    ) {
        check(NeighborCheck(own: { own($0).map(AnyHashable.init) }, list: { list().map(AnyHashable.init) }))
    }

    private func check(_ check: NeighborCheck) {
        neighborCheck = check
        checkedList = check.list?()
    }

    /// A step that has just been performed, with what the check finds after it, if one is due and the pager is at rest.
    func checked(_ step: Step) -> Step {
        guard let neighborCheck, !step.findings.contains(where: \.kind.isFatal) else { return step }
        let list = neighborCheck.list?()
        if list != checkedList { isCheckDue = true }
        guard isCheckDue, !engine.isPerforming, engine.container.isAtRest else { return step }
        (isCheckDue, checkedList) = (false, list)
        var found: [Finding] = []
        for side in Direction.allCases {
            guard let (page, remembered, answer) = within({ OffRecord.ask { engine.askAgain(side) } }),
                let page = page as? UIViewController
            else { continue }
            let finding = neighborCheck.finding(
                side, of: page, remembered: remembered, answer: answer as? UIViewController, in: list
            ) { other in
                Direction.allCases.contains { side in
                    within { OffRecord.ask { engine.askAgain(side, of: other) } } != nil
                }
            }
            if let finding { found.append(finding) }
        }
        // What stays wrong is said once.
        engine.addToLatest { $0.findings += found.filter { !staleFindings.contains($0) } }
        staleFindings = found
        return engine.steps.last ?? step
    }
}
