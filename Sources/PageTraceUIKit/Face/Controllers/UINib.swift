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

    /// Creates a nib with a name.
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

    /// A key of the options.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
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
