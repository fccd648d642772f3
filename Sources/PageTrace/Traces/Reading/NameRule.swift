/// What a name or a title may be.
///
/// Anything that is not empty and has no control characters. A name later becomes a line of text, a label of a diagram
/// and a file name, none of which can contain a line break. Every script, emoji and direction mark is allowed.
enum NameRule {
    /// Refuses a name that is empty, too long, or has control characters.
    static func check(
        _ name: String, _ subject: String, at place: @autoclosure () -> Problem.Place, limits: TraceLimits
    ) throws(Problem) {
        guard !name.isEmpty else {
            throw Problem(place(), "\(subject) is empty", advice: "Give it at least one character.")
        }
        try checkText(name, subject, at: place(), limits: limits)
    }

    /// Refuses a text that is too long or has control characters.
    static func checkText(
        _ text: String, _ subject: String, at place: @autoclosure () -> Problem.Place, limits: TraceLimits
    ) throws(Problem) {
        // Counted in scalars, as JSON Schema does: a single character can consist of any number of them.
        if text.utf8.count > limits.nameLength {
            try Problem.refuse(
                text.unicodeScalars.count, above: limits.nameLength, "characters in \(subject)", at: place(),
                advice: "Shorten it.")
        }
        let marks = text.utf8.count > limits.marks ? text.longestRunOfMarks : 0
        try Problem.refuse(
            marks, above: limits.marks, "combining marks in a row in \(subject)", at: place(),
            advice: "Leave some out: no script needs so many.")
        let control = text.unicodeScalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
        guard let control else { return }
        let code = String(control.value, radix: 16, uppercase: true)
        throw Problem(
            place(),
            "\(subject) holds the control character U+\(String(repeating: "0", count: 4 - code.count))\(code)",
            advice: "Leave it out: names are written in one line.")
    }

    /// The JSON Schema of a text in one line.
    static var schema: JSONTree {
        ["maxLength": .raw(TraceLimits().nameLength), "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"]
    }

    /// The suffix of a name that distinguishes a page's controllers, nil for a name without one: `#2` in `Song #2`.
    static func numberOfController(_ name: String) -> String? {
        let bytes = name.utf8
        guard let mark = bytes.lastIndex(of: UInt8(ascii: "#")), mark > bytes.startIndex,
            bytes[bytes.index(before: mark)] == UInt8(ascii: " ")
        else { return nil }
        let digits = bytes[mark...].dropFirst()
        guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        return String(name[mark...])
    }

    /// The JSON Schema of a name, or a list of names, without such a suffix.
    static var withoutNumberSchema: JSONTree {
        let numbered: JSONTree = ["not": ["type": "string", "pattern": " #[0-9]+$"]]
        return numbered.adding(["items": numbered])
    }
}

extension String {
    /// The length of the longest run of combining marks: accents and other signs that join the letter before them.
    fileprivate var longestRunOfMarks: Int {
        var (longest, current) = (0, 0)
        for scalar in unicodeScalars {
            current =
                scalar.value < 0x300 || scalar.properties.canonicalCombiningClass == .notReordered ? 0 : current + 1
            longest = max(longest, current)
        }
        return longest
    }
}
