import PageTraceEngine
package import Paging

/// UIKit's values in the model, and back.
package enum UIKitValues {
    #if !os(tvOS)
        /// The orientation in the model; unknown counts as portrait.
        package static func orientation(_ orientation: UIInterfaceOrientation) -> InterfaceOrientation {
            InterfaceOrientation.allCases.first { self.orientation($0) == orientation } ?? .portrait
        }

        package static func orientation(_ orientation: InterfaceOrientation) -> UIInterfaceOrientation {
            switch orientation {
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            }
        }
    #endif

    /// The spine in the model, nil for none, which the model treats as no answer.
    package static func spine(_ location: UIPageViewController.SpineLocation) -> SpineLocation? {
        [.min, .mid, .max].first { $0.numberInUIKit == location.rawValue }
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
