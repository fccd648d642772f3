import PageTrace
import PageTraceEngine

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
