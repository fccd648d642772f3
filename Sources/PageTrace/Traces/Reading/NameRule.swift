/// What a name or a title may be.
///
/// Anything but nothing and control characters: a name is a line of a text, a label of a diagram and a file name later
/// on, and none of them can hold a line break. Every script, emoji and direction mark is welcome.
enum NameRule {
    /// Refuses a name that is empty, too long or holds control characters.
    ///
    /// - Parameter subject: What the name is of, for the message: `a page's name`.
    static func check(
        _ name: String, _ subject: String, at place: @autoclosure () -> Problem.Place, limits: TraceLimits
    ) throws(Problem) {
        guard !name.isEmpty else {
            throw Problem(place(), "\(subject) is empty", advice: "Give it at least one character.")
        }
        try checkText(name, subject, at: place(), limits: limits)
    }

    /// Refuses a text that is too long or holds control characters.
    static func checkText(
        _ text: String, _ subject: String, at place: @autoclosure () -> Problem.Place, limits: TraceLimits
    ) throws(Problem) {
        if text.utf8.count > limits.nameLength, text.count > limits.nameLength {
            throw .limit(
                place(), "characters in \(subject)", found: text.count, allowed: limits.nameLength,
                advice: "Shorten it.")
        }
        let control = text.unicodeScalars.first { scalar in
            scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        }
        guard let control else { return }
        let code = String(control.value, radix: 16, uppercase: true)
        throw Problem(
            place(),
            "\(subject) holds the control character U+\(String(repeating: "0", count: 4 - code.count))\(code)",
            advice: "Leave it out: names are written in one line."
        )
    }
}
