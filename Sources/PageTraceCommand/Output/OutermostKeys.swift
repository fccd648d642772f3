/// The keys of the outermost object of JSON, as far as its first bytes tell.
///
/// A recording can be much larger than the part of it that is read, so it cannot be parsed as a whole.
enum OutermostKeys {
    /// A key, and the first byte of its value.
    struct Key: Hashable {
        let name: String
        let start: UInt8
    }

    /// The keys of the first object in their order; none if the bytes do not begin with an object.
    static func of(_ bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var depth = 0
        var name: String?
        var isValue = false
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if isSpace(byte) { continue }
            guard depth > 0 || byte == UInt8(ascii: "{") else { return [] }
            if isValue, let key = name {
                keys.append(Key(name: key, start: byte))
                (name, isValue) = (nil, false)
            }
            switch byte {
            case UInt8(ascii: "\""):
                let end = end(ofStringAt: position, in: bytes)
                if depth == 1 { name = String(decoding: bytes[position..<end], as: UTF8.self) }
                position = end + 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return keys }
            case UInt8(ascii: ":"): isValue = depth == 1
            default: break
            }
        }
        return keys
    }

    private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
        var position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(position, bytes.count)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
    }
}
