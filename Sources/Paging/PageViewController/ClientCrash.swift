/// The message of an app's own code when it traps: an index out of range, or a failed lookup that must not fail.
@usableFromInline package struct ClientCrash: Error, Hashable, Sendable {
    /// What is wrong, such as `Index out of range: 2 of a playlist of 2`; one line without a final period.
    @usableFromInline package let message: String

    @usableFromInline package init(_ message: String) { self.message = message }
}
