import Paging

/// What a child has been told about its parents so far, to find calls that are missing or doubled.
struct RootMoves: Hashable, Sendable {
    enum Problem {
        case willMoveInTwice, didMoveInTwice, willMoveOutWithoutParent, willMoveOutTwice, didMoveOutTwice
        case removedWithoutWillMove, removedWithoutDidMoveIn, didMoveInMissing

        /// Whether a call is missing rather than doubled.
        var isMissing: Bool {
            switch self {
            case .removedWithoutWillMove, .removedWithoutDidMoveIn, .didMoveInMissing: true
            case .willMoveInTwice, .didMoveInTwice, .willMoveOutWithoutParent, .willMoveOutTwice, .didMoveOutTwice:
                false
            }
        }
    }

    private var isChild = false
    private var heardWillMoveIn = false
    private var heardDidMoveIn = false
    private var heardWillMoveOut = false
    private var heardDidMoveOut = false
    private var isMissingReported = false

    /// Takes a call into account, and returns what is wrong with it.
    mutating func hear(_ call: RootCall) -> [Problem] {
        switch call {
        case .addChild: isChild = true
        case .willMove(_, true, _):
            defer { heardWillMoveIn = true }
            if heardWillMoveIn { return [.willMoveInTwice] }
        case .didMove(_, true, _):
            defer { heardDidMoveIn = true }
            if heardDidMoveIn { return [.didMoveInTwice] }
        case .willMove(_, false, _):
            guard isChild else { return [.willMoveOutWithoutParent] }
            defer { heardWillMoveOut = true }
            if heardWillMoveOut { return [.willMoveOutTwice] }
        case .removeFromParent:
            guard isChild else { return [] }
            isChild = false
            return missingAtRemoval
        case .didMove(_, false, _):
            defer { heardDidMoveOut = true }
            if heardDidMoveOut { return [.didMoveOutTwice] }
        default: break
        }
        return []
    }

    private var missingAtRemoval: [Problem] {
        var missing: [Problem] = []
        if !heardWillMoveOut { missing.append(.removedWithoutWillMove) }
        if !heardDidMoveIn, !isMissingReported { missing.append(.removedWithoutDidMoveIn) }
        return missing
    }

    /// What is missing while everything is at rest: a child that was added must have been told.
    ///
    /// Reported once for each child.
    mutating func missingAtRest() -> Problem? {
        guard isChild, !heardDidMoveIn, !isMissingReported else { return nil }
        isMissingReported = true
        return .didMoveInMissing
    }
}
