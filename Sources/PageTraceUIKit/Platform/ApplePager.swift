import Foundation
import PageTrace
import PageTraceBridge
import PageTraceEngine

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceFace
#endif

/// Stands in for a page view controller of Apple's UIKit: what the app does to that one comes here. (Not tried)
///
/// Apple's pager keeps no data source, no delegate and no pages of its own, so it never asks, and never moves. Its part
/// is to be the parent of the pages. Only UIKit's public names are used, and the face has them as well, so that this
/// file is compiled and tested with the face.
@MainActor
final class ApplePager {
    /// The app's pager, which keeps this object.
    unowned let pager: UIPageViewController
    /// What the app has assigned.
    private(set) weak var dataSource: (any UIPageViewControllerDataSource)?
    /// What the app has assigned.
    weak var delegate: (any UIPageViewControllerDelegate)?
    /// The scroll view that apps find in the pager: Apple's own never moves.
    private(set) lazy var scrollView = makeScrollView()
    /// The model.
    private(set) lazy var engine = PagingEngine(self)

    private let spine: UIPageViewController.SpineLocation
    /// The pages that have appeared.
    var visible: Set<PageIdentity> = []

    /// Creates the object for a pager that nobody has seen yet.
    ///
    /// - Parameters:
    ///   - pager: The app's pager.
    ///   - spine: Where its spine lies at first.
    init(_ pager: UIPageViewController, spine: UIPageViewController.SpineLocation) {
        (self.pager, self.spine) = (pager, spine)
    }

    // MARK: What the app does

    /// Assigns a data source or nil.
    func assign(_ dataSource: (any UIPageViewControllerDataSource)?) {
        self.dataSource = dataSource
        engine.assignDataSource(isThere: dataSource != nil)
    }

    /// Shows pages.
    func set(
        _ pages: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        engine.set(
            pages ?? [], direction: UIKitValues.direction(direction), animated: animated, completion: completion)
    }

    /// The pages that are shown.
    var viewControllers: [UIViewController] { Self.controllers(engine.shown) }

    /// Where the spine lies.
    var spineLocation: UIPageViewController.SpineLocation { UIKitValues.spine(engine.container.spineLocation) }

    static func controllers(_ pages: [AnyObject]) -> [UIViewController] {
        pages.compactMap { $0 as? UIViewController }
    }
}

extension ApplePager: DrivenPager {
    var settings: PageViewControllerSettings {
        PageViewControllerSettings(
            transitionStyle: pager.transitionStyle == .scroll ? .scroll : .pageCurl,
            navigationOrientation: pager.navigationOrientation == .horizontal ? .horizontal : .vertical,
            // At the left or top edge it lies if nobody says otherwise.
            spineLocation: pager.transitionStyle == .scroll || spine == .min ? nil : UIKitValues.spine(spine))
    }

    var hasDataSource: Bool { dataSource != nil }

    func neighbor(of page: AnyObject, _ direction: Direction) -> AnyObject? {
        guard let dataSource, let page = page as? UIViewController else { return nil }
        return direction == .forward
            ? dataSource.pageViewController(pager, viewControllerAfter: page)
            : dataSource.pageViewController(pager, viewControllerBefore: page)
    }

    var indicatorCount: Int? { dataSource.flatMap { OptionalCalls.count($0, pager) } }

    var indicatorIndex: Int? { dataSource.flatMap { OptionalCalls.index($0, pager) } }

    func willTransition(to pages: [AnyObject]) {
        if let delegate { OptionalCalls.begin(delegate, pager, Self.controllers(pages)) }
    }

    func didFinishAnimating(_ finished: Bool, previous: [AnyObject], completed: Bool) {
        if let delegate { OptionalCalls.end(delegate, pager, finished, Self.controllers(previous), completed) }
    }

    func spineLocation(for orientation: InterfaceOrientation) -> SpineLocation? {
        #if os(tvOS)
            nil
        #else
            delegate.flatMap { OptionalCalls.spine($0, pager, UIKitValues.orientation(orientation)) }
                .flatMap(UIKitValues.spine)
        #endif
    }
}
