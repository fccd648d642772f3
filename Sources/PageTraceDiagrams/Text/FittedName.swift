import Graphviz

/// A name of a page, broken into lines or shortened so that it fits a box.
///
/// A name is broken at spaces, and a word that is too long where another word begins in it. A word that is still too long
/// loses its middle, or is broken anywhere if its script has no spaces. A name that needs too many lines loses its middle, because the ends distinguish `Chapter 12 – part A`
/// from `Chapter 12 – part B`.
struct FittedName: Hashable {
    var lines: [String]

    /// Whether a word is too long for a line.
    let breaksWord: Bool

    init(_ name: String, width: Double, font: Font, size: Double, lineLimit: Int) {
        let fits: (String) -> Bool = { TextMetrics.width(of: $0, font: font, size: size) <= width }
        let name = Names.shortened(Names.visible(name))
        breaksWord =
            !fits(name)
            && name.split(separator: " ").contains { word in
                !LineBreaking.isBreakable(word) && !fits(String(word))
                    && !NameParts.parts(of: word).allSatisfy { fits(String($0)) }
            }
        lines = Self.wrap(name, fits: fits)
        guard lines.count > lineLimit else { return }

        let short = Self.shortened(name, from: 0) { Self.wrap($0, fits: fits).count <= lineLimit }
        lines = Self.wrap(short, fits: fits)
    }

    /// A text in one line that is not wider than the given width; its middle is left out if it has to be.
    static func line(_ text: String, width: Double, font: Font = .sans, size: Double) -> String {
        if TextMetrics.width(of: text, font: font, size: size) <= width { return text }
        return FittedName(text, width: width, font: font, size: size, lineLimit: 1).lines.joined()
    }

    /// A text without as much of its middle as necessary to fit, found by halving.
    private static func shortened(_ text: String, from start: Int, fits: (String) -> Bool) -> String {
        var enough = start
        var tooMany = text.count
        while tooMany - enough > 1 {
            let middle = (enough + tooMany) / 2
            if fits(Names.shortened(text, to: middle)) { enough = middle } else { tooMany = middle }
        }
        return Names.shortened(text, to: max(1, enough))
    }

    private static func wrap(_ name: String, fits: (String) -> Bool) -> [String] {
        guard !fits(name) else { return [name] }
        var lines: [String] = []
        var line = ""
        for word in name.split(separator: " ") {
            let joined = line.isEmpty ? String(word) : line + " " + word
            if fits(joined) {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            if fits(String(word)) {
                line = String(word)
                continue
            }
            let isBreakable = LineBreaking.isBreakable(word)
            let parts = isBreakable ? word.map(String.init) : NameParts.parts(of: word).map { String($0) }
            for part in parts {
                if !line.isEmpty, !fits(line + part) {
                    lines.append(line)
                    line = ""
                }
                line += isBreakable || fits(part) ? part : shortened(part, from: 1, fits: fits)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
