public import Foundation
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
    private struct Key: Hashable {
        let storyboard: String
        /// The controller's identifier, nil for the initial controller.
        let identifier: String?
    }

    private static var factories: [Key: () -> UIViewController?] = [:]

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
    ) {
        factories[Key(storyboard: storyboard, identifier: identifier)] = make
    }

    /// Makes the controller with an identifier.
    ///
    /// UIKit raises if there is none. Here, standard error names the identifier, and an empty controller is returned.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier) ?? placeholder("the identifier \"\(identifier)\"", argument: ", \"\(identifier)\"")
    }

    /// Makes the initial controller, nil if there is none.
    public func instantiateInitialViewController() -> UIViewController? { make(nil) }

    private func make(_ identifier: String?) -> UIViewController? {
        guard let made = Self.factories[Key(storyboard: name, identifier: identifier)]?() else { return nil }
        made.storyboard = self
        made.restorationIdentifier = made.restorationIdentifier ?? identifier
        return made
    }

    private func placeholder(_ found: String, argument: String) -> UIViewController {
        StandardError.write(
            "pagetrace: the storyboard \"\(name)\" has no controller for \(found). Register one before the test: "
                + "UIStoryboard.register(\"\(name)\"\(argument)) { … }\n")
        let controller = UIViewController()
        controller.storyboard = self
        return controller
    }
}
