import PageTrace
import PageTraceBridge
import PageTraceEngine

/// Stands in for a page view controller of Apple's UIKit: what the app does to that one comes here. (Not tried)
///
/// Apple's pager keeps no data source, no delegate and no pages of its own, so it never asks, and never moves. Its part
/// is to be the parent of the pages. Only UIKit's public names are used, and the face has them as well, so that this
/// file is compiled and tested with the face.
final class ApplePager: UIKitPager {
    /// The app's pager, which keeps this object.
    unowned let pager: UIPageViewController
    private(set) weak var dataSource: (any UIPageViewControllerDataSource)?
    weak var delegate: (any UIPageViewControllerDelegate)?
    /// The scroll view that apps find in the pager: Apple's own never moves.
    private(set) lazy var scrollView = makeScrollView()
    private(set) lazy var engine = PagingEngine(self)

    /// Where the spine lies at first.
    private let spine: UIPageViewController.SpineLocation
    /// At the left or top edge it lies if nobody says otherwise.
    var spineAtFirst: UIPageViewController.SpineLocation? { spine == .min ? nil : spine }
    /// The pages that have appeared.
    var visible: Set<PageIdentity> = []

    /// Creates the object for a pager that nobody has seen yet.
    init(_ pager: UIPageViewController, spine: UIPageViewController.SpineLocation) {
        (self.pager, self.spine) = (pager, spine)
    }

    // MARK: What the app does

    func assign(_ dataSource: (any UIPageViewControllerDataSource)?) {
        self.dataSource = dataSource
        engine.assignDataSource(isThere: dataSource != nil)
    }

    func set(
        _ pages: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        engine.set(
            pages ?? [], direction: UIKitValues.direction(direction), animated: animated, completion: completion)
    }

    var viewControllers: [UIViewController] { engine.shown.compactMap { $0 as? UIViewController } }

    var spineLocation: UIPageViewController.SpineLocation { UIKitValues.spine(engine.container.spineLocation) }
}
