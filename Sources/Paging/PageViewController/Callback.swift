/// One call between a page view controller and its client, with typed pages.
///
/// A question has the client's answer in it.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum Callback<Page> {
    /// The data source is asked for the page after another.
    case viewControllerAfter(Page, answer: Page?)
    /// The data source is asked for the page before another.
    case viewControllerBefore(Page, answer: Page?)
    /// The delegate is told that a transition begins.
    case willTransitionTo(Spread<Page>)
    /// The delegate is told that a transition has ended.
    case didFinishAnimating(finished: Bool, previous: Spread<Page>, completed: Bool)
    /// The delegate is asked where the spine lies.
    case spineLocation(InterfaceOrientation, answer: SpineLocation?)
    /// The completion block of a programmatic set runs.
    case completion(finished: Bool)
    /// The data source is asked for the number of dots.
    case presentationCount(Int)
    /// The data source is asked for the current dot.
    case presentationIndex(Int)
    /// A page's view is loaded, because it is needed for the first time. (Rule 42)
    case viewDidLoad(Page)
    /// A page is about to become visible.
    case viewWillAppear(Page, animated: Bool = true)
    /// A page is visible.
    case viewDidAppear(Page, animated: Bool = true)
    /// A page is about to be hidden.
    case viewWillDisappear(Page, animated: Bool = true)
    /// A page is hidden.
    case viewDidDisappear(Page, animated: Bool = true)
    /// A page is about to become a child, or to stop being one.
    case willMove(Page, toParent: Bool)
    /// A page has become a child, or has stopped being one.
    case didMove(Page, toParent: Bool)
    /// The client calls `setViewControllers`, from within the previous callback or on a turn of the main queue.
    case setViewControllers([Page], direction: Direction, animated: Bool)
    /// The scroll view inside has moved. (Rules 38 to 40)
    case scrollViewDidScroll(ScrollProgress)
}

extension Callback: Equatable where Page: Equatable {}
extension Callback: Hashable where Page: Hashable {}
extension Callback: Sendable where Page: Sendable {}

/// Which call a callback is.
@usableFromInline package enum CallbackKind: UInt8, Hashable, Sendable, CaseIterable {
    case viewControllerAfter, viewControllerBefore, willTransitionTo, didFinishAnimating, spineLocation, completion
    case presentationCount, presentationIndex
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMove, didMove
    case setViewControllers, scrollViewDidScroll

    // Known to the compiler, so that it leaves out calls that nobody listens to.
    package var role: CallbackRole {
        switch self {
        case .viewControllerAfter, .viewControllerBefore: .dataSource
        case .willTransitionTo, .didFinishAnimating, .spineLocation: .delegate
        case .completion: .completion
        case .presentationCount, .presentationIndex: .indicator
        case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .willMove, .didMove: .containment
        case .setViewControllers: .request
        case .scrollViewDidScroll: .progress
        }
    }
}

extension Callback {
    @inlinable
    package var kind: CallbackKind {
        switch self {
        case .viewControllerAfter: .viewControllerAfter
        case .viewControllerBefore: .viewControllerBefore
        case .willTransitionTo: .willTransitionTo
        case .didFinishAnimating: .didFinishAnimating
        case .spineLocation: .spineLocation
        case .completion: .completion
        case .presentationCount: .presentationCount
        case .presentationIndex: .presentationIndex
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewDidAppear: .viewDidAppear
        case .viewWillDisappear: .viewWillDisappear
        case .viewDidDisappear: .viewDidDisappear
        case .willMove: .willMove
        case .didMove: .didMove
        case .setViewControllers: .setViewControllers
        case .scrollViewDidScroll: .scrollViewDidScroll
        }
    }

    package var role: CallbackRole { kind.role }

    /// The page in the answer to a question for a neighbor; nil for other calls, and if the answer is nil.
    ///
    /// It is read after every question: with ``question`` in its place, a swipe takes nearly twice the instructions.
    var answeredPage: Page? {
        switch self {
        case .viewControllerAfter(_, let answer), .viewControllerBefore(_, let answer): answer
        default: nil
        }
    }

    /// The question for a neighbor, with its answer; nil for any other call.
    @inlinable
    package var question: (page: Page, side: Direction, answer: Page?)? {
        switch self {
        case .viewControllerAfter(let page, let answer): (page, .forward, answer)
        case .viewControllerBefore(let page, let answer): (page, .backward, answer)
        default: nil
        }
    }
}

extension PageViewControllerClient {
    /// Calls the method that UIKit would call, with the app's own pages, and stores its answer as a number.
    ///
    /// The callback is not mapped as a whole: in a release build, that takes longer than all the rest.
    package mutating func callMethod(
        for callback: inout Callback<PageNumber>, in container: inout PageViewController<Page>
    ) {
        func own(_ page: PageNumber) -> Page { container.numbers[page] }
        switch callback {
        case .viewControllerAfter(let page, _):
            let answer = pageViewController(&container, viewControllerAfter: own(page))
            callback = .viewControllerAfter(page, answer: answer.map { container.numbers.number(of: $0) })
        case .viewControllerBefore(let page, _):
            let answer = pageViewController(&container, viewControllerBefore: own(page))
            callback = .viewControllerBefore(page, answer: answer.map { container.numbers.number(of: $0) })
        case .willTransitionTo(let pages):
            pageViewController(&container, willTransitionTo: pages.map(own))
        case .didFinishAnimating(let finished, let previous, let completed):
            pageViewController(
                &container, didFinishAnimating: finished, previousViewControllers: previous.map(own),
                transitionCompleted: completed)
        case .spineLocation(let orientation, _):
            callback = .spineLocation(
                orientation, answer: pageViewController(&container, spineLocationFor: orientation))
        case .completion(let finished): pageViewController(&container, didCompleteSet: finished)
        case .presentationCount: callback = .presentationCount(presentationCount(for: &container))
        case .presentationIndex: callback = .presentationIndex(presentationIndex(for: &container))
        case .viewDidLoad(let page): viewDidLoad(own(page), in: &container)
        case .viewWillAppear(let page, let animated): viewWillAppear(own(page), animated: animated, in: &container)
        case .viewDidAppear(let page, let animated): viewDidAppear(own(page), animated: animated, in: &container)
        case .viewWillDisappear(let page, let animated):
            viewWillDisappear(own(page), animated: animated, in: &container)
        case .viewDidDisappear(let page, let animated):
            viewDidDisappear(own(page), animated: animated, in: &container)
        case .willMove(let page, let isChild): willMove(own(page), toParent: isChild, in: &container)
        case .didMove(let page, let isChild): didMove(own(page), toParent: isChild, in: &container)
        case .scrollViewDidScroll(let position): pageViewController(&container, didScrollTo: position)
        // A call by the client itself.
        case .setViewControllers: break
        }
    }
}
