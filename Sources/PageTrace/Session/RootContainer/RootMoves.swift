import Paging

/// What a child has been told about its parents so far, to find calls that are missing or doubled.
struct RootMoves: Hashable, Sendable {
    private var isChild = false
    private var heardWillMoveIn = false
    private var heardDidMoveIn = false
    private var heardWillMoveOut = false
    private var heardDidMoveOut = false
    private var isMissingReported = false

    /// Takes a call into account, and returns what is wrong with it.
    mutating func hear(_ call: RootCall) -> [(kind: Finding.Kind, message: String)] {
        switch call {
        case .addChild: isChild = true
        case .willMove(let child, true, _):
            defer { heardWillMoveIn = true }
            if heardWillMoveIn {
                return [(.doubledMove, "\(child.text) hears willMove(toParent: root) twice: addChild calls it itself.")]
            }
        case .didMove(let child, true, _):
            defer { heardDidMoveIn = true }
            if heardDidMoveIn { return [(.doubledMove, "\(child.text) hears didMove(toParent: root) twice.")] }
        case .willMove(let child, false, _):
            guard isChild else {
                return [(.doubledMove, "\(child.text) hears willMove(toParent: nil), although it has no parent.")]
            }
            defer { heardWillMoveOut = true }
            if heardWillMoveOut { return [(.doubledMove, "\(child.text) hears willMove(toParent: nil) twice.")] }
        case .removeFromParent(let child):
            guard isChild else { return [] }
            isChild = false
            return missingAtRemoval(of: child)
        case .didMove(let child, false, _):
            defer { heardDidMoveOut = true }
            if heardDidMoveOut {
                let why = "removeFromParent calls it itself."
                return [(.doubledMove, "\(child.text) hears didMove(toParent: nil) twice: \(why)")]
            }
        default: break
        }
        return []
    }

    private func missingAtRemoval(of child: RootController) -> [(kind: Finding.Kind, message: String)] {
        var missing: [(kind: Finding.Kind, message: String)] = []
        if !heardWillMoveOut {
            missing.append((.missingMove, "\(child.text) is removed without willMove(toParent: nil)."))
        }
        if !heardDidMoveIn, !isMissingReported {
            missing.append((.missingMove, "\(child.text) is removed and never heard didMove(toParent: root)."))
        }
        return missing
    }

    /// What is missing while everything is at rest: a child that was added must have been told.
    ///
    /// Reported once for each child.
    mutating func missingAtRest(_ child: RootController) -> String? {
        guard isChild, !heardDidMoveIn, !isMissingReported else { return nil }
        isMissingReported = true
        return "\(child.text) is a child of root and never heard didMove(toParent: root)."
    }
}
