public import Paging

/// The container of a trace and its settings.
public enum TraceContainer: Hashable, Sendable {
    /// A `UIPageViewController`.
    case pageViewController(PageViewControllerSettings)
    /// A `UIScrollView` with paging.
    case scrollView(PagingScrollViewSettings)
    /// A controller that switches between the parts of an app.
    case rootContainer(RootContainerSettings)

    /// The settings of a page view controller, nil for another container.
    public var pageViewController: PageViewControllerSettings? {
        if case .pageViewController(let description) = self { description } else { nil }
    }

    /// The container if a trace does not name one.
    static let usual = TraceContainer.pageViewController(PageViewControllerSettings())

    /// The container in words, as a recording names it.
    var words: String {
        switch self {
        case .pageViewController(let description): description.words
        case .scrollView(let description): description.words
        case .rootContainer(let description): description.words
        }
    }
}

extension TraceContainer {
    /// The kind of container.
    var kind: ContainerKind {
        switch self {
        case .pageViewController: .pageViewController
        case .scrollView: .scrollView
        case .rootContainer: .rootContainer
        }
    }
}

extension Gesture {
    /// The kind of container that the gesture belongs to.
    var container: ContainerKind {
        switch self {
        case .page, .list: .pageViewController
        case .scroll: .scrollView
        case .root: .rootContainer
        }
    }
}
