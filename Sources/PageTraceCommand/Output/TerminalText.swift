import PageTrace
import PageTraceFiles

/// How text is shown on a terminal.
///
/// Lines that are too long go on below, indented, and a color shows what differs or is wrong. Anywhere else a text is as
/// it is.
struct TerminalText {
    private let width: Int?
    private let isColored: Bool

    /// Adapts to where a text goes.
    init(_ console: Console) {
        self.init(width: console.columns, isColored: console.takesColor)
    }

    /// Adapts to a width, nil for as wide as lines are.
    init(width: Int?, isColored: Bool) {
        self.width = width.map { max($0, 40) }
        self.isColored = isColored
    }

    /// The text, line by line.
    func shown(_ text: String) -> String {
        guard width != nil || isColored else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Self.style(fitted(String(line)), isColored ? Self.code(for: line) : nil)
        }.joined(separator: "\n")
    }

    /// The line in as many lines as it takes, without a line break at its end.
    func fitted(_ line: String) -> String {
        guard let width, line.count > width else { return line }
        let narrower = Self.narrowed(line, width: width)
        guard narrower.count > width else { return narrower }
        if let list = items(of: line) { return list }
        let indent = String(repeating: " ", count: min(Self.indent(of: line), width / 2))
        var lines: [String] = []
        var current = ""
        for (place, word) in narrower.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if place > 0, current.count + 1 + word.count > width, current.contains(where: { $0 != " " }) {
                lines.append(current)
                current = indent + word
            } else {
                current += place == 0 ? String(word) : " " + word
            }
        }
        return (lines + [current]).joined(separator: "\n")
    }

    /// The line with less of the room before a note.
    private static func narrowed(_ line: String, width: Int) -> String {
        guard
            let gap = line.ranges(of: "   ").last(where: {
                $0.lowerBound > line.firstIndex { $0 != " " } ?? line.startIndex
            })
        else { return line }
        let start = line[..<gap.lowerBound].lastIndex { $0 != " " }.map { line.index(after: $0) } ?? gap.lowerBound
        let end = line[gap.upperBound...].firstIndex { $0 != " " } ?? line.endIndex
        let room = max(2, line.distance(from: start, to: end) - (line.count - width))
        return line[..<start] + String(repeating: " ", count: room) + line[end...]
    }

    /// Lists that have a line for each item if they are too long for one.
    private static let lists = ["never reached: ", "rests on choices of the model: "]

    /// A long list, one item a line; nil for any other line.
    private func items(of line: String) -> String? {
        guard let start = Self.lists.first(where: line.hasPrefix) else { return nil }
        var items = [""]
        var depth = 0
        for word in line.dropFirst(start.count).split(separator: " ") {
            depth += word.count { $0 == "(" } - word.count { $0 == ")" }
            items[items.count - 1] += (items[items.count - 1].isEmpty ? "" : " ") + word
            if depth == 0, word.hasSuffix(",") {
                items[items.count - 1].removeLast()
                items.append("")
            }
        }
        return start.dropLast() + "\n" + items.map { fitted("  " + $0) }.joined(separator: "\n")
    }

    /// How far the text of a line is from its left edge, behind a number or a sign.
    private static func indent(of line: String) -> Int {
        var rest = line[...]
        func drop(_ isDropped: (Character) -> Bool) { rest = rest.drop(while: isDropped) }
        drop { $0 == " " }
        if rest.hasPrefix("! ") || rest.hasPrefix("- ") || rest.hasPrefix("+ ") {
            rest = rest.dropFirst(2)
            drop { $0 == " " }
        }
        let numbered = rest.drop { $0.isNumber }
        if numbered.startIndex > rest.startIndex, numbered.hasPrefix("  ") || numbered.hasPrefix(". ") {
            rest = numbered.drop { $0 == " " || $0 == "." }
        }
        if rest.hasPrefix("! ") { rest = rest.dropFirst(2) }
        return line.distance(from: line.startIndex, to: rest.startIndex) + (rest.startIndex > line.startIndex ? 0 : 2)
    }

    /// Color alone never carries a meaning: a sign or a word of the line says the same.
    private static func code(for line: Substring) -> String? {
        if line.hasPrefix("- ") { return "31" }
        if line.hasPrefix("+ ") { return "32" }
        let start = line.drop { $0 == " " }
        if start.hasPrefix("! ") || line.hasSuffix("      wrong") { return "1;31" }
        let number = start.prefix { $0.isNumber }
        guard !number.isEmpty else { return nil }
        let rest = start.dropFirst(number.count)
        // The heading of a step, `2. swipe forward`, and a call, `3  willTransitionTo [Third]`.
        if rest.hasPrefix(". ") { return Self.code(forHeading: rest) }
        return rest.hasPrefix("  ") ? Self.code(forCall: rest.dropFirst(2)) : nil
    }

    /// As in the log: yellow if a gesture did not lead where it was meant to, red if the run stopped.
    private static func code(forHeading line: Substring) -> String {
        func says(_ outcomes: [GestureOutcome]) -> Bool {
            outcomes.contains { line.contains("(\($0.rawValue)") }
        }
        return says([.raised, .crashed]) ? "1;31" : says([.cancelled, .bounced, .ignored]) ? "1;33" : "1"
    }

    /// The color of the part of the client that is called.
    private static func code(forCall line: Substring) -> String {
        let name = line.prefix { $0 != "(" && $0 != " " && $0 != ":" }
        return code(for: CallbackShape.all.first { $0.name == name }?.role ?? .containment)
    }

    /// The color of calls to a part of the client.
    static func code(for role: CallbackRole) -> String {
        switch role {
        case .dataSource, .indicator: "34"
        case .delegate, .completion: "35"
        case .appearance, .containment, .progress, .request: "36"
        }
    }

    /// Text in a color; every line on its own, so that no color is left open at a line's end.
    static func style(_ text: String, _ code: String?) -> String {
        guard let code, !text.isEmpty else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
    }
}
