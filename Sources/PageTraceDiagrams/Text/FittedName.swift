import Graphviz

/// A name of a page, broken into lines or shortened so that it fits a box.
///
/// A name is broken at spaces, a word where another word begins in it, or anywhere if its script has no spaces. If that is
/// not enough, the name loses its middle, once, because the ends distinguish `Chapter 12 – part A` from `Chapter 12 –
/// part B`.
struct FittedName: Hashable {
    let lines: [String]

    init(_ name: String, width: Double, font: Font, size: Double, lineLimit: Int) {
        let name = Names.shortened(Names.visible(name))
        func lines(of text: String) -> [String]? {
            Self.wrap(text, lineLimit: lineLimit) { TextMetrics.width(of: $0, font: font, size: size) <= width }
        }
        let forms = Names.limits.lazy.map { Names.cut(name, to: $0) }.compactMap(lines)
        self.lines = forms.first ?? [Names.shortened(name, to: 2)]
    }

    /// A text in one line that is not wider than the given width; its middle is left out if it has to be.
    static func line(_ text: String, width: Double, font: Font = .sans, size: Double) -> String {
        func fits(_ text: String) -> Bool { TextMetrics.width(of: text, font: font, size: size) <= width }
        if fits(text) { return text }
        var text = Names.shortened(Names.visible(text))
        var enough = 1
        var tooMany = text.count
        while tooMany - enough > 1 {
            let middle = (enough + tooMany) / 2
            if fits(Names.shortened(text, to: middle)) { enough = middle } else { tooMany = middle }
        }
        text = Names.shortened(text, to: enough)
        return text
    }

    /// The least width at which a name is whole in so many lines.
    static func leastWidth(of name: String, font: Font, size: Double, lineLimit: Int) -> Double {
        let name = Names.shortened(Names.visible(name))
        func width(_ text: some StringProtocol) -> Double {
            TextMetrics.width(of: String(text), font: font, size: size)
        }
        let whole = width(name)
        var enough = whole
        // No line is narrower than the widest of the pieces between which it may be broken.
        var least = max(pieces(of: name).reduce(0) { max($0, width($1)) }, whole / Double(lineLimit))
        if wrap(name, lineLimit: lineLimit, fits: { width($0) <= least }) != nil { return least }
        while enough - least > size / 20 {
            let middle = (enough + least) / 2
            if wrap(name, lineLimit: lineLimit, fits: { width($0) <= middle }) == nil {
                least = middle
            } else {
                enough = middle
            }
        }
        return enough
    }

    private static func pieces(of name: String) -> [Substring] {
        name.split(separator: " ").flatMap(pieces)
    }

    private static func pieces(of word: Substring) -> [Substring] {
        LineBreaking.isBreakable(word)
            ? word.indices.map { word[$0...$0] } : NameParts.parts(of: word)
    }

    /// The lines of a name; nil if a piece is wider than a line, or if there are too many lines.
    private static func wrap(_ name: String, lineLimit: Int, fits: (String) -> Bool) -> [String]? {
        guard !fits(name) else { return [name] }
        var lines: [String] = []
        var line = ""
        func add(_ text: String, after space: String) -> Bool {
            if fits(line + space + text) {
                line += space + text
                return true
            }
            guard !line.isEmpty, lines.count + 1 < lineLimit, fits(text) else { return false }
            lines.append(line)
            line = text
            return true
        }
        for word in name.split(separator: " ") {
            let space = line.isEmpty ? "" : " "
            if fits(String(word)) || pieces(of: word).count == 1 {
                guard add(String(word), after: space) else { return nil }
                continue
            }
            // A word that is longer than a line begins a line of its own.
            if !line.isEmpty {
                guard lines.count + 1 < lineLimit else { return nil }
                lines.append(line)
                line = ""
            }
            for piece in pieces(of: word) {
                guard add(String(piece), after: "") else { return nil }
            }
        }
        return lines + [line]
    }
}
