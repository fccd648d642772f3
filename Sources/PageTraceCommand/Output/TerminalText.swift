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
        width = console.columns.map { max($0, 40) }
        isColored = console.takesColor
    }

    /// The lines, each ended by a newline, in the color of its kind.
    func shown(_ lines: [ReportLine]) -> String {
        lines.map { Self.style(shown($0.text), isColored ? Self.code(for: $0.kind) : nil) + "\n" }.joined()
    }

    /// The text, line by line, without color.
    func shown(_ text: String) -> String {
        guard width != nil else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { fitted(String($0)) }
            .joined(separator: "\n")
    }

    /// The line in as many lines as it takes, without a line break at its end.
    private func fitted(_ line: String) -> String {
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
    ///
    /// The colors are fixed ones of 256, each with a contrast of 4 to 1 or more against black and against white: the eight
    /// that a terminal chooses itself are too dark on the one or too light on the other.
    private static func code(for kind: ReportLine.Kind) -> String? {
        switch kind {
        // Bold; yellow if the gesture did not lead where it was meant to, red if the run stopped.
        case .gesture(.completed), .gesture(.changed), .gesture(.inFlight), .annotation, .verdict(isGood: nil): "1"
        case .gesture(.cancelled), .gesture(.bounced), .gesture(.ignored): "1;38;5;130"
        case .gesture(.raised), .gesture(.crashed), .tracker(isWrong: true), .finding, .verdict(isGood: false):
            "1;38;5;161"
        case .verdict(isGood: true): "1;38;5;28"
        case .callback(.dataSource), .callback(.indicator): "38;5;31"
        case .callback(.delegate), .callback(.completion): "38;5;133"
        case .callback(.appearance), .callback(.containment), .callback(.progress), .callback(.request): "38;5;30"
        case .onlyInFirst: "38;5;161"
        case .onlyInSecond: "38;5;28"
        case .change, .held, .tracker(isWrong: false), .words: nil
        }
    }

    /// Text in a color; every line on its own, so that no color is left open at a line's end.
    private static func style(_ text: String, _ code: String?) -> String {
        guard let code, !text.isEmpty else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
    }
}
