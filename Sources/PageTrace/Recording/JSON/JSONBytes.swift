/// JSON under construction, byte by byte.
///
/// The bytes are those of Foundation's encoder with sorted keys and plain slashes, which a test compares, at a tenth of
/// its time: a long run writes a line for each step. Keys come in alphabetical order because they are written so.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var depth = 0
    private var isFirst = true

    init(isPretty: Bool = false, capacity: Int = 0) {
        self.isPretty = isPretty
        bytes.reserveCapacity(capacity)
    }

    /// The text so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends an object; the closure writes its members.
    mutating func object(_ members: (inout JSONBytes) -> Void) {
        begin(UInt8(ascii: "{"))
        members(&self)
        end(UInt8(ascii: "}"))
    }

    /// Appends a list; the closure writes one element.
    mutating func list<Element>(_ elements: [Element], _ write: (Element, inout JSONBytes) -> Void) {
        begin(UInt8(ascii: "["))
        for element in elements {
            separate()
            write(element, &self)
        }
        end(UInt8(ascii: "]"))
    }

    /// Appends a list of strings.
    mutating func list(_ strings: [String]) {
        list(strings) { $1.string($0) }
    }

    /// Appends the key of a member, whose value follows.
    mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        word(key)
        bytes.append(UInt8(ascii: "\""))
        if isPretty {
            word(" : ")
        } else {
            bytes.append(UInt8(ascii: ":"))
        }
    }

    /// Appends a word of JSON, such as `null`.
    mutating func word(_ word: StaticString) {
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func bool(_ value: Bool) {
        word(value ? "true" : "false")
    }

    mutating func number(_ value: Int) {
        if 0..<10 ~= value {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
        } else {
            bytes.append(contentsOf: value.description.utf8)
        }
    }

    mutating func string(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            if utf8.contains(where: Self.isEscaped) {
                for byte in utf8 { escape(byte) }
            } else {
                bytes.append(contentsOf: utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Ends a line of JSON lines, or the file.
    mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
        isFirst = true
    }
}

extension JSONBytes {
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): word("\\\"")
        case UInt8(ascii: "\\"): word("\\\\")
        case 0x08: word("\\b")
        case 0x09: word("\\t")
        case 0x0A: word("\\n")
        case 0x0C: word("\\f")
        case 0x0D: word("\\r")
        case 0..<0x20:
            word(byte < 0x10 ? "\\u000" : "\\u001")
            bytes.append(contentsOf: String(byte % 16, radix: 16).utf8)
        default: bytes.append(byte)
        }
    }

    private mutating func begin(_ bracket: UInt8) {
        bytes.append(bracket)
        if isPretty { bytes.append(UInt8(ascii: "\n")) }
        depth += 1
        isFirst = true
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        isFirst = false
        if isPretty {
            bytes.append(UInt8(ascii: "\n"))
            indent()
        }
        bytes.append(bracket)
    }

    /// Begins a member or an element.
    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if isPretty {
            if !isFirst { bytes.append(UInt8(ascii: "\n")) }
            indent()
        }
        isFirst = false
    }

    private mutating func indent() {
        for _ in 0..<depth { word("  ") }
    }
}
