/// A receiver of the callbacks of a page view controller: a client, or a recorder around one.
///
/// Every callback passes through this one point. A type that conforms to ``PageViewControllerClient``, too, need not
/// implement it: the default implementation calls its methods, which have UIKit's names.
@usableFromInline package protocol CallbackReceiver<Page>: PagedClient {
    /// Takes a callback, and stores the answer in it if it asks for one.
    ///
    /// - Parameters:
    ///   - callback: The callback. If it asks a question, its answer is nil or 0 at first.
    ///   - pageViewController: The container; the receiver may ask it to set other pages.
    mutating func receive(_ callback: inout Callback<Page>, in pageViewController: inout PageViewController<Page>)

    /// Takes notice of something that goes wrong and is no call; by default, nothing happens.
    mutating func note(_ incident: Incident<Page>, in pageViewController: inout PageViewController<Page>)

    /// Whether the client has both methods of the page indicator. (Rule 37)
    mutating func hasPageIndicator(in pageViewController: inout PageViewController<Page>) -> Bool

    /// Whether calls of a role can make a difference; the container leaves out those that cannot.
    ///
    /// It is true unless the receiver says otherwise. What a container does never depends on it.
    func listens(to role: CallbackRole) -> Bool
}

extension CallbackReceiver {
    @usableFromInline
    package mutating func note(_ incident: Incident<Page>, in pageViewController: inout PageViewController<Page>) {}

    @inlinable @inline(__always)
    package func listens(to role: CallbackRole) -> Bool { true }
}

extension CallbackReceiver where Self: PageViewControllerClient {
    @inlinable @inline(__always)
    package mutating func hasPageIndicator(in pageViewController: inout PageViewController<Page>) -> Bool {
        hasPageIndicator
    }

    @inlinable @inline(__always)
    package mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        callMethod(for: &callback, in: &container)
    }
}

extension PageViewControllerClient {
    /// Calls the method that UIKit would call.
    @inlinable @inline(__always)
    package mutating func callMethod(for callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        switch callback {
        case .viewControllerAfter(let page, _):
            callback = .viewControllerAfter(page, answer: pageViewController(&container, viewControllerAfter: page))
        case .viewControllerBefore(let page, _):
            callback = .viewControllerBefore(page, answer: pageViewController(&container, viewControllerBefore: page))
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
        case .scrollViewDidScroll(let position): pageViewController(&container, didScrollTo: position)
        // A call by the client itself.
        case .setViewControllers: break
        }
    }
}
