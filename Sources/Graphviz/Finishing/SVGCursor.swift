/// A place in SVG as libgvc writes it: `<tag name="value">`, with every `<` and `>` outside of tags escaped.
struct SVGCursor {
    /// An attribute that does not stay as it is, and what comes before it.
    struct Attribute {
        enum Kind { case generatedID, fontFamily, transparentStroke, dots }
        let kind: Kind
        let before: UnsafeRawBufferPointer
        let value: UnsafeRawBufferPointer
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }
    var remainder: UnsafeRawBufferPointer { slice(position, bytes.count) }

    func peek(_ text: StaticString) -> Bool { peek(text, at: position) }

    mutating func advance(_ count: Int) { position += count }

    /// Moves to the start of the text; false, and to the end, if it does not come.
    mutating func skip(to text: StaticString) -> Bool {
        while position < bytes.count && !peek(text) { position += 1 }
        return position < bytes.count
    }

    mutating func skip(past text: StaticString) -> Bool {
        guard skip(to: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    mutating func text() -> UnsafeRawBufferPointer { read { $0 != UInt8(ascii: "<") } }

    /// Reads a tag with both of its brackets, and what is before it.
    mutating func tag() -> UnsafeRawBufferPointer {
        let start = position
        _ = read { $0 != UInt8(ascii: ">") }
        position = min(position + 1, bytes.count)
        return slice(start, position)
    }

    /// Within a tag: moves behind the next attribute that is to be changed; nil if there is none.
    mutating func nextAttribute() -> Attribute? {
        let start = position
        while position < bytes.count {
            // Every attribute stands behind a space; values are in quotes, and quotes in values are escaped.
            if bytes[position] == UInt8(ascii: "\"") {
                position += 1
                _ = read { $0 != UInt8(ascii: "\"") }
            } else if bytes[position] == UInt8(ascii: " "), let kind = kind(at: position) {
                let before = slice(start, position)
                _ = read { $0 != UInt8(ascii: "\"") }
                position = min(position + 1, bytes.count)
                let value = read { $0 != UInt8(ascii: "\"") }
                position = min(position + 1, bytes.count)
                return Attribute(kind: kind, before: before, value: value)
            }
            position += 1
        }
        position = start
        return nil
    }

    private func kind(at index: Int) -> Attribute.Kind? {
        if peek(" id=\"", at: index) { return .generatedID }
        if peek(" font-family=\"", at: index) { return .fontFamily }
        if peek(" stroke=\"transparent\"", at: index) { return .transparentStroke }
        if peek(" stroke-dasharray=\"1,5\"", at: index) { return .dots }
        return nil
    }

    private mutating func read(while condition: (UInt8) -> Bool) -> UnsafeRawBufferPointer {
        let start = position
        while position < bytes.count && condition(bytes[position]) { position += 1 }
        return slice(start, position)
    }

    private func peek(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private func slice(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[min(start, end)..<end])
    }
}
