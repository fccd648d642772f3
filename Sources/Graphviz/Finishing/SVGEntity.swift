/// The entities that XML knows without a document type.
enum SVGEntity {
    /// Whether one of them starts with the ampersand at an index.
    static func starts(at index: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(index + 1)...].prefix(10))
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return false }
        let name = UnsafeRawBufferPointer(rebasing: rest[..<end])
        if name.first == UInt8(ascii: "#") { return isCharacter(name.dropFirst()) }
        return names.contains { name.elementsEqual($0.utf8) }
    }

    private static let names = ["amp", "lt", "gt", "quot", "apos"]

    /// Whether digits name a character that may occur in XML.
    private static func isCharacter(_ digits: Slice<UnsafeRawBufferPointer>) -> Bool {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value) else {
            return false
        }
        return VisibleCharacter.sign(for: scalar) == scalar
    }
}
