public import Paging

/// What happens to a container from outside, with pages by their names.
///
/// Each container has its own gestures. What happens to the list behind a page view controller's data source is no
/// concern of the container.
public enum Gesture: Hashable, Sendable {
    /// What happens to a page view controller.
    case page(PageGesture<String>)
    /// The list behind the data source changes.
    case list(ListChange)
    /// What happens to a paging scroll view.
    case scroll(ScrollViewGesture)
    /// What happens to an app with a root container.
    case root(RootGesture)
}

extension PageGesture<String> {
    /// The gesture with pages by their names, nil if one of them is unknown.
    package func mapped<Other>(by pages: [String: Other]) -> PageGesture<Other>? {
        try? map { name in
            guard let page = pages[name] else { throw UnknownPage() }
            return page
        }
    }

    private struct UnknownPage: Error {}
}
