/// Which controllers are alive, and who holds them.
extension RootContainer {
    /// Every controller that UIKit keeps alive, and by whom.
    ///
    /// A view does not retain its controller. If the view stays but its controller is no longer a child, the controller
    /// is gone. (Documented: a view knows its controller as its next responder, without owning it.)
    package var holds: [RootHold] {
        var holds: [RootHold] = []
        switch settings.strategy {
        case .stack where settings.stacking == .push:
            holds = stack.map { RootHold($0, by: .stack) }
        case .stack, .window:
            var presenting: RootController?
            for controller in stack {
                holds.append(RootHold(controller, by: presenting.map { .presenting($0) } ?? .window))
                presenting = controller
            }
        case .containment:
            holds = children.map { RootHold($0, by: .root) }
        }
        for part in holds.map(\.controller) {
            holds += (links[part] ?? []).map { RootHold($0, by: .navigation(of: part)) }
        }
        return holds
    }

    /// The controllers that stay alive although nobody can return to them.
    ///
    /// It excludes the controllers that a running animation leads from or to.
    package var unreachable: [RootController] {
        let moving = running.flatMap { [$0.from, $0.to] }
        let needed = Set(reachable + moving + moving.flatMap { links[$0] ?? [] })
        return holds.map(\.controller).filter { !needed.contains($0) }
    }
}
