/// Whoever takes the callbacks of a page view controller: a client, or a recorder around one.
///
/// Every callback passes this one point. A client that conforms to ``PageViewControllerClient`` has its methods under
/// UIKit's names called from here and need not write it.
public protocol CallbackReceiver<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable

    /// Takes a callback, and puts the answer into one that asks.
    ///
    /// - Parameters:
    ///   - callback: What the container calls. The answer of a question is nil or 0 at first.
    ///   - pageViewController: The container, which may be asked for other pages in here.
    mutating func receive(_ callback: inout Callback<Page>, in pageViewController: inout PageViewController<Page>)

    /// Whether the client has both methods of the page indicator. (Rule 37)
    mutating func hasPageIndicator(in pageViewController: inout PageViewController<Page>) -> Bool
}

extension CallbackReceiver where Self: PageViewControllerClient {
    /// What the client says of itself.
    @inlinable @inline(__always)
    public mutating func hasPageIndicator(in pageViewController: inout PageViewController<Page>) -> Bool {
        hasPageIndicator
    }

    /// Calls the method that UIKit would call.
    @inlinable @inline(__always)
    public mutating func receive(
        _ callback: inout Callback<Page>, in container: inout PageViewController<Page>
    ) {
        callMethod(for: &callback, in: &container)
    }

    /// Calls the method that UIKit would call: what a client that takes callbacks itself goes on with.
    @inlinable @inline(__always)
    public mutating func callMethod(
        for callback: inout Callback<Page>, in container: inout PageViewController<Page>
    ) {
        switch callback {
        case .viewControllerAfter(let page, _):
            callback = .viewControllerAfter(
                page, answer: pageViewController(&container, viewControllerAfter: page))
        case .viewControllerBefore(let page, _):
            callback = .viewControllerBefore(
                page, answer: pageViewController(&container, viewControllerBefore: page))
        case .willTransitionTo(let pages): pageViewController(&container, willTransitionTo: pages)
        case .didFinishAnimating(let finished, let previous, let completed):
            pageViewController(
                &container, didFinishAnimating: finished, previousViewControllers: previous,
                transitionCompleted: completed)
        case .spineLocation(let orientation, _):
            callback = .spineLocation(
                orientation, answer: pageViewController(&container, spineLocationFor: orientation))
        case .completion(let finished): pageViewController(&container, didCompleteSet: finished)
        case .presentationCount: callback = .presentationCount(presentationCount(for: &container))
        case .presentationIndex: callback = .presentationIndex(presentationIndex(for: &container))
        case .viewDidLoad(let page): viewDidLoad(page, in: &container)
        case .viewWillAppear(let page, let animated): viewWillAppear(page, animated: animated, in: &container)
        case .viewDidAppear(let page, let animated): viewDidAppear(page, animated: animated, in: &container)
        case .viewWillDisappear(let page, let animated): viewWillDisappear(page, animated: animated, in: &container)
        case .viewDidDisappear(let page, let animated): viewDidDisappear(page, animated: animated, in: &container)
        case .willMove(let page, let isChild): willMove(page, toParent: isChild, in: &container)
        case .didMove(let page, let isChild): didMove(page, toParent: isChild, in: &container)
        case .raise(let violation): pageViewController(&container, didRaise: violation)
        case .scrollViewDidScroll(let position): pageViewController(&container, didScrollTo: position)
        // The client's own call goes the other way, and what is lost goes nowhere.
        case .setViewControllers, .lostDidFinish, .lostCompletion, .leakedChild, .droppedSet: break
        }
    }
}
