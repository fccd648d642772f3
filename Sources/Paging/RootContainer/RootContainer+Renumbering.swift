/// The same situation with other numbers of instances: what an exploration compares, since the numbers of controllers
/// that are gone decide nothing.
extension RootContainer {
    /// Every controller that decides what follows.
    package var controllers: Set<RootController> {
        var controllers = Set(stack + children + views + running.flatMap { [$0.from, $0.to] })
        controllers.formUnion(framed)
        for (part, screens) in links { controllers.formUnion([part] + screens) }
        return controllers
    }

    /// The container with its controllers numbered anew.
    ///
    /// - Parameters:
    ///   - number: The controller with its new number.
    ///   - counts: The highest number of each screen.
    package func renumbered(
        _ number: (RootController) -> RootController, counts: [RootScreen: Int]
    ) -> RootContainer {
        var other = self
        other.stack = stack.map(number)
        other.children = children.map(number)
        other.views = views.map(number)
        other.running = running.map { RootTransition(from: number($0.from), to: number($0.to)) }
        other.framed = Set(framed.map(number))
        other.links = [:]
        for (part, screens) in links { other.links[number(part)] = screens.map(number) }
        // That a screen was there once says that the app was launched.
        other.instances = instances.mapValues { _ in 0 }.merging(counts) { $1 }
        return other
    }
}

extension RootClient {
    /// The client with its controller numbered anew.
    package func renumbered(_ number: (RootController) -> RootController) -> RootClient {
        var other = self
        other.current = current.map(number)
        return other
    }
}
