/// A call, and the situation in which it came.
public struct RootLogEntry: Hashable, Sendable {
    /// The call.
    public var call: RootCall
    /// What the container was doing.
    public var phase: Phase
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
