/// An entry in the log of a recorder.
public struct RecordedCallback<Page: Hashable>: Hashable {
    /// The call.
    public var callback: Callback<Page>
    /// What the container was doing at the time.
    public var phase: Phase

    /// Creates an entry.
    @inlinable
    public init(_ callback: Callback<Page>, phase: Phase) {
        self.callback = callback
        self.phase = phase
    }
}

extension RecordedCallback: Sendable where Page: Sendable {}

/// A variable of the client that changed during a callback.
public struct RecordedChange<Page: Hashable>: Hashable {
    /// The index of the callback in the recorder's log, from 0.
    public var position: Int
    /// The old value of the variable.
    public var old: TrackedValue<Page>
    /// The new value of the variable.
    public var new: TrackedValue<Page>

    /// Creates a change.
    @inlinable
    public init(position: Int, old: TrackedValue<Page>, new: TrackedValue<Page>) {
        self.position = position
        self.old = old
        self.new = new
    }
}

extension RecordedChange: Sendable where Page: Sendable {}
