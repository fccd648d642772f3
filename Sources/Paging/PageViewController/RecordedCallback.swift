/// An entry in the log of a recorder.
package struct RecordedCallback: Hashable, Sendable {
    package var callback: Callback<PageNumber>
    package var phase: Phase
}

/// What changes a variable of the client.
package enum ChangeCause: String, Hashable, Sendable, CaseIterable {
    /// The client, in a callback.
    case callback
    /// The app's code, when its call of `setViewControllers` has returned.
    case set
    /// A function of the app.
    case act
}

/// A variable of the client that changed.
package struct RecordedChange: Hashable, Sendable {
    /// The index of the latest callback in the recorder's log, from 0; -1 if there was none before it.
    package var position: Int
    package var cause: ChangeCause
    package var old: TrackedVariable
    package var new: TrackedVariable
}
