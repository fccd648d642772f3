/// Bytes as text of 64 letters (RFC 4648), for hashes and for pictures inside the page.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The letters, filled up with `=` to a multiple of four.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let end = min(start + 3, bytes.count)
            let group = bytes[start..<end].reduce(0) { $0 << 8 | Int($1) } << (8 * (start + 3 - end))
            for place in 0..<4 {
                text.append(place > end - start ? UInt8(ascii: "=") : letters[group >> (18 - 6 * place) & 63])
            }
        }
        return text
    }
}
