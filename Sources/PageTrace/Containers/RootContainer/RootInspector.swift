import Paging

/// Looks for what a step of a root container shows to be wrong.
///
/// Remembers across steps what the children have been told and what was already reported.
struct RootInspector: Hashable, Sendable {
    private var moves: [RootController: RootMoves] = [:]
    private var strays: Set<RootController> = []
    private var unreachable: Set<RootController> = []
    private var wronglySized: RootController?

    /// The controllers of which it was said that they stay although nobody can return to them.
    var leftBehind: Set<RootController> { strays.union(unreachable) }

    /// Whether it remembers nothing of other controllers.
    func knows(only controllers: Set<RootController>) -> Bool {
        moves.keys.allSatisfy(controllers.contains) && strays.isSubset(of: controllers)
            && unreachable.isSubset(of: controllers) && wronglySized.map(controllers.contains) ?? true
    }

    /// The same inspector with renumbered controllers; whatever concerns a controller without a number is forgotten.
    func renumbered(_ number: (RootController) -> RootController?) -> RootInspector {
        var other = RootInspector()
        for (controller, heard) in moves { if let new = number(controller) { other.moves[new] = heard } }
        other.strays = Set(strays.compactMap(number))
        other.unreachable = Set(unreachable.compactMap(number))
        other.wronglySized = wronglySized.flatMap(number)
        return other
    }

    /// The findings of one step, in the order in which they happened; those of the whole step last.
    ///
    /// - Parameter beside: The children that are seen beside the topmost one.
    mutating func findings(
        _ log: [RootLogEntry], client: RootClient, container: RootContainer, beside: Set<RootController>
    ) -> [RootFinding] {
        var findings: [RootFinding] = []
        var number = 0
        for (position, entry) in log.enumerated() {
            if !entry.call.isRaise { number += 1 }
            findings += problems(entry, log[..<position], container.settings).map {
                RootFinding(problem: $0, callback: number)
            }
        }
        guard Self.isAtRest(container) else { return findings }
        findings += problemsAtRest(container, beside).map { RootFinding(problem: $0) }
        if Self.isCurrentWrong(client, container), let current = client.current, let top = container.topPart {
            findings.append(RootFinding(problem: .wrongCurrent(current, shown: top)))
        }
        return findings
    }

    /// Whether a part is shown that can be judged.
    static func isAtRest(_ container: RootContainer) -> Bool { !container.isAnimating && !container.hasStopped }

    /// Whether `current` names a part other than the one shown at rest.
    static func isCurrentWrong(_ client: RootClient, _ container: RootContainer) -> Bool {
        guard container.settings.strategy == .containment, isAtRest(container) else { return false }
        return client.current != nil && client.current != container.topPart
    }

    private mutating func problems(
        _ entry: RootLogEntry, _ earlier: ArraySlice<RootLogEntry>, _ settings: RootContainerSettings
    ) -> [RootFinding.Problem] {
        var problems: [RootFinding.Problem] = []
        if let child = entry.call.child {
            problems += moves[child, default: RootMoves()].hear(entry.call).map { .move(child, $0) }
        }
        if let new = entry.call.incoming {
            if let running = entry.running {
                problems.append(.transition(to: new, whileRunning: running, isRefused: entry.call.isRefused))
            }
            if let top = entry.top, top.screen == new.screen { problems.append(.switchToShownScreen(new, top: top)) }
        }
        switch entry.call {
        case .setRootViewController(let new):
            let animation = settings.animations.animation(from: entry.top?.screen, to: new.screen)
            if entry.top != nil, animation != .none { problems.append(.unanimatedRoot(animation, new)) }
        case .transition(let transition, .slide):
            let isPlaced = earlier.contains { $0.call == .setFrame(transition.to, .beside) }
            if !isPlaced { problems.append(.unplacedSlide(transition.to)) }
        case .raise(let transition): problems.append(.raised(transition))
        default: break
        }
        return problems
    }

    private mutating func problemsAtRest(
        _ container: RootContainer, _ beside: Set<RootController>
    ) -> [RootFinding.Problem] {
        var problems: [RootFinding.Problem] = []
        for child in container.children {
            if let missing = moves[child]?.missingAtRest() { problems.append(.move(child, missing)) }
        }
        let seen = beside.union(container.views.suffix(1))
        for child in container.children where !seen.contains(child) && strays.insert(child).inserted {
            problems.append(.childStays(child))
        }
        for view in container.views where !seen.contains(view) && strays.insert(view).inserted {
            problems.append(.viewStays(view))
        }
        if container.settings.strategy == .stack {
            let new = container.unreachable.filter { unreachable.insert($0).inserted }
            if !new.isEmpty { problems.append(.unreachable(new)) }
        }
        let wrong = container.topPart.flatMap { container.hasRightSize($0) ? nil : $0 }
        if let wrong, wrong != wronglySized { problems.append(.wrongSize(wrong)) }
        wronglySized = wrong
        return problems
    }
}

extension RootCall {
    /// The child that is added, removed, or told about its parent.
    fileprivate var child: RootController? {
        switch self {
        case .addChild(let child), .removeFromParent(let child), .willMove(let child, _, _),
            .didMove(let child, _, _):
            child
        default: nil
        }
    }

    fileprivate var isRefused: Bool { if case .present(_, _, true) = self { true } else { false } }
}
