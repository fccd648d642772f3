/// Finds where a value is written in a JSON text.
///
/// Each lookup goes through the text again, which needs no table of positions and costs little if the path begins near
/// its end. The text must have passed ``JSONScanner``; for any other text, the worst that can happen is a wrong
/// position.
struct JSONLocator {
    let bytes: [UInt8]

    /// Where a value and its key begin, the value twice if it has no key; of what is around it if there is none.
    func find(_ path: JSONPath) -> (key: Int, value: Int) {
        var position = skippingSpace(path.start)
        var key = position
        for step in path.steps {
            let value = JSONValue(bytes: bytes, offset: position)
            let found: (key: Int, value: Int)? =
                switch step {
                case .key(let name): value.members?.first { $0.key == name }.map { ($0.offset, $0.value.offset) }
                case .index(let index):
                    value.elements?.dropFirst(index).first { _ in true }.map { ($0.offset, $0.offset) }
                }
            guard let found else { return (position, position) }
            (key, position) = found
        }
        return (key, position)
    }

    /// Where the value or key after a value begins, or the bracket that closes.
    func next(afterValueAt start: Int) -> Int {
        let end = skippingSpace(skippingValue(start))
        return byte(end) == UInt8(ascii: ",") ? skippingSpace(end + 1) : end
    }

    func skippingValue(_ start: Int) -> Int {
        var position = start
        var depth = 0
        repeat {
            switch byte(position) {
            case UInt8(ascii: "\""):
                position = JSONText.end(ofStringAt: position, in: bytes)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                position += 1
            case let other? where depth > 0 || JSONScanner.endsWord(other):
                position += 1
            default:
                while let letter = byte(position), !JSONScanner.endsWord(letter) { position += 1 }
            }
        } while depth > 0 && position < bytes.count
        return position
    }

    func skippingSpace(_ start: Int) -> Int {
        var position = start
        while let byte = byte(position), JSONScanner.isSpace(byte) { position += 1 }
        return position
    }

    private func byte(_ position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }
}
