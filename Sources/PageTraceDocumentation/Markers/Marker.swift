/// What a comment is to pagetrace.
enum Marker: Hashable {
    /// It asks for a diagram; the keys begin at this position of its content.
    case begin(Int)
    case end
    /// It was probably meant as a marker.
    case broken(String, advice: String)

    static let example = "<!-- pagetrace: trace=\"trace.json\" -->"
    static let endExample = "<!-- /pagetrace -->"

    private static let name = Array("pagetrace".utf8)

    /// Looks at the content of a comment; nil if it is any other comment.
    init?(_ content: [UInt8]) {
        let start = content.firstIndex { !Self.isSpace($0) } ?? content.count
        let isEnd = start < content.count && content[start] == UInt8(ascii: "/")
        var position = isEnd ? start + 1 : start
        if isEnd { while position < content.count, Self.isSpace(content[position]) { position += 1 } }
        let word = content[position...].prefix { Self.isLetter($0) }
        guard word.map({ $0 | 0x20 }) == Self.name else { return nil }
        let rest = content[(position + word.count)...]
        let next = rest.first { !Self.isSpace($0) }
        if isEnd {
            self =
                next == nil && Array(word) == Self.name
                ? .end : .broken("the end marker is not spelled so", advice: "It is \(Self.endExample).")
        } else if rest.first == UInt8(ascii: ":") {
            self =
                Array(word) == Self.name
                ? .begin(rest.startIndex + 1)
                : .broken("a marker is written in small letters", advice: "Write \(Self.example).")
        } else if next == nil || next == UInt8(ascii: ":") || Self.hasKey(rest) {
            self = .broken("there is no colon right after pagetrace", advice: "A marker is \(Self.example).")
        } else {
            return nil
        }
    }

    /// Whether words after the name look like the keys of a marker; prose about pagetrace is not a marker.
    private static func hasKey(_ rest: ArraySlice<UInt8>) -> Bool {
        let word = rest.drop { isSpace($0) }
        return word.drop { isLetter($0) }.first == UInt8(ascii: "=") && isSpace(rest.first ?? 0)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}

enum MarkerKey: String, CaseIterable {
    case trace, with, names, path, pages, title, diagram, steps, fold, format, theme, lang, animate, page, live
    case caption, alt, image

    static var list: String { "The keys are \(allCases.map(\.rawValue).joined(separator: ", "))." }
}
