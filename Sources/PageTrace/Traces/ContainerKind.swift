/// The kinds of containers, by the name that each has in a trace.
///
/// They are in the order of the documentation.
enum ContainerKind: String, Hashable, Sendable, CaseIterable {
    case pageViewController, scrollView, rootContainer

    /// The name of the kind in a sentence.
    var words: String {
        switch self {
        case .pageViewController: "a page view controller"
        case .scrollView: "a scroll view"
        case .rootContainer: "a root container"
        }
    }

    /// Whether a trace lists the pages.
    ///
    /// A root container makes its controllers while it runs, so that only the steps tell all of its pages.
    var listsPages: Bool { self != .rootContainer }

    /// Whether a trace can have a path in place of its gestures.
    var hasPaths: Bool { self == .pageViewController }

    /// A list of gestures that such a container knows, for advice.
    var exampleGestures: String {
        switch self {
        case .pageViewController: "[{ \"set\": 1 }, { \"swipe\": \"forward\" }]"
        case .scrollView: "[{ \"swipe\": \"forward\" }]"
        case .rootContainer: "[{ \"launch\": true }, { \"launchFinished\": \"loggedOut\" }]"
        }
    }

    /// The advice if there are no gestures.
    var gesturesAdvice: String {
        "Add \"gestures\": \(exampleGestures)" + (hasPaths ? ", or \"path\": \"1→2\"." : ".")
    }

    /// The maximum number of gestures over a number of pages, with repetitions counted in full, and the reason for it.
    func mostSteps(pages: Int, _ limits: TraceLimits) -> (count: Int, reason: String) {
        switch self {
        case .pageViewController: (limits.steps, "")
        case .scrollView:
            (
                min(limits.steps, limits.pagesSeen / max(1, pages)),
                "Each step of a scroll view looks at every page: with fewer pages there can be more gestures."
            )
        case .rootContainer:
            (
                min(limits.steps, limits.rootGestures),
                "Each gesture can leave a controller behind, and every step records all of them."
            )
        }
    }
}
