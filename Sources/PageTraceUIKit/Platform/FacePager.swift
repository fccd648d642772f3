#if !canImport(UIKit)
    package import Foundation
    package import PageTraceEngine
    package import PageTraceFace

    /// A pager of the face is driven itself, and tells its pages when it appears.
    extension UIPageViewController: UIKitPager {
        package var pager: UIPageViewController { self }
        package var spineAtFirst: SpineLocation? { firstSpineLocation }
        package var movingView: UIScrollView { scrollView }

        package func tellAppearance(_ page: UIViewController, _ change: PageChange) {
            switch change {
            case .beginAppearance(let animated): page.beginAppearance(animated: animated)
            case .endAppearance(let animated): page.endAppearance(animated: animated)
            case .beginDisappearance(let animated): page.beginDisappearance(animated: animated)
            case .endDisappearance(let animated): page.endDisappearance(animated: animated)
            case .load, .add, .arrive, .willLeave, .leave: break
            }
        }

        package func passOn(_ change: PageChange) {}

        package func moveContent(to offset: CGPoint) { scrollView.move(to: offset) }

        package func setPhase(_ phase: ScrollPhase) { scrollView.phase = phase }
    }
#endif
