import PageTraceEngine
package import Paging

/// UIKit's values in the model, and back.
package enum UIKitValues {
    #if !os(tvOS)
        package static func orientation(_ orientation: UIInterfaceOrientation) -> InterfaceOrientation {
            InterfaceOrientation(numberInUIKit: orientation.rawValue)
        }

        package static func orientation(_ orientation: InterfaceOrientation) -> UIInterfaceOrientation {
            UIInterfaceOrientation(rawValue: orientation.numberInUIKit) ?? .portrait
        }
    #endif

    package static func spine(_ location: UIPageViewController.SpineLocation) -> SpineLocation? {
        SpineLocation(numberInUIKit: location.rawValue)
    }

    package static func spine(_ location: SpineLocation) -> UIPageViewController.SpineLocation {
        UIPageViewController.SpineLocation(rawValue: location.numberInUIKit) ?? .min
    }

    package static func direction(_ direction: UIPageViewController.NavigationDirection) -> Direction {
        direction == .forward ? .forward : .backward
    }

    /// What a pager was created with; the spine is nil if nobody has said it.
    @MainActor
    package static func settings(
        of pager: UIPageViewController, spine: UIPageViewController.SpineLocation?
    ) -> PageViewControllerSettings {
        let isScroll = pager.transitionStyle == .scroll
        return PageViewControllerSettings(
            transitionStyle: isScroll ? .scroll : .pageCurl,
            navigationOrientation: pager.navigationOrientation == .horizontal ? .horizontal : .vertical,
            spineLocation: isScroll ? nil : spine.flatMap(self.spine))
    }
}
