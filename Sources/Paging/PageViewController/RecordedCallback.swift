/// An entry in the log of a recorder.
@usableFromInline package struct RecordedCallback<Page: Hashable>: Hashable {
    @usableFromInline package var callback: Callback<Page>
    @usableFromInline package var phase: Phase

    @inlinable
    package init(_ callback: Callback<Page>, phase: Phase) {
        self.callback = callback
        self.phase = phase
    }
}

extension RecordedCallback: Sendable where Page: Sendable {}

/// A variable of the client that changed during a callback.
@usableFromInline package struct RecordedChange<Page: Hashable>: Hashable {
    /// The index of the callback in the recorder's log, from 0.
    @usableFromInline package var position: Int
    @usableFromInline package var old: TrackedValue<Page>
    @usableFromInline package var new: TrackedValue<Page>

    @inlinable
    package init(position: Int, old: TrackedValue<Page>, new: TrackedValue<Page>) {
        self.position = position
        self.old = old
        self.new = new
    }
}

extension RecordedChange: Sendable where Page: Sendable {}
