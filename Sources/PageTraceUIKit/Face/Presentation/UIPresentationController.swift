/// How a controller is presented over another.
@preconcurrency @MainActor
open class UIPresentationController {
    /// What is presented.
    public let presentedViewController: UIViewController
    /// What presents it.
    public let presentingViewController: UIViewController
    /// The view in which it is presented.
    open var containerView: UIView? { presentingViewController.viewIfLoaded }
    /// The view that is presented.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The frame that it gets in the end.
    open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
    /// Whether what is behind it is taken away.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether it covers the whole screen.
    open var shouldPresentInFullscreen: Bool { true }
    /// The style.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The object that is asked about it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
    }

    /// It is about to be presented.
    open func presentationTransitionWillBegin() {}

    /// It was presented.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// It is about to be dismissed.
    open func dismissalTransitionWillBegin() {}

    /// It was dismissed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container is about to lay out its views.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its views.
    open func containerViewDidLayoutSubviews() {}

    /// The size of a child.
    open func size(
        forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// A sheet.
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @preconcurrency @MainActor
    open class Detent {
        /// The identity of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identity from its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Half of the screen.
            public static let medium = Identifier(rawValue: "medium")
            /// The whole screen.
            public static let large = Identifier(rawValue: "large")
        }

        init() {}

        /// Half of the screen.
        public static func medium() -> Detent { Detent() }
        /// The whole screen.
        public static func large() -> Detent { Detent() }
    }

    /// The heights.
    open var detents = [Detent.large()]
    /// Whether a grabber is shown.
    open var prefersGrabberVisible = false
    /// The radius of the corners.
    open var preferredCornerRadius: CGFloat?
    /// The height now.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest height that leaves what is behind it undimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether scrolling makes it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
}

/// A popover.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view at which it points.
    open var sourceView: UIView?
    /// The rectangle at which it points.
    open var sourceRect = CGRect.zero
    /// The button at which it points.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that its arrow may have.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The directions of the arrow of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upward.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downward.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The object that is asked about a presentation; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style for other traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// A swipe has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Whether a swipe may dismiss it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
    /// By default, the system's.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// By default, true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}
