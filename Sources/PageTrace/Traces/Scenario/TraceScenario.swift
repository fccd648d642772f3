import Paging

/// The scenario of a trace, whichever container it has.
///
/// Here, and nowhere else, every container is registered: by its place in the list below.
package struct TraceScenario: Hashable, Sendable {
    /// The scenario, for whoever takes any container.
    let any: any RegisteredScenario

    /// Every container, in the order of the documentation; the first one is that of a trace that names none.
    static let containers: [any RegisteredContainer.Type] = [
        PageViewControllerSettings.self, PagingScrollViewSettings.self, RootContainerSettings.self,
    ]

    package static func == (one: Self, other: Self) -> Bool { AnyHashable(one.any) == AnyHashable(other.any) }

    package func hash(into hasher: inout Hasher) { any.hash(into: &hasher) }
}

extension CallbackRecord {
    /// What the call does to its page, if somebody has slots of that name: a recording does not say of what it is.
    package var moves: [CallbackMove] { TraceScenario.containers.flatMap { $0.callbackMoves[name] ?? [] } }
}
