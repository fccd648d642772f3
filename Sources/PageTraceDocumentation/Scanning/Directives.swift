/// How deep a line is in DocC's directives.
struct Directives {
    /// Whether there are any, as in a DocC catalog.
    let areKnown: Bool
    /// How many are open around the next line.
    private(set) var depth = 0

    /// Whether the content of one is still open.
    var areOpen: Bool { depth > 0 }

    /// Takes a line that begins or ends the content of a directive; false for any other line.
    mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
        guard areKnown else { return false }
        let last = line.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        if line.first == UInt8(ascii: "@"), last == UInt8(ascii: "{") {
            depth += 1
            return true
        }
        guard depth > 0, line.first == UInt8(ascii: "}") else { return false }
        depth -= 1
        return true
    }
}
