/// How the stack of ``RootStrategy/stack`` grows.
///
/// The article describes both as one stack; a trace picks one.
package enum RootStacking: String, Hashable, Sendable, CaseIterable {
    /// One navigation controller takes everything, its back button hidden.
    case push
    /// Each controller presents the next one over the full screen.
    case present
}
