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

    /// The container with its controllers renumbered.
    ///
    /// - Parameters:
    ///   - number: The controller with its new number.
    ///   - counts: The highest number of each screen.
    package func renumbered(_ number: (RootController) -> RootController, counts: [RootScreen: Int]) -> RootContainer {
        var other = self
        other.stack = stack.map(number)
        other.children = children.map(number)
        other.views = views.map(number)
        other.running = running.map { RootTransition(from: number($0.from), to: number($0.to)) }
        other.framed = Set(framed.map(number))
        other.links = [:]
        for (part, screens) in links { other.links[number(part)] = screens.map(number) }
        // An entry for a screen, even 0, says that the app was launched.
        other.instances = instances.mapValues { _ in 0 }.merging(counts) { $1 }
        return other
    }
}
