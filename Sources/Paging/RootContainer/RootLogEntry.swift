/// A call, and the situation in which it came.
package struct RootLogEntry: Hashable, Sendable {
    /// The call.
    package var call: RootCall
    /// What the container was doing.
    package var phase: Phase
    /// The topmost controller before the call took effect.
    package var top: RootController?
    /// The target of the running animation, nil if there was none.
    package var running: RootController?
    /// The change of `current` that followed the call.
    package var change: Change?

    /// A change of the app's variable `current`.
    package struct Change: Hashable, Sendable {
        package var old: RootController?
        package var new: RootController?
    }
}
