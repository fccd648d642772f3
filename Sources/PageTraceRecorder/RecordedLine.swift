public import PageTrace

/// A line of a log that a recorder writes: one call.
public struct RecordedLine: Hashable, Sendable {
    /// The turn of the main queue, counted from 1: calls of one number came without a pause.
    public let turn: Int

    /// The call.
    public let callback: CallbackRecord

    /// The call as the text log has it, such as `viewControllerAfter(First) → Second`.
    public var text: String { callback.text }

    /// The line as JSON, such as `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
    public var json: String { "{\"turn\":\(turn),\"callback\":\(JSONWriting.string(text))}" }
}
