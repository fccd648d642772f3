import PageTrace

/// A name of a page, broken into lines or shortened so that it fits a box.
///
/// A name is broken at spaces, a word where another word begins in it, or anywhere if its script has no spaces. If that is
/// not enough, the name loses its middle, once, because the ends distinguish `Chapter 12 – part A` from `Chapter 12 –
/// part B`.
struct FittedName: Hashable {
    let lines: [String]

    init(_ name: String, width: Double, style: TextStyle, lineLimit: Int) {
        let name = Names.shortened(Names.visible(name))
        func lines(of text: String) -> [String]? {
            Self.wrap(text, lineLimit: lineLimit) { style.width(of: $0) <= width }
        }
        let forms = Names.limits.lazy.map { Names.cut(name, to: $0) }.compactMap(lines)
        self.lines = forms.first ?? [Names.shortened(name, to: 2)]
    }

    /// The least width at which a name is whole in so many lines.
    static func leastWidth(of name: String, style: TextStyle, lineLimit: Int) -> Double {
        let name = Names.shortened(Names.visible(name))
        func width(_ text: some StringProtocol) -> Double { style.width(of: String(text)) }
        let whole = width(name)
        var enough = whole
        // No line is narrower than the widest of the pieces between which it may be broken.
        var least = max(pieces(of: name).reduce(0) { max($0, width($1)) }, whole / Double(lineLimit))
        if wrap(name, lineLimit: lineLimit, fits: { width($0) <= least }) != nil { return least }
        while enough - least > style.size / 20 {
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
        isBreakable(word) ? word.indices.map { word[$0...$0] } : NameParts.parts(of: word)
    }

    /// Whether a word may be broken anywhere: Chinese, Japanese and Korean text has no spaces.
    private static func isBreakable(_ word: Substring) -> Bool {
        word.unicodeScalars.contains { $0.value >= 0x2e80 && $0.value <= 0xd7a3 || $0.value >= 0x20000 }
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
