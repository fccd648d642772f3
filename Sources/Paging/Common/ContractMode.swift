/// What happens when UIKit would raise an exception.
public enum ContractMode: String, Hashable, Sendable, CaseIterable {
    /// The container stops for good, as an app would crash.
    case strict
    /// The violation is recorded, the call that caused it has no effect, and the container goes on.
    ///
    /// An answer that UIKit would not accept (E4) is accepted.
    case lenient
}
