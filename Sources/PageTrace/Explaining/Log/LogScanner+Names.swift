extension LogScanner {
    /// Reads the name of a page.
    ///
    /// `Optional("Second")` is what Swift prints of a title that nobody has unwrapped.
    mutating func name(_ limits: TraceLimits) throws(Problem) -> String {
        let beginning = position
        let wrapper = Array("Optional(".utf8)
        if bytes[position..<end].starts(with: wrapper) {
            position += wrapper.count
            let name = try name(limits)
            skipBlanks()
            guard read(")") else {
                throw Problem(
                    .offset(beginning), "\"Optional(\" is never closed", advice: "Put a \")\" behind the name.")
            }
            return name
        }
        let name = read("\"") ? try quotedName() : plainName()
        try NameRule.check(name, "a page's name", at: .offset(beginning), limits: limits)
        return name
    }

    /// A name without quotes ends before what means something else, and before two spaces.
    private mutating func plainName() -> String {
        let beginning = position
        var last = position
        while position < end {
            let byte = bytes[position]
            if "\"\\,|[]()".utf8.contains(byte) || isArrow { break }
            if Self.isBlank(byte) {
                guard byte == UInt8(ascii: " "), position + 1 < end, !Self.isBlank(bytes[position + 1]) else { break }
                // A description in angle brackets ends before an answer: `<Page: 0x600> -> nil`.
                let isDescription = bytes[beginning] == UInt8(ascii: "<") && bytes[last - 1] == UInt8(ascii: ">")
                if isDescription, bytes[(position + 1)..<end].starts(with: "->".utf8) { break }
                position += 1
            } else {
                position += 1
                last = position
            }
        }
        position = last
        return String(decoding: bytes[beginning..<last], as: UTF8.self)
    }

    private var isArrow: Bool { bytes[position] == 0xE2 && bytes[position..<end].starts(with: "→".utf8) }

    /// The name up to the second quote, with what is escaped in it: the opposite of ``PageName/quoted(_:)``.
    private mutating func quotedName() throws(Problem) -> String {
        let beginning = position - 1
        var name: [UInt8] = []
        while position < end {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: name, as: UTF8.self)
            case UInt8(ascii: "\\"): name += try escaped()
            default: name.append(byte)
            }
        }
        throw Problem(
            .offset(beginning), "the quotes are never closed", advice: "Put a second \" behind the name.")
    }

    private mutating func escaped() throws(Problem) -> [UInt8] {
        let beginning = position - 1
        if read("\"") { return [UInt8(ascii: "\"")] }
        if read("\\") { return [UInt8(ascii: "\\")] }
        if read("n") { return [UInt8(ascii: "\n")] }
        if read("t") { return [UInt8(ascii: "\t")] }
        if read("u"), read("{"), let close = bytes[position..<end].prefix(9).firstIndex(of: UInt8(ascii: "}")),
            let code = UInt32(String(decoding: bytes[position..<close], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(code)
        {
            position = close + 1
            return Array(String(scalar).utf8)
        }
        throw Problem(
            .offset(beginning), "there is no such escape", advice: #"Those in names are \" \\ \n \t and \u{202E}."#)
    }
}
