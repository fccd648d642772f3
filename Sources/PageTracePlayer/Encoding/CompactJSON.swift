import PageTrace

/// JSON under construction, without a space, which can be inside a `<script>` element.
///
/// No string in it can end that element or begin a comment of HTML: `<` is always escaped. So is what turns the direction
/// of a line, for those who read the file.
struct CompactJSON {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init(_ write: (inout CompactJSON) -> Void = { _ in }) { write(&self) }

    /// Appends a value that is JSON already.
    mutating func raw(_ json: [UInt8]) {
        separate()
        bytes += json
    }

    /// Appends an object; the closure writes its members.
    mutating func object(_ members: (inout CompactJSON) -> Void) {
        enclose("{", "}", members)
    }

    /// Appends a list; the closure writes its elements.
    mutating func list(_ elements: (inout CompactJSON) -> Void) {
        enclose("[", "]", elements)
    }

    /// Appends a list; the closure writes one element.
    mutating func list<Elements: Sequence>(
        _ elements: Elements, _ write: (Elements.Element, inout CompactJSON) -> Void
    ) {
        list { json in
            for element in elements { write(element, &json) }
        }
    }

    mutating func list(_ numbers: some Sequence<Int>) { list(numbers) { $1.number($0) } }

    /// Appends the key of a member, whose value follows.
    mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Appends a member; the closure writes its value.
    mutating func member(_ key: String, _ value: (inout CompactJSON) -> Void) {
        self.key(key)
        value(&self)
    }

    mutating func number(_ value: Int) {
        separate()
        bytes += value.description.utf8
    }

    mutating func number(_ value: Double) {
        separate()
        bytes += (value.isFinite ? value.description : "0").utf8
    }

    mutating func bool(_ value: Bool) { number(value ? 1 : 0) }

    mutating func null() {
        separate()
        bytes += "null".utf8
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(UInt8(ascii: scalar))
            case _ where scalar == "<" || Wording.isInvisible(scalar):
                let digits = String(scalar.value, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func enclose(
        _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout CompactJSON) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: opening))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: closing))
        needsComma = true
    }
}
