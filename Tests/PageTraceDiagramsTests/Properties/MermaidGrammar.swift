/// The part of Mermaid's language that pagetrace writes, as strictly as it can be said: line by line, scalar by scalar.
enum MermaidGrammar {
    /// What a source has that the grammar does not.
    static func problems(_ source: String) -> [String] {
        var lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
        guard lines.popLast()?.rest.isEmpty == true else { return ["no line break at the end"] }
        if lines.first?.text == "---" {
            guard let end = lines.dropFirst().firstIndex(where: { $0.text == "---" }) else {
                return ["the head has no end"]
            }
            let wrong = lines[1..<end].first { !$0.isHead }
            if let wrong { return ["in the head: \(wrong.text)"] }
            lines.removeFirst(end + 1)
        }
        guard let kind = lines.first?.text, ["flowchart TD", "sequenceDiagram"].contains(kind) else {
            return ["no kind"]
        }
        let isSequence = kind == "sequenceDiagram"
        return lines.dropFirst().filter { !(isSequence ? $0.isOfSequence : $0.isOfFlowchart) }.map(\.text)
    }

    /// A line that is read from left to right.
    fileprivate struct Line {
        fileprivate var rest: Substring.UnicodeScalarView
        let text: String

        init(_ scalars: Substring.UnicodeScalarView) {
            rest = scalars
            text = String(Substring(scalars))
        }
    }
}

extension MermaidGrammar.Line {
    /// `title: "…"`, `config:` and settings.
    fileprivate var isHead: Bool {
        var line = self
        if line.take("title: ") { return line.takeYAML() && line.rest.isEmpty }
        return text == "config:" || text == "  flowchart:"
            || ["nodeSpacing: ", "rankSpacing: ", "wrappingWidth: "].contains { name in
                var line = self
                return line.take("    " + name) && line.takeWord("0"..."9") && line.rest.isEmpty
            }
    }

    fileprivate var isOfFlowchart: Bool {
        var line = self
        guard line.take("    ") else { return false }
        for start in ["accTitle: ", "accDescr: "] where line.take(start) {
            return line.takeText(until: []) && line.rest.isEmpty
        }
        for start in ["classDef ", "class "] where line.take(start) {
            return line.rest.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789,:#- ".unicodeScalars.contains($0))
            }
        }
        if text == "    end" { return true }
        if line.take("subgraph fold") {
            return line.takeWord("0"..."9") && line.take("[") && line.takeQuoted() && line.take("]")
                && line.rest.isEmpty
        }
        guard line.takeNode() else { return false }
        if line.rest.isEmpty { return true }
        if line.take(" -->|") || line.take(" -.->|") || line.take(" ==>|") {
            guard line.takeQuoted(), line.take("| ") else { return false }
        } else if !line.take(" --> "), !line.take(" -.-> "), !line.take(" ~~~ ") {
            return false
        }
        return line.takeNode() && line.rest.isEmpty
    }

    fileprivate var isOfSequence: Bool {
        var line = self
        guard line.take("    ") else { return false }
        for start in ["accTitle: ", "accDescr: "] where line.take(start) {
            return line.takeText(until: []) && line.rest.isEmpty
        }
        if text == "    end" { return true }
        if line.take("rect ") { return text == "    rect rgba(130, 80, 223, 0.15)" }
        if line.take("loop ") { return line.takeText(until: []) && line.rest.isEmpty }
        if line.take("participant ") {
            return line.takeWord("a"..."z", "A"..."Z") && line.take(" as ") && line.takeText(until: [])
                && line.rest.isEmpty
        }
        if line.take("Note over ") {
            guard line.takeWord("a"..."z", "A"..."Z") else { return false }
            if line.take(",") { guard line.takeWord("a"..."z", "A"..."Z") else { return false } }
        } else {
            guard line.takeWord("a"..."z", "A"..."Z"), line.take("->>") || line.take("-->>"),
                line.takeWord("a"..."z", "A"..."Z")
            else { return false }
        }
        return line.take(": ") && line.takeText(until: []) && line.rest.isEmpty
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest.removeFirst(text.unicodeScalars.count)
        return true
    }

    /// Takes a word of at least one letter.
    private mutating func takeWord(_ letters: ClosedRange<Unicode.Scalar>...) -> Bool {
        let word = rest.prefix { scalar in letters.contains { $0.contains(scalar) } }
        rest.removeFirst(word.count)
        return !word.isEmpty
    }

    /// Takes the id of a node, its label in one of the brackets, and its class.
    private mutating func takeNode() -> Bool {
        guard takeWord("a"..."z", "0"..."9") else { return false }
        for (opening, closing) in [("([", "])"), ("((", "))"), ("[", "]"), ("(", ")")] where take(opening) {
            guard takeQuoted(), take(closing) else { return false }
            break
        }
        return !take(":::") || takeWord("a"..."z")
    }

    private mutating func takeQuoted() -> Bool {
        take("\"") && takeText(until: ["\""]) && take("\"")
    }

    /// Takes text in which everything that means something is an entity code.
    private mutating func takeText(until end: Set<Unicode.Scalar>) -> Bool {
        while let scalar = rest.first, !end.contains(scalar) {
            if take("<br/>") || take("#quot;") { continue }
            if take("#") {
                guard takeWord("0"..."9"), take(";") else { return false }
                continue
            }
            guard !"\"#;<>&`*_~\\%{}@$^='".unicodeScalars.contains(scalar), !Self.isHidden(scalar) else { return false }
            rest.removeFirst()
        }
        return true
    }

    /// Takes a scalar of YAML in double quotes.
    private mutating func takeYAML() -> Bool {
        guard take("\"") else { return false }
        while let scalar = rest.popFirst(), scalar != "\"" {
            if scalar == "\\" { guard rest.first == "\"" || rest.first == "\\" else { return false } }
            if scalar == "\\" { rest.removeFirst() }
            if Self.isHidden(scalar) { return false }
        }
        return text.unicodeScalars.last == "\""
    }

    /// Whether a scalar ends a line, turns the rest of it around, or is none that XML allows.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069, 0xfdd0...0xfdef: true
        case let value: value & 0xfffe == 0xfffe
        }
    }
}
