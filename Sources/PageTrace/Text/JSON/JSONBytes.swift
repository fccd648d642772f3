import Paging

/// JSON under construction, byte by byte.
///
/// The bytes are those of Foundation's encoder with sorted keys and unescaped slashes, as a test verifies, but take a
/// tenth of the time: a long run writes a line for each step. Callers write keys in alphabetical order. Beyond what
/// JSON demands, it escapes characters that a terminal interprets or that reverse the text direction.
struct JSONBytes {
    private(set) var bytes: [UInt8]
    /// The position that was last marked.
    private(set) var place = 0
    private let isPretty: Bool
    private var depth = 0
    private var isFirst = true

    init(isPretty: Bool = false, capacity: Int = 0) {
        self.isPretty = isPretty
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// Continues after bytes that have already been written.
    init(after bytes: consuming [UInt8]) {
        isPretty = false
        self.bytes = bytes
    }

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

    /// Appends the key of a member, whose value follows.
    mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        word(key)
        bytes.append(UInt8(ascii: "\""))
        colon()
    }

    /// Appends a value that was made as a tree.
    mutating func tree(_ tree: JSONTree) {
        switch tree {
        case .raw(let text): bytes.append(contentsOf: text.utf8)
        case .string(let text): string(text)
        case .list(let elements): list(elements) { $1.tree($0) }
        case .object(let members):
            object { json in
                for member in members.sorted(by: { $0.key < $1.key }) {
                    json.separate()
                    json.string(member.key)
                    json.colon()
                    json.tree(member.value)
                }
            }
        case .open(let tree): self.tree(tree)
        }
    }

    /// Appends a JSON literal, such as `null`.
    mutating func word(_ word: StaticString) { bytes.write(word) }

    mutating func mark() { place = bytes.count }

    mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

    mutating func number(_ value: Int) { bytes.write(number: value) }

    mutating func decimal(_ value: Double) { bytes.write(text: Wording.plain(value)) }

    mutating func string(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        let isPlain = text.withUTF8 { utf8 in
            guard !utf8.contains(where: Self.isSuspect) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain {
            for scalar in text.unicodeScalars { escape(scalar) }
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
    /// Whether a byte is, or begins, something that may have to be escaped.
    private static func isSuspect(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
        default: false
        }
    }

    /// Appends a scalar, escaped if JSON demands it, or if a terminal interprets it or it changes the text direction.
    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": word("\\\"")
        case "\\": word("\\\\")
        case "\u{8}": word("\\b")
        case "\t": word("\\t")
        case "\n": word("\\n")
        case "\u{C}": word("\\f")
        case "\r": word("\\r")
        case "\0"..."\u{1F}":
            word(scalar.value < 0x10 ? "\\u000" : "\\u001")
            bytes.append(contentsOf: String(scalar.value % 16, radix: 16).utf8)
        case _ where Wording.isInvisible(scalar):
            let digits = String(scalar.value, radix: 16, uppercase: true)
            word("\\u")
            bytes.append(contentsOf: (String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        default: bytes.append(contentsOf: Character(scalar).utf8)
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

    /// Separates a key from its value.
    private mutating func colon() {
        // A byte is appended faster than a word, and a walk of a million steps has a hundred million keys.
        if isPretty { word(" : ") } else { bytes.append(UInt8(ascii: ":")) }
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
