public import PageTrace

/// The paging logic of a reading app: which chapter comes next, and what the navigation bar says.
///
/// It speaks the model's own protocol. A view controller of an app need not: Tests/Pagers has some that are driven as they
/// are.
public final class ReaderPresenter: PageViewControllerClient {
    /// A page of the container.
    public typealias Page = Chapter

    private let chapters: [Chapter]

    /// What the navigation bar says.
    public private(set) var title: Chapter?

    /// Creates a presenter that shows the first chapter.
    public init(_ chapters: [Chapter]) {
        self.chapters = chapters
        title = chapters.first
    }

    /// The chapter before another.
    public func pageViewController(
        _ pageViewController: inout PageViewController<Chapter>, viewControllerBefore chapter: Chapter
    ) -> Chapter? {
        neighbor(of: chapter, -1)
    }

    /// The chapter after another.
    public func pageViewController(
        _ pageViewController: inout PageViewController<Chapter>, viewControllerAfter chapter: Chapter
    ) -> Chapter? {
        neighbor(of: chapter, 1)
    }

    /// Takes the title over, only where the swipe went through.
    public func pageViewController(
        _ pageViewController: inout PageViewController<Chapter>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Chapter>, transitionCompleted completed: Bool
    ) {
        if completed { title = pageViewController.viewControllers.first }
    }

    /// What recordings follow.
    public var trackedValues: [TrackedValue<Chapter>] { [TrackedValue("title", title)] }

    private func neighbor(of chapter: Chapter, _ distance: Int) -> Chapter? {
        guard let position = chapters.firstIndex(of: chapter) else { return nil }
        let neighbor = position + distance
        return chapters.indices.contains(neighbor) ? chapters[neighbor] : nil
    }
}
