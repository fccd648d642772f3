/// A text with places in double braces, such as `{{title}}`, each of which is filled once.
///
/// What is filled in is not looked at again: a page called `{{log}}` stays what it is.
struct Template {
    private enum Piece {
        case text(ArraySlice<UInt8>)
        case place(String)
    }

    private var pieces: [Piece] = []

    init(_ text: [UInt8]) {
        var rest = text[...]
        while let start = rest.firstRange(of: Array("{{".utf8)),
            let end = rest[start.upperBound...].firstRange(of: Array("}}".utf8))
        {
            pieces.append(.text(rest[..<start.lowerBound]))
            pieces.append(.place(String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)))
            rest = rest[end.upperBound...]
        }
        pieces.append(.text(rest))
    }

    /// The text with its places filled.
    ///
    /// - Parameter values: What is at each place; nothing if it is not named.
    func filled(with values: [String: [UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .text(let text): bytes += text
            case .place(let name): bytes += values[name] ?? []
            }
        }
        return bytes
    }
}
