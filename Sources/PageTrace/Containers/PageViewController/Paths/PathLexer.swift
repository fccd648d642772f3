import Paging

/// Cuts a path into its tokens, one at a time.
struct PathLexer {
    private let scalars: Substring.UnicodeScalarView
    private var rest: Substring.UnicodeScalarView
    private let length: Int

    init(_ text: String) {
        scalars = Substring(text).unicodeScalars
        rest = scalars
        length = text.utf8.count
    }

    /// The number of bytes read so far.
    ///
    /// Kept up to date as it goes, because recounting for every token would take quadratic time.
    private var offset = 0

    mutating func next() throws(Problem) -> PathToken {
        skipSpace()
        let start = offset
        guard let first = rest.first else { return PathToken(kind: .end, offset: start) }
        if first == "]" { return PathToken(kind: .rounds(try rounds()), offset: start) }
        if let (kind, width) = mark {
            for _ in 0..<width { rest.first.map { take($0) } }
            return PathToken(kind: kind, offset: start)
        }
        let page: PageReference = first == "\"" ? .name(try quotedName()) : try bareName()
        return PathToken(kind: .page(page), offset: start)
    }

    /// The mark at the position and its number of characters; nil if a name begins or continues.
    private var mark: (PathToken.Kind, Int)? {
        let second = rest.dropFirst().first
        switch rest.first {
        case "→": return (.swipe, 1)
        case "⇒": return (.set, 1)
        case "←": return (.left, 1)
        case "<" where second == "-": return (.left, 2)
        case "-" where second == ">": return (.swipe, 2)
        case "=" where second == ">": return (.set, 2)
        case "(": return (.opening, 1)
        case ")": return (.closing, 1)
        case "~": return (.skip, 1)
        case "[": return (.repetition, 1)
        // This only ends a name; the number of rounds follows it.
        case "]": return (.rounds(1), 1)
        default: return nil
        }
    }

    /// A closing bracket, and the number of rounds after it.
    private mutating func rounds() throws(Problem) -> Int {
        take("]")
        skipSpace()
        let advice = "Say how often, at least once: [2→1]×25, or ]x25, or ]*25."
        guard let sign = rest.first, ["×", "x", "X", "*"].contains(sign) else {
            throw Problem(.offset(offset), "a repetition that does not say how often", advice: advice)
        }
        take(sign)
        skipSpace()
        let start = offset
        var digits = String.UnicodeScalarView()
        while let scalar = rest.first, mark == nil, !scalar.properties.isWhitespace {
            digits.append(scalar)
            take(scalar)
        }
        guard digits.contains(where: { $0 != "0" }), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
            let found = digits.isEmpty ? "nothing" : Wording.quoted(String(digits))
            throw Problem(
                .offset(start), "a repetition happens a whole number of times; found \(found)", advice: advice)
        }
        // A number that is too large exceeds every limit, and is refused as such.
        return Int(String(digits)) ?? .max
    }

    private mutating func skipSpace() {
        while let space = rest.first, space.properties.isWhitespace { take(space) }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        rest.removeFirst()
        offset += UTF8.width(scalar)
    }

    /// An unquoted name, up to the next mark, without surrounding spaces.
    ///
    /// A name of only digits is a number.
    private mutating func bareName() throws(Problem) -> PageReference {
        let start = offset
        var name = String.UnicodeScalarView()
        while let scalar = rest.first, mark == nil {
            guard scalar != "\"" else {
                throw Problem(
                    .offset(offset), "a quote inside a name",
                    advice: "Put the whole name in quotes, with \\\" for a quote.")
            }
            name.append(scalar)
            take(scalar)
        }
        while let last = name.last, last.properties.isWhitespace { name.removeLast() }
        guard name.allSatisfy({ ("0"..."9").contains($0) }) else { return .name(String(name)) }
        guard let number = Int(String(name)) else {
            throw Problem(
                .offset(start),
                "\(Wording.quoted(String(name))) is too large for a page number",
                advice: "To use it as a name, put it in double quotes.")
        }
        return .number(number)
    }

    /// A name in double quotes, in which a backslash escapes a quote or a backslash.
    private mutating func quotedName() throws(Problem) -> String {
        let start = offset
        var name = String.UnicodeScalarView()
        take("\"")
        while let scalar = rest.first {
            let place = offset
            take(scalar)
            switch scalar {
            case "\"": return String(name)
            case "\\":
                guard let escaped = rest.first, escaped == "\"" || escaped == "\\" else {
                    throw Problem(
                        .offset(place),
                        "a backslash that begins no escape",
                        advice: "In a quoted name, write \\\" for a quote and \\\\ for a backslash.")
                }
                take(escaped)
                name.append(escaped)
            default: name.append(scalar)
            }
        }
        throw Problem(.offset(start), "a quoted name without an end", advice: "Close it with a double quote.")
    }
}

/// A token of a path, and where it begins, in UTF-8 bytes.
struct PathToken {
    enum Kind: Hashable {
        /// `→` or `->`
        case swipe
        /// `⇒` or `=>`
        case set
        /// `←` or `<-`, which no path has
        case left
        case opening
        case closing
        /// `~`
        case skip
        /// `[`
        case repetition
        /// `]×25`, `]x25` or `]*25`
        case rounds(Int)
        case page(PageReference)
        case end
    }

    var kind: Kind
    var offset: Int

    /// The token in words, for messages.
    var description: String {
        switch kind {
        case .swipe: "→"
        case .set: "⇒"
        case .left: "←"
        case .opening: "\"(\""
        case .closing: "\")\""
        case .skip: "\"~\""
        case .repetition: "\"[\""
        case .rounds: "\"]\""
        case .page(.name(let name)): "the page " + Wording.quoted(name)
        case .page(.number(let number)): "the page \(number)"
        case .end: "the end of the path"
        }
    }
}
