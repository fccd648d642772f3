@testable import PageTraceUIKit

/// A pager whose methods lead to what stands in for Apple's: subclassing does here what the exchange of methods does
/// there.
final class ExchangedPager: UIPageViewController {
    private(set) lazy var standIn = ApplePager(self, spine: firstSpine)
    private var firstSpine: SpineLocation { super.spineLocation }

    override var dataSource: (any UIPageViewControllerDataSource)? {
        get { standIn.dataSource }
        set { standIn.assign(newValue) }
    }

    override var delegate: (any UIPageViewControllerDelegate)? {
        get { standIn.delegate }
        set { standIn.delegate = newValue }
    }

    override var viewControllers: [UIViewController]? { standIn.viewControllers }

    override var spineLocation: SpineLocation { standIn.spineLocation }

    override var isDoubleSided: Bool {
        get { standIn.engine.isDoubleSided }
        set { standIn.engine.setDoubleSided(newValue) }
    }

    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { standIn.set(viewControllers, direction: direction, animated: animated, completion: completion) }

    override func loadView() {
        super.loadView()
        standIn.addScrollView()
    }
}
