import Paging

/// Looks for what a step of a root container shows to be wrong.
///
/// Remembers across steps what the children have been told and what was already reported.
struct RootInspector: Hashable, Sendable {
    private var moves: [RootController: RootMoves] = [:]
    private var strays: Set<RootController> = []
    private var unreachable: Set<RootController> = []
    private var wronglySized: RootController?

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
    mutating func findings(_ log: [RootLogEntry], client: RootClient, container: RootContainer) -> [Finding] {
        var findings: [Finding] = []
        var number = 0
        for (position, entry) in log.enumerated() {
            if case .raise = entry.call {} else { number += 1 }
            findings += self.findings(entry, log[..<position], container.description, callback: number)
        }
        guard !container.isAnimating, !container.hasStopped else { return findings }
        findings += findingsAtRest(container)
        if Self.isCurrentWrong(client, container), let current = client.current, let top = container.topPart {
            findings.append(
                Finding(kind: .wrongTracker, message: "current says \(current.text), while \(top.text) is shown."))
        }
        return findings
    }

    /// Whether `current` names a part other than the one shown at rest.
    static func isCurrentWrong(_ client: RootClient, _ container: RootContainer) -> Bool {
        guard container.description.strategy == .containment, !container.isAnimating, !container.hasStopped else {
            return false
        }
        return client.current != nil && client.current != container.topPart
    }

    private mutating func findings(
        _ entry: RootLogEntry, _ earlier: ArraySlice<RootLogEntry>, _ description: RootDescription, callback: Int
    ) -> [Finding] {
        var findings: [Finding] = []
        func find(_ kind: Finding.Kind, _ message: String) {
            findings.append(Finding(kind: kind, message: message, callback: callback))
        }
        if let child = entry.call.child {
            for wrong in moves[child, default: RootMoves()].hear(entry.call) { find(wrong.kind, wrong.message) }
        }
        if let new = entry.call.incoming {
            if let running = entry.running {
                find(
                    .transitionWhileRunning,
                    "The transition to \(new.text) begins while the one to \(running.text) is running"
                        + (entry.call.isRefused ? ": UIKit refuses it." : "."))
            }
            if let top = entry.top, top.screen == new.screen {
                find(
                    .switchToShownScreen,
                    "\(new.text) takes the place of \(top.text): the same screen was shown already.")
            }
        }
        switch entry.call {
        case .setRootViewController(let new):
            let animation = description.animations.animation(from: entry.top?.screen, to: new.screen)
            if entry.top != nil, animation != .none {
                find(
                    .lostAnimation,
                    "The \(animation) to \(new.text) cannot be animated: the window's root is replaced at once.")
            }
        case .transition(let transition, .slide):
            let isPlaced = earlier.contains { $0.call == .setFrame(transition.to, .beside) }
            if !isPlaced {
                find(
                    .lostAnimation,
                    "The slide to \(transition.to.text) moves nothing: its view was not placed beside the others "
                        + "first.")
            }
        case .raise(let transition):
            find(
                .contractViolation,
                "UIKit raises “Children view controllers \(transition.from.text) and \(transition.to.text) must have a "
                    + "common parent view controller”. One of them is no child of root. The app would crash here, and "
                    + "the replay stops.")
        default: break
        }
        return findings
    }

    private mutating func findingsAtRest(_ container: RootContainer) -> [Finding] {
        var findings: [Finding] = []
        func find(_ kind: Finding.Kind, _ message: String) { findings.append(Finding(kind: kind, message: message)) }
        for child in container.children {
            if let message = moves[child]?.missingAtRest(child) { find(.missingMove, message) }
        }
        let top = container.views.last
        for child in container.children where child != top && strays.insert(child).inserted {
            find(.childStays, "\(child.text) stays a child of root after it left the screen.")
        }
        for view in container.views where view != top && strays.insert(view).inserted {
            find(.childStays, "The view of \(view.text) stays under the one that is shown.")
        }
        if container.description.strategy == .stack {
            let new = container.unreachable.filter { unreachable.insert($0).inserted }
            if !new.isEmpty {
                find(
                    .unreachableController,
                    "\(new.map(\.text).joined(separator: ", ")) stay\(new.count == 1 ? "s" : "") alive, and nobody "
                        + "can return there.")
            }
        }
        let wrong = container.topPart.flatMap { container.hasRightSize($0) ? nil : $0 }
        if let wrong, wrong != wronglySized {
            find(.wrongSize, "The view of \(wrong.text) has no frame and keeps a size that is no longer the window's.")
        }
        wronglySized = wrong
        return findings
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

    fileprivate var isRefused: Bool {
        if case .present(_, _, true) = self { true } else { false }
    }
}
