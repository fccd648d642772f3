#if !canImport(UIKit)
    package import PageTraceEngine

    /// A pager of the face is driven itself, and tells its pages when it appears.
    extension UIPageViewController: UIKitPager {
        package var pager: UIPageViewController { self }
        package var spineAtFirst: SpineLocation? { firstSpineLocation }
        package var movingView: UIScrollView { scrollView }

        package func tellAppearance(_ page: UIViewController, _ change: PageChange) {
            page.changeAppearance(change)
        }

        package func passOn(_ change: PageChange) {}

        package func moveContent(to offset: CGPoint) { scrollView.move(to: offset) }

        package func setPhase(_ phase: ScrollPhase) { scrollView.phase = phase }
    }
#endif
