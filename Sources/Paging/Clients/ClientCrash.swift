/// What an app's own code says when it traps: an index out of range, a lookup that must not fail and does.
public struct ClientCrash: Error, Hashable, Sendable {
    /// What is wrong, such as `Index out of range: 2 of a playlist of 2`; one line without an end mark.
    public let message: String

    /// Creates a crash.
    public init(_ message: String) {
        self.message = message
    }
}
