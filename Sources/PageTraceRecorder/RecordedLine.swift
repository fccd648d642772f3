public import PageTrace

/// A line in the log of a recorder: one call, or what happened to the container.
public struct RecordedLine: Hashable, Sendable {
    /// The turn of the main queue, counted from 1: between lines with the same number, no turn has passed.
    ///
    /// Turns in which nothing was called are not counted.
    public let turn: Int

    /// The call; nil for what happened to the container.
    public let callback: CallbackRecord?

    /// The line in the form of the text log, such as `viewControllerAfter(First) → Second` or `layoutChanges(container)`.
    public let text: String

    /// The line with its turn as a note, such as `viewControllerAfter(First) → Second  turn 1`.
    var textWithTurn: String { "\(text)  turn \(turn)" }

    /// The line as JSON, such as `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
    public var json: String {
        "{\"turn\":\(turn),\"\(callback == nil ? "act" : "callback")\":\(JSONWriting.string(text))}"
    }
}
