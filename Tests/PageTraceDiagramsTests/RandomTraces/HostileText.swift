/// Text that has broken a format somewhere: by ending it, by being obeyed, by being invisible, or by its length.
enum HostileText {
    /// What a name may be made of: everything but control characters.
    static let fragments = [
        "A", "Page", "First", "end", "nil", "?", "true", "holds", "step0", "graph", "subgraph", "class", "node", "1",
        "-1", "1. ", "- ", " ", "  ", "      dropped ", "      wrong", "\u{a0}", "\"", "'", "`", "```", "\\", "\\N",
        "\\G",
        "\\L", "\\n", "\\l", "\\r", "\\T", "\\E", "\\H", "<b>", "</b>", "<script>alert(1)</script>", "]]>", "<![CDATA[",
        "<!--", "-->", "<!-- /pagetrace -->", "<?xml?>", "</svg>", "</text>", "<br/>", "&amp;", "&#x0;", "&lt;", "&#",
        "&nosuch;", "#quot;", "#", ";", "%s", "%n", "%%", "%%{init: {}}%%", "$(touch x)", "${x}", "*", "_", "~", "|",
        "[", "]", "(", ")", "{", "}", "![x](y)", "](javascript:alert(1))", "@Image", "---", "...", "=>", "->", "→", "⇒",
        "▸", ",", ":", ": ", "!", "! ", "javascript:alert(1)", "data:text/html,<b>x</b>", "../../etc/passwd", "CON",
        "NUL", "a/b", "a\\b", "-rf", ".hidden", "é", "e\u{301}", "\u{301}", "\u{20dd}", "\u{fe0f}", "\u{200d}",
        "👩‍👩‍👧‍👦", "🇪🇺", "日本語", "Третий", "صفحة", "שלום", "\u{202a}", "\u{202b}", "\u{202c}", "\u{202d}", "\u{202e}",
        "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200e}", "\u{200f}", "\u{61c}", "\u{2028}", "\u{2029}",
        "\u{feff}", "\u{fffe}", "\u{ffff}", "\u{fffd}", "\u{200b}", "\u{ad}", "\u{fff9}", "\u{e0041}", "\u{1d54f}",
        "\u{10ffff}", "ﷺ", "ß", "İ", "ı",
    ]

    /// Control characters, which no trace may hold.
    static let controls = (Array(0...0x1f) + Array(0x7f...0x9f)).compactMap {
        Unicode.Scalar(UInt32($0)).map(String.init)
    }

    /// Whether a terminal obeys a scalar, or turns what follows it around, or takes it for the end of a line.
    static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1f, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
        default: false
        }
    }
}

extension SeededChoices {
    /// A text that may be a name: not empty, without control characters, of a thousand characters at most.
    mutating func hostileText() -> String {
        if once(in: 60) { return String(repeating: one(of: ["x", "long ", "é", "日", "👩‍👩‍👧‍👦"]), count: 140) }
        if once(in: 200) { return String(repeating: "m", count: 1_000) }
        var text = ""
        for _ in 0...number(below: 4) { text += one(of: HostileText.fragments) }
        return text
    }

    /// Names for pages, each once.
    ///
    /// Half of the lists have plain names. In the others two names may differ by upper and lower case alone, or by a
    /// character that nobody sees.
    mutating func names(_ count: Int, besides others: Set<String> = []) -> [String] {
        let isPlain = once(in: 2)
        var seen = others
        var names: [String] = []
        while names.count < count {
            var name = isPlain ? String(seen.count + 1) : hostileText()
            if !isPlain, let last = names.last, once(in: 8) {
                name = one(of: [last.uppercased(), last + "\u{200b}", last + " ", last.lowercased()])
            }
            if name.count > 1_000 || seen.contains(name) { name = "\(seen.count) " + name.prefix(900) }
            if seen.insert(name).inserted { names.append(name) }
        }
        return names
    }
}
