/// A text with places in double braces, such as `{{title}}`, each of which is filled once.
///
/// What is filled in is not looked at again: a page called `{{log}}` stays what it is.
struct Template {
    let text: [UInt8]

    /// The text with its places filled; with nothing if they are not named.
    func filled(with values: [String: [UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let start = rest.firstRange(of: Array("{{".utf8)),
            let end = rest[start.upperBound...].firstRange(of: Array("}}".utf8))
        {
            bytes += rest[..<start.lowerBound]
            bytes += values[String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)] ?? []
            rest = rest[end.upperBound...]
        }
        return bytes + rest
    }
}

/// Text as HTML shows it: what could begin an element, an entity or the end of an attribute is escaped.
enum Markup {
    static func escaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            default: bytes.append(byte)
            }
        }
        return bytes
    }
}
