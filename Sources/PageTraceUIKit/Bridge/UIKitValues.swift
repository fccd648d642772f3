package import Paging

#if canImport(UIKit)
    package import UIKit
#else
    package import PageTraceFace
#endif

/// UIKit's values in the model, and back.
package enum UIKitValues {
    #if !os(tvOS)
        /// The orientation in the model; unknown counts as portrait.
        package static func orientation(_ orientation: UIInterfaceOrientation) -> InterfaceOrientation {
            orientation == .portraitUpsideDown
                ? .portraitUpsideDown
                : orientation == .landscapeLeft
                    ? .landscapeLeft : orientation == .landscapeRight ? .landscapeRight : .portrait
        }

        /// The orientation in UIKit.
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
        location == .min ? .min : location == .mid ? .mid : location == .max ? .max : nil
    }

    /// The spine in UIKit.
    package static func spine(_ location: SpineLocation) -> UIPageViewController.SpineLocation {
        switch location {
        case .none: .none
        case .min: .min
        case .mid: .mid
        case .max: .max
        }
    }

    /// The direction in the model.
    package static func direction(_ direction: UIPageViewController.NavigationDirection) -> Direction {
        direction == .forward ? .forward : .backward
    }
}
