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

/// What changes a variable of the client.
@usableFromInline package enum ChangeCause: String, Hashable, Sendable, CaseIterable {
    /// The client, in a callback.
    case callback
    /// The app's code, when its call of `setViewControllers` has returned.
    case set
    /// A function of the app.
    case act
}

/// A variable of the client that changed.
@usableFromInline package struct RecordedChange<Page: Hashable>: Hashable {
    /// The index of the latest callback in the recorder's log, from 0; -1 if there was none before it.
    @usableFromInline package var position: Int
    @usableFromInline package var cause: ChangeCause
    @usableFromInline package var old: TrackedValue<Page>
    @usableFromInline package var new: TrackedValue<Page>

    @inlinable
    package init(position: Int, cause: ChangeCause, old: TrackedValue<Page>, new: TrackedValue<Page>) {
        self.position = position
        self.cause = cause
        self.old = old
        self.new = new
    }
}

extension RecordedChange: Sendable where Page: Sendable {}
