package import Paging

/// The scenario of a trace, whichever container it has.
///
/// Here, and nowhere else, every container is registered: a case, and its place in the two lists below.
package enum TraceScenario: Hashable, Sendable {
    /// A `UIPageViewController`.
    case pageViewController(Scenario<PageViewControllerSettings>)
    /// A `UIScrollView` with paging.
    case scrollView(Scenario<PagingScrollViewSettings>)
    /// A controller that switches between the parts of an app.
    case rootContainer(Scenario<RootContainerSettings>)

    /// Every container, in the order of the documentation; the first one is that of a trace that names none.
    static let containers: [any RegisteredContainer.Type] = [
        PageViewControllerSettings.self, PagingScrollViewSettings.self, RootContainerSettings.self,
    ]

    /// The scenario, for whoever takes any container.
    var any: any RegisteredScenario {
        switch self {
        case .pageViewController(let scenario): scenario
        case .scrollView(let scenario): scenario
        case .rootContainer(let scenario): scenario
        }
    }
}

extension CallbackRecord {
    /// What the call does to its page, if somebody has slots of that name: a recording does not say of what it is.
    package var moves: [CallbackMove] { TraceScenario.containers.flatMap { $0.callbackMoves[name] ?? [] } }
}
