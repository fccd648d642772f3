/// Makes file names from arbitrary text.
public enum FileName {
    /// The most bytes of a name; leaves room for what a caller puts after it.
    static let longest = 100

    /// A readable name that is allowed on every file system, and is always the same for the same text.
    ///
    /// Letters and digits of any script, `-`, `_` and `.` stay; every run of other characters becomes one `-`, so
    /// `1→2→(3)` is `1-2-3`. Invisible characters are removed, as are dots and dashes at either end. At most
    /// 100 bytes are kept, cut between characters; if none are left, the name is `trace`.
    ///
    /// Different texts may get the same name; ``OutputFolder`` refuses two files with the same name.
    public static func safe(from text: String) -> String {
        let cut = trimmed(shortened(trimmed(readable(text))))
        return cut.isEmpty ? "trace" : cut
    }

    /// The name that the files made of a JSON file share: that of the file without its ending.
    package static func base(ofFile path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return safe(from: name.hasSuffix(".json") ? String(name.dropLast(5)) : name)
    }

    /// As ``safe(from:)``, but different texts that are too long keep different names.
    ///
    /// What does not fit into `longest` bytes is cut and replaced by six digits that stand for the whole text.
    public static func distinct(from text: String, longest: Int) -> String {
        let name = safe(from: text)
        guard text.utf8.count > longest else { return name }
        return "\(trimmed(shortened(name, to: longest)))-\(digits(of: text))"
    }

    /// As ``safe(from:)``, but a text that is not already a valid name gets six digits that stand for it.
    public static func exact(from text: String) -> String {
        let name = safe(from: text)
        return name == text ? name : "\(name)-\(digits(of: text))"
    }

    /// Six digits that follow from a text: FNV-1a, folded to 24 bits.
    private static func digits(of text: String) -> String {
        let hash = hash(of: text)
        return digits(of: (hash >> 24) ^ (hash & 0xFF_FFFF), count: 6)
    }

    /// A number that follows from a text, the same on every machine: FNV-1a.
    package static func hash(of text: String) -> UInt32 {
        text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    /// A number in hexadecimal digits, with as many zeros before it as it takes.
    package static func digits(of number: some BinaryInteger, count: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: count - digits.count) + digits
    }

    private static func readable(_ text: String) -> String {
        var name = String.UnicodeScalarView()
        var endsInLetter = false
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            switch properties.generalCategory {
            case _ where properties.isDefaultIgnorableCodePoint:
                continue
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .decimalNumber, .letterNumber, .otherNumber:
                name.append(scalar)
                endsInLetter = true
            case .nonspacingMark, .spacingMark:
                // A mark belongs to the letter before it; without one it would sit on a dash.
                if endsInLetter { name.append(scalar) }
            case .control where !properties.isWhitespace:
                continue
            case _ where scalar == "_" || scalar == "." || (scalar == "-" && name.last != "-"):
                name.append(scalar)
                endsInLetter = false
            default:
                if name.last != "-" { name.append("-") }
                endsInLetter = false
            }
        }
        return String(name)
    }

    private static func trimmed(_ name: String) -> String {
        var scalars = Substring(name).unicodeScalars
        while let first = scalars.first, first == "." || first == "-" { scalars.removeFirst() }
        while let last = scalars.last, last == "." || last == "-" { scalars.removeLast() }
        return String(Substring(scalars))
    }

    private static func shortened(_ name: String, to longest: Int = longest) -> String {
        guard name.utf8.count > longest else { return name }
        let end = name.utf8.index(name.startIndex, offsetBy: longest)
        let short = name[..<(name.indices.prefix { $0 <= end }.last ?? end)]
        // One letter with a hundred accents: better some of them than no name.
        let scalars = name.unicodeScalars.indices.prefix { $0 <= end }.last ?? end
        return String(short.isEmpty ? name[..<scalars] : short)
    }
}
