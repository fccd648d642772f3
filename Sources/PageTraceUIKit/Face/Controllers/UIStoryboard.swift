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

    /// The name.
    public let name: String

    /// Creates a storyboard with a name.
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

    /// Makes the initial controller, nil if there is none.
    public func instantiateInitialViewController() -> UIViewController? { make(nil) }

    private func make(_ identifier: String?) -> UIViewController? {
        guard let made = Self.factories[name]?[identifier]?() else { return nil }
        made.storyboard = self
        made.restorationIdentifier = made.restorationIdentifier ?? identifier
        return made
    }
}
