/// Well-formed UTF-8, as the Unicode standard defines it in table 3-7: no overlong forms, no surrogates.
enum UTF8Sequence {
    /// The number of bytes of the scalar that begins at a position, nil if the bytes are not UTF-8.
    static func length(at position: Int, in bytes: [UInt8]) -> Int? {
        let first = bytes[position]
        let second: ClosedRange<UInt8>
        let length: Int
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: return nil
        }
        guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
        for index in (position + 1)..<(position + length) where bytes[index] & 0b1100_0000 != 0b1000_0000 {
            return nil
        }
        return length
    }
}
