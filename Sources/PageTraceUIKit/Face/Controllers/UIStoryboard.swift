import PageTraceEngine

/// A storyboard whose controllers are made by closures, because there is no file to read here.
///
/// A test registers what the app's storyboard has:
///
/// ```swift
/// UIStoryboard.register("Main", "PageContent") { PageContentViewController(coder: NSCoder()) }
/// ```
@preconcurrency @MainActor
public final class UIStoryboard {
    /// How controllers are made: by the name of the storyboard, and by their identifiers, nil for the initial one.
    private static var factories: [String: [String?: () -> UIViewController?]] = [:]

    public let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers how a controller of a storyboard is made.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the storyboard.
    ///   - identifier: The controller's identifier, nil for the initial one.
    ///   - make: Makes a new controller.
    public static func register(
        _ storyboard: String, _ identifier: String? = nil, _ make: @escaping @MainActor () -> UIViewController?
    ) { factories[storyboard, default: [:]][identifier] = make }

    /// Makes the controller with an identifier.
    ///
    /// UIKit raises if there is none. Here, standard error names the identifier, and an empty controller is returned.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let made = make(identifier) { return made }
        StandardError.write(
            "pagetrace: the storyboard \"\(name)\" has no controller for the identifier \"\(identifier)\". Register one "
                + "before the test: UIStoryboard.register(\"\(name)\", \"\(identifier)\") { … }\n")
        let controller = UIViewController()
        controller.storyboard = self
        return controller
    }

    public func instantiateInitialViewController() -> UIViewController? { make(nil) }

    private func make(_ identifier: String?) -> UIViewController? {
        guard let made = Self.factories[name]?[identifier]?() else { return nil }
        made.storyboard = self
        made.restorationIdentifier = made.restorationIdentifier ?? identifier
        return made
    }
}

@preconcurrency @MainActor
open class UIStoryboardSegue {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// A nib whose views are made by closures, because there is no file to read here.
///
/// A test registers what the app's nib has; the closure gets the owner, whose outlets it connects:
///
/// ```swift
/// UINib.register("PageViewController") { owner in
///     let label = UILabel()
///     (owner as? PageViewController)?.label = label
///     return [label]
/// }
/// ```
@preconcurrency @MainActor
public final class UINib {
    private static var factories: [String: (Any?) -> [UIView]] = [:]

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Registers how the views of a nib are made.
    public static func register(_ name: String, _ make: @escaping @MainActor (_ owner: Any?) -> [UIView]) {
        factories[name] = make
    }

    /// Makes the views; none if nothing is registered.
    public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Self.factories[name]?(ownerOrNil) ?? []
    }

    /// The views for a controller, by the name of its nib or of its class.
    static func views(for controller: UIViewController) -> [UIView] {
        let name = controller.nibName ?? "\(type(of: controller))"
        return factories[name]?(controller) ?? []
    }

    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    /// Makes the views of a nib that a test has registered.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

/// Makes what an outlet is connected to, as there is no nib or storyboard to read: an empty object of its class.
///
/// `PageTraceAdapter` writes it behind every outlet that must not be nil. The object is in no view, and whatever the nib
/// says of it is missing.
@preconcurrency @MainActor
public func makeOutlet<Outlet>(_ type: Outlet.Type = Outlet.self) -> Outlet? {
    switch type {
    case let type as UIView.Type: type.init(coder: NSCoder()) as? Outlet
    case let type as UIBarItem.Type: type.init(coder: NSCoder()) as? Outlet
    case let type as UIGestureRecognizer.Type: type.init(coder: NSCoder()) as? Outlet
    case is NSLayoutConstraint.Type: NSLayoutConstraint() as? Outlet
    default: nil
    }
}
