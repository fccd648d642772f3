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

/// Compares what a data source answers now with what the container remembers, and with the app's list.
///
/// Pages are compared by what they stand for: many apps make a new controller for each answer.
@MainActor
struct NeighborCheck {
    /// What a page stands for, nil for one that is left out.
    let own: (UIViewController) -> AnyHashable?
    /// What the app's list has now, nil without one.
    let list: (() -> [AnyHashable])?

    /// What a page stands for if nobody says so: its class and its name, so that pages that look alike are the same.
    private struct Look: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    /// A check without a list.
    static var byName: NeighborCheck {
        NeighborCheck(
            own: { Look(type: ObjectIdentifier(type(of: $0)), name: Platform.identity(of: $0).name) }, list: nil)
    }

    /// What is wrong on one side of a page.
    ///
    /// - Parameter isKnown: Whether the data source still has a page on either side of another.
    func finding(
        _ side: Direction, of page: UIViewController, remembered: NeighborSlot<PageIdentity>,
        answer: UIViewController?, in list: [AnyHashable]?, isKnown: (UIViewController) -> Bool
    ) -> Finding? {
        if let list, let finding = wrongAnswer(answer, side, of: page, in: list) { return finding }
        switch remembered {
        case .unknown: return nil
        case .none:
            guard let answer else { return nil }
            return Finding(
                kind: .staleNeighbor, rule: "13",
                message:
                    "A swipe \(side) from \(name(page)) finds nothing, because nil was remembered; the data source "
                    + "would now answer \(name(answer)).")
        case .page(let identity):
            guard let page = identity.controller as? UIViewController, let value = own(page) else { return nil }
            let isGone = list.map { !$0.contains(value) } ?? false
            // A data source that answers nil on this side may still know the page, and one left out may be anything.
            let isOther = answer.map { own($0).map { $0 != value } ?? false } ?? (list == nil && !isKnown(page))
            guard isGone || isOther else { return nil }
            let now: FindingMessage =
                isGone ? "the list no longer has it" : "the data source would now answer \(name(answer))"
            return Finding(
                kind: .staleNeighbor, rule: "13",
                message: "A swipe \(side) still reaches \(name(page)), which was remembered; \(now).")
        }
    }

    /// An answer other than the list's.
    ///
    /// At an end any answer is right, for lists that go round.
    private func wrongAnswer(
        _ answer: UIViewController?, _ side: Direction, of page: UIViewController, in list: [AnyHashable]
    ) -> Finding? {
        let places = list.indices.filter { own(page) == list[$0] }
        let next = places.count == 1 ? places.first.map { side == .forward ? $0 + 1 : $0 - 1 } : nil
        guard let next, list.indices.contains(next) else { return nil }
        let place: FindingMessage = "\(side == .forward ? "after" : "before") \(name(page))"
        let message: FindingMessage
        if let answer {
            guard let value = own(answer), value != list[next] else { return nil }
            message = "The data source answered \(name(answer)) \(place), and the list has \(list[next]) there."
        } else {
            message = "The data source answered nil \(place), which the list has."
        }
        return Finding(kind: .wrongAnswer, message: message)
    }

    private func name(_ page: UIViewController?) -> FindingMessage {
        page.map { "\(page: Platform.identity(of: $0).name)" } ?? "nil"
    }
}
