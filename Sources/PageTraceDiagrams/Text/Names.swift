import PageTrace

/// How names of pages are written within a line of text.
enum Names {
    /// The most characters that a name may take within a line.
    @TaskLocal static var limit = 28
    /// What a name may take, at most and at least, if a text has to fit: the same everywhere, so that a name that is cut
    /// in two places looks the same in both.
    static let limits = [longest, 60, 40, 28, 22, 17, 13, 10, 8, 6, 5, 4, 3]
    /// The most names of a list that are written within a line.
    static let listLimit = 4
    /// The most characters of a text that are drawn at all, or said in the title of a node.
    static let longest = 240
    /// The most scalars of a character that are drawn: the largest emoji have ten, names made of accents any number.
    private static let scalarLimit = 16

    /// The name, with signs instead of what would break the line or be seen as nothing.
    static func visible(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) { return name }
        if name.allSatisfy(\.isWhitespace) { return "“\(name.map { $0.isNewline ? "␤" : String($0) }.joined())”" }
        guard name.contains(where: \.isNewline) else { return name }
        return String(name.map { $0.isNewline ? "␤" : $0 })
    }

    /// The name without its middle if it has more than the given number of characters, and with no more accents on a
    /// character than can be seen.
    static func shortened(_ name: String, to limit: Int = longest) -> String {
        // A character has at least one byte: most names need no counting.
        guard name.utf8.count > limit else { return clipped(name) }
        let isLong = name.index(name.startIndex, offsetBy: limit + 1, limitedBy: name.endIndex) != nil
        guard isLong else { return clipped(name) }
        let kept = max(1, limit - 1)
        return clipped(name.prefix((kept + 1) / 2)) + "…" + clipped(name.suffix(kept / 2))
    }

    /// The name without its middle if it has more than the given number of characters: cut once, where words in it end, or
    /// anywhere if it has none that are short enough.
    static func cut(_ name: String, to limit: Int) -> String {
        guard name.utf8.count > limit, name.count > limit else { return shortened(name, to: limit) }
        let parts = NameParts.parts(of: name)
        var (front, back) = (0, 0)
        var room = limit - 1
        while front + back < parts.count - 1 {
            // The ends distinguish names, and the beginning says more.
            let isFront = front <= back
            let next = isFront ? parts[front] : parts[parts.count - 1 - back]
            guard next.count <= room else { break }
            room -= next.count
            if isFront { front += 1 } else { back += 1 }
        }
        guard front > 0, back > 0 || room * 2 < limit else { return shortened(name, to: limit) }
        let start = parts.prefix(front).joined(), end = parts.suffix(back).joined()
        return clipped(String(start.reversed().drop { $0 == " " }.reversed())) + "…" + clipped(end)
    }

    private static func clipped(_ text: some StringProtocol) -> String {
        guard text.utf8.count > scalarLimit, text.utf8.contains(where: { $0 >= 0x80 }),
            text.contains(where: { $0.unicodeScalars.count > scalarLimit })
        else { return String(text) }
        var result = String.UnicodeScalarView()
        for character in text { result.append(contentsOf: character.unicodeScalars.prefix(scalarLimit)) }
        return String(result)
    }

    /// The name as part of a line: shortened, in quotes if it could be mistaken for something else, and without effect
    /// on the order of what follows.
    static func inline(_ name: String) -> String {
        let name = CallbackRecord.Value.page(cut(name, to: limit)).text
        // Marks from left to right around a name in Arabic or Hebrew keep `A → B` from becoming `B ← A`, even where the
        // first name of a line decides which way the line runs.
        return name.unicodeScalars.contains(where: isRightToLeft) ? "\u{200e}\(name)\u{200e}" : name
    }

    static func inline(_ names: [String], separator: String = ", ") -> String {
        guard names.count > listLimit else { return names.map(inline).joined(separator: separator) }
        let shown = names.prefix(listLimit - 1).map(inline)
        return (shown + [Words.say("… {0} more", "\(names.count - shown.count)")]).joined(separator: separator)
    }

    /// A text in which names give way until it fits: what stands around them, a method or an arrow, stays whole.
    static func fitted<Text>(_ fits: (Text) -> Bool, _ text: () -> Text) -> Text {
        var shortest = $limit.withValue(longest, operation: text)
        for limit in limits.dropFirst() where !fits(shortest) {
            shortest = $limit.withValue(limit, operation: text)
        }
        return shortest
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x590: false
        case 0x590..<0x900, 0xfb1d..<0xfe00, 0xfe70..<0xff00, 0x10800..<0x11000, 0x1e800..<0x1f000: true
        default: false
        }
    }
}
