/// The base class of everything on a screen.
///
/// Two responders are equal if they are the same instance, as UIKit compares them.
@preconcurrency @MainActor
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// Whether the receiver is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        var own: AnyClass? = type(of: self)
        while let candidate = own {
            if candidate == aClass { return true }
            own = _getSuperclass(candidate)
        }
        return false
    }
}

extension UIResponder: Hashable {
    /// Whether two responders are the same instance.
    nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
