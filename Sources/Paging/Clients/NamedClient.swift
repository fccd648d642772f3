/// A client that a list of gestures can drive: gestures name pages, and the client knows which instances they mean.
///
/// A recording uses a page's description as its name.
package protocol NamedClient: RecordedClient {
    /// Answers as the data source which page comes after another, or before it.
    mutating func answer(
        _ direction: Direction, of page: PageNumber, in container: inout PageViewControllerModel
    ) -> PageNumber?

    /// The methods of a delegate that each of them has, over the numbers of pages; they do nothing by default.
    mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, willTransitionTo pendingViewControllers: Spread<PageNumber>
    )

    mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, previousViewControllers: Spread<PageNumber>,
        transitionCompleted completed: Bool
    )

    /// Called when the app is about to call `setViewControllers`: the pages that it passes, nil if it makes no call.
    ///
    /// - Parameter set: The call, with the names of the pages from the gesture.
    mutating func pages(toSet set: PageSet<PageNumber>) -> [PageNumber]?

    /// Called once, before the first set: the page that is shown first.
    mutating func starts(with page: PageNumber)

    /// Writes a variable in the app's own code: it takes the page that shows.
    mutating func write(_ variable: String, showing page: PageNumber?)

    /// Raises or lowers the app's flag in its own code.
    mutating func setBusy(_ isBusy: Bool)

    /// Lets the app want a page, which nobody sets yet.
    mutating func want(_ page: PageNumber)

    /// The page beside the one that a variable names, or beside the one that shows; nil if there is none.
    func page(_ side: Direction, of variable: String?, showing page: PageNumber?) -> PageNumber?

    /// The list behind the data source, by the names of its pages.
    var listNames: [PageNumber] { get }

    /// Whether pages carry a number that increases with each new page; false by default.
    var countsPages: Bool { get }

    /// Whether it answers where the spine lies after a rotation; false by default.
    var movesSpine: Bool { get }

    /// The client without what only a recording tells, while these pages are held: nothing that follows depends on it;
    /// the same client by default.
    func untold(keeping pages: [PageNumber]) -> Self

    /// The client with the lowest possible numbers for copies of pages, and these numbers.
    func renumbered(keeping pages: [PageNumber]) -> (client: Self, numbers: CopyNumbers)

    /// Changes the list behind the data source; the app may react in the container.
    mutating func update(_ change: PageListChange<PageNumber>, in pageViewController: inout PageViewControllerModel)

    /// What the app waits for while a page shows; nil, the default, if it never waits.
    func waiting(showing page: PageNumber?) -> Waiting?

    /// Whether each of its sets has a completion block, unless the gesture says that it has none; false by default.
    var hasCompletionBlocks: Bool { get }

    /// Lets the app's watchdog look, and returns the pages that it sets again; nil, the default, for none.
    mutating func watchdogLooks(showing page: PageNumber?) -> [PageNumber]?
}

extension NamedClient {
    package mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        callMethod(for: &callback, in: &container)
    }

    /// Calls the method that UIKit would call, of those that each client has.
    mutating func callMethod(for callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        switch callback {
        case .viewControllerAfter(let page, _):
            callback = .viewControllerAfter(page, answer: answer(.forward, of: page, in: &container))
        case .viewControllerBefore(let page, _):
            callback = .viewControllerBefore(page, answer: answer(.backward, of: page, in: &container))
        case .willTransitionTo(let pages): pageViewController(&container, willTransitionTo: pages)
        case .didFinishAnimating(_, let previous, let completed):
            pageViewController(&container, previousViewControllers: previous, transitionCompleted: completed)
        default: break
        }
    }

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, willTransitionTo pendingViewControllers: Spread<PageNumber>
    ) {}

    package mutating func pageViewController(
        _ pageViewController: inout PageViewControllerModel, previousViewControllers: Spread<PageNumber>,
        transitionCompleted completed: Bool
    ) {}

    package mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool { false }

    package var countsPages: Bool { false }

    package var movesSpine: Bool { false }

    package mutating func starts(with page: PageNumber) {}

    package mutating func write(_ variable: String, showing page: PageNumber?) {}

    package mutating func setBusy(_ isBusy: Bool) {}

    package mutating func want(_ page: PageNumber) {}

    package func page(_ side: Direction, of variable: String?, showing page: PageNumber?) -> PageNumber? { nil }

    package func waiting(showing page: PageNumber?) -> Waiting? { nil }

    package var hasCompletionBlocks: Bool { false }

    package mutating func watchdogLooks(showing page: PageNumber?) -> [PageNumber]? { nil }

    package func untold(keeping pages: [PageNumber]) -> Self { self }

    package func renumbered(keeping pages: [PageNumber]) -> (client: Self, numbers: CopyNumbers) {
        (self, CopyNumbers(of: []))
    }
}
