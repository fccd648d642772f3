/// The same situation with other instance numbers: explorations compare this, since the numbers of controllers that are
/// gone have no effect.
extension RootContainer {
    /// Every controller that affects what follows.
    package var controllers: Set<RootController> {
        var controllers = Set(stack + children + views + running.flatMap { [$0.from, $0.to] })
        controllers.formUnion(framed)
        for (part, screens) in links { controllers.formUnion([part] + screens) }
        return controllers
    }

    /// Leaves out controllers, whatever holds them, and what leads to them.
    package mutating func leaveOut(_ controllers: Set<RootController>) {
        stack.removeAll(where: controllers.contains)
        children.removeAll(where: controllers.contains)
        views.removeAll(where: controllers.contains)
        running.removeAll { controllers.contains($0.to) }
        framed.subtract(controllers)
        links = links.filter { !controllers.contains($0.key) }
    }

    /// Counts instances anew, with the highest number of each screen.
    package mutating func count(_ counts: [RootScreen: Int]) {
        // An entry for a screen, even 0, says that the app was launched.
        instances = instances.mapValues { _ in 0 }.merging(counts) { $1 }
    }

    /// The container with its controllers renumbered: a function gives the controller with its new number.
    package func renumbered(_ number: (RootController) -> RootController) -> RootContainer {
        var other = self
        other.stack = stack.map(number)
        other.children = children.map(number)
        other.views = views.map(number)
        other.running = running.map { RootTransition(from: number($0.from), to: number($0.to)) }
        other.framed = Set(framed.map(number))
        other.links = [:]
        for (part, screens) in links { other.links[number(part)] = screens.map(number) }
        return other
    }
}
