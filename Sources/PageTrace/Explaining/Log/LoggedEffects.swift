import Paging

/// What a function of the app did to the container, one effect after the other, as pagetrace writes it behind the name
/// of the function: `tap Delete: remove B, set C, update title`.
struct LoggedEffects {
    /// The function with the effects of which the container takes notice; sets have no pages yet.
    private(set) var function: LoggedFunction
    /// The names of the pages of each set, in order.
    private(set) var pages: [[String]] = []
    /// Where the effects end in the heading: the pages from which the function led to others come behind them.
    private(set) var end = 0

    /// The effects in the words of a recording.
    init(_ words: [String], of function: String, limits: TraceLimits) {
        self.function = LoggedFunction(words: function, effects: [])
        // An effect without a call changed nothing.
        for words in words where !words.ends(with: "no call") {
            if let (set, names) = Self.set(words, limits) {
                self.function.effects.append(.set(set))
                pages.append(names)
                continue
            }
            switch LoggedAct(heading: words) {
            case .list: self.function.effects.append(.list)
            case .oneOf(let gestures): self.function.effects.append(.oneOf(gestures))
            case .set, .shows, .leads, .function, .losing, nil: break
            }
        }
    }

    /// The effects in the heading of a step; nil if it has none.
    init?(heading: String, limits: TraceLimits) {
        let bytes = Array(heading.utf8)
        // The name of the function may have a colon in it.
        for colon in LogHeading.places(of: ": ", in: bytes, 0..<bytes.count) {
            let (parts, end) = Self.parts(bytes[(colon + 2)...])
            guard let first = parts.first, Self.beginnings.contains(where: first.begins(with:)) else { continue }
            var words: [String] = []
            for part in parts {
                let begins = Self.beginnings.contains(where: part.begins(with:))
                words.append(begins ? part : "\(words.removeLast()), \(part)")
            }
            let function = String(decoding: bytes[..<colon], as: UTF8.self)
            self.init(words, of: function, limits: limits)
            self.end = end
            return
        }
        return nil
    }

    /// What stands between commas, and where it ends: at the two blanks before the pages from which the function led to
    /// others, but not at those in quotes.
    private static func parts(_ bytes: ArraySlice<UInt8>) -> (parts: [String], end: Int) {
        var parts: [[UInt8]] = [[]]
        var (isQuoted, isEscaped) = (false, false)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let rest = bytes[place...]
            if !isQuoted, rest.starts(with: "  ".utf8) {
                // Behind a set without pages there is one blank more.
                let blanks = rest.prefix { $0 == UInt8(ascii: " ") }
                parts[parts.count - 1] += blanks.dropFirst(2)
                break
            }
            if !isQuoted, rest.starts(with: ", ".utf8) {
                parts.append([])
                place += 2
                continue
            }
            if bytes[place] == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
            isEscaped = isQuoted && bytes[place] == UInt8(ascii: "\\") && !isEscaped
            parts[parts.count - 1].append(bytes[place])
            place += 1
        }
        return (parts.map { String(decoding: $0, as: UTF8.self) }, place)
    }

    private static let beginnings =
        GestureRecord.Kind.listChanges.map(\.words) + [
            "set ", "assign the data source", "turn scrolling ", "update ", "raise the busy flag",
            "lower the busy flag", "want ",
        ]

    /// A set and the names of its pages, nil if the words are those of something else.
    private static func set(_ words: String, _ limits: TraceLimits) -> (set: PageSet<PageNumber>, names: [String])? {
        guard words.begins(with: "set ") else { return nil }
        var set = PageSet<PageNumber>([])
        var bytes = Array(words.utf8.dropFirst("set ".utf8.count))
        for side in Direction.allCases where words.ends(with: " animated \(side)") {
            set = PageSet([], direction: side, isAnimated: true)
            bytes.removeLast(" animated \(side)".utf8.count)
        }
        // Of a set without pages, which raises, nothing follows.
        if bytes.isEmpty { return (set, []) }
        guard let names = LogHeading.names(LogScanner(bytes, 0..<bytes.count), limits), !names.isEmpty else {
            return nil
        }
        return (set, names)
    }
}

/// Compared as bytes: with a combining character behind it, a blank would be part of another character.
extension String {
    fileprivate func begins(with text: String) -> Bool { utf8.starts(with: text.utf8) }
    fileprivate func ends(with text: String) -> Bool { utf8.reversed().starts(with: text.utf8.reversed()) }
}

extension GestureRecord.Kind {
    /// What the gesture changes in the list: itself, or what a function of the app does, as its words say it.
    package var changesOfList: [ListChange] {
        switch self {
        case .list(let change): [change]
        case .act(_, let effects): effects.compactMap(Self.listChange)
        default: []
        }
    }

    private static func listChange(_ words: String) -> ListChange? {
        guard let (start, make) = listChanges.first(where: { words.begins(with: $0.words) }) else { return nil }
        var rest = Array(words.utf8.dropFirst(start.utf8.count))
        var position = 1
        if case .insert = make([], 0), let end = words.split(separator: " at ").last, let number = Int(end) {
            position = number
            rest.removeLast(" at ".utf8.count + end.utf8.count)
        }
        return LogHeading.names(LogScanner(rest, 0..<rest.count), TraceLimits()).map { make($0, position) }
    }
}
