public import Paging

/// One call from the container to the client, with its arguments, its answer and the phase in which it came.
public struct CallbackRecord: Hashable, Sendable {
    /// One argument or answer, with pages by their names.
    package typealias Value = CallbackValue<String>

    package typealias Argument = CallbackArgument<String>

    /// A tracker that the client changed during the callback.
    package struct Change: Hashable, Sendable {
        /// The name of the tracker.
        package var tracker: String
        /// What it named before.
        package var old: String?
        /// What it names now.
        package var new: String?
    }

    /// The name of the method, such as `viewControllerAfter`.
    public var name: String

    /// The part of the client that is called.
    public var role: CallbackRole

    /// The arguments, in order.
    package var arguments: [CallbackArgument<String>] = []

    /// What the client answered, nil if the method answers nothing.
    package var answer: CallbackValue<String>?

    /// What the container was doing at the time of the call.
    package var phase: Phase

    /// What else is worth saying of the call, nil for nothing.
    package var remark: CallRemark?

    /// A short note on the call, such as `preloaded`, nil if there is nothing to say.
    package var note: String? {
        get { remark?.words }
        set { remark = newValue.map { CallRemark(words: $0) } }
    }

    /// What the client changed in its own state during the call.
    package var changes: [Change] = []
}
