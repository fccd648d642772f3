/// A line of a recording that a recorder writes: one call.
public struct RecordedLine: Hashable, Sendable {
    /// The turn of the main queue, counted from 1: calls of one number came without a pause.
    public let turn: Int

    /// The call as the text log has it, such as `viewControllerAfter(First) → Second`.
    public let text: String

    /// The line as JSON, such as `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
    public var json: String { "{\"turn\":\(turn),\"callback\":\"\(Self.escaped(text))\"}" }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
