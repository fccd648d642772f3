package import PageTrace

/// What the engine needs from a page view controller.
///
/// There are two: the face's own, and the one that stands in for Apple's. Pages are objects here, so that the engine
/// knows neither.
@MainActor
package protocol DrivenPager: AnyObject {
    /// The style, the axis and the spine that the pager was created with.
    var settings: PageViewControllerSettings { get }

    // MARK: The app's data source and delegate

    var hasDataSource: Bool { get }
    func neighbor(of page: AnyObject, _ direction: Direction) -> AnyObject?
    /// The number of dots, nil if the app lacks the method.
    var indicatorCount: Int? { get }
    /// The current dot, nil if the app lacks the method.
    var indicatorIndex: Int? { get }
    func willTransition(to pages: [AnyObject])
    func didFinishAnimating(_ finished: Bool, previous: [AnyObject], completed: Bool)
    /// Where the spine lies, nil for no answer.
    func spineLocation(for orientation: InterfaceOrientation) -> SpineLocation?

    // MARK: The pages

    /// Does to a page what the container does, so that the app gets this call.
    func tell(_ page: AnyObject, _ call: Callback<PageIdentity>)

    /// The identity of a page, always the same object.
    func identity(of page: AnyObject) -> PageIdentity

    // MARK: The surroundings

    /// Passes on to the shown pages that the screen changes, as far as the pager does not do so by itself.
    func passOn(_ change: AppearanceChange)

    func scroll(to progress: ScrollProgress)

    /// Changes what the scroll view says about a finger, and tells its delegate unless it is silent.
    func scrollView(enters phase: ScrollPhase, isSilent: Bool)

    /// Tells the delegate of the scroll view that an animation of the app's has ended.
    func scrollingAnimationEnds()
}

/// A screen or a page is about to appear or disappear, or has done so.
package enum AppearanceChange: Hashable, Sendable {
    case begin(isAppearing: Bool, animated: Bool)
    case end(isAppearing: Bool, animated: Bool)

    package var isAppearing: Bool {
        switch self {
        case .begin(let isAppearing, _), .end(let isAppearing, _): isAppearing
        }
    }
}

extension SpineLocation {
    /// UIKit's raw value, which both UIKits have.
    package var numberInUIKit: Int {
        switch self {
        case .none: 0
        case .min: 1
        case .mid: 2
        case .max: 3
        }
    }
}
