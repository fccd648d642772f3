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
    case trace, with, repair, names, path, pages, title, diagram, steps, fold, format, width, theme, font, mono, lang
    case animate, page, live, caption, alt, image

    static var list: String { "The keys are \(allCases.map(\.rawValue).joined(separator: ", "))." }

    fileprivate var about: String {
        switch self {
        case .trace: "a trace file; its path is relative to the Markdown file"
        case .with: "a second trace file, drawn beside the first"
        case .repair: "\"yes\" draws the smallest repair that is found beside the mistake, both in the walk to it"
        case .names: "what the two are called: names=\"Mistake,Repair\""
        case .path: "a walk instead, such as path=\"1→2→(3)\""
        case .pages: "the pages of that walk, if more than it visits: pages=\"4\", or named: pages=\"Home,News\""
        case .title: "the title of that walk"
        case .diagram: "flow (the default), calls, cache or states"
        case .steps: "only these: steps=\"120-180\", \"120-\", \"-180\" or \"120\""
        case .fold: "\"no\" draws every step; else a stretch that repeats is drawn once"
        case .format: "svg (the default) or png"
        case .width:
            "a second drawing for narrow screens, this wide in points, also of two traces: width=\"360\", from 320 to 600"
        case .theme: "automatic (the default), light or dark"
        case .font: "a family of typefaces for text, before the usual ones: font=\"Source Sans 3\""
        case .mono: "one for code: mono=\"JetBrains Mono\""
        case .lang: "the language of words that are added: en (the default), ja or ru"
        case .animate: "\"yes\" draws a phone that goes through the walk, and no diagram"
        case .page: "\"yes\" adds a link to a page to step through, beside the image"
        case .live: "\"yes\" adds a link to a page that also answers to a finger"
        case .caption: "a line below the image"
        case .alt: "the text for readers who do not see it; by default, what happens"
        case .image: "where the image goes instead: image=\"Diagrams/first.svg\""
        }
    }
}

extension Place {
    /// The keys that it can have, as lines of a help text: each with what it is for.
    package static var help: [(key: String, about: String)] { MarkerKey.allCases.map { ($0.rawValue, $0.about) } }
}
