import Paging

/// What a function of the app did to the container, one effect after the other, as pagetrace writes it behind the name
/// of the function: `tap Delete: remove B, set C, update title`.
struct LoggedEffects {
    /// The effects of which the container takes notice, each with what can be the pages of a set.
    private(set) var acts: [(act: LoggedAct, pages: [[String]])] = []

    /// The effects in the words of a recording.
    init(_ words: [String], limits: TraceLimits) {
        // An effect without a call changed nothing.
        for words in words where !words.ends(with: "no call") {
            if let pages = Self.pages(ofSet: words, limits) {
                acts.append((.set([], .unknown), [pages]))
            } else if let act = LoggedAct(heading: words) {
                acts.append((act, []))
            }
        }
    }

    /// The effects in the heading of a step; nil if it has none.
    init?(heading: String, limits: TraceLimits) {
        let bytes = Array(heading.utf8)
        // The name of the function may have a colon in it.
        for colon in LogHeading.places(of: ": ", in: bytes, 0..<bytes.count) {
            let parts = Self.parts(bytes[(colon + 2)...])
            guard let first = parts.first, Self.beginnings.contains(where: first.begins(with:)) else { continue }
            var words: [String] = []
            for part in parts {
                let begins = Self.beginnings.contains(where: part.begins(with:))
                words.append(begins ? part : "\(words.removeLast()), \(part)")
            }
            self.init(words, limits: limits)
            return
        }
        return nil
    }

    /// What stands between commas, up to the two blanks before the pages from which the function led to others; not in
    /// quotes.
    private static func parts(_ bytes: ArraySlice<UInt8>) -> [String] {
        var parts: [[UInt8]] = [[]]
        var (isQuoted, isEscaped) = (false, false)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let rest = bytes[place...]
            if !isQuoted, rest.starts(with: "  ".utf8) { break }
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
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The effects of a function that leads to these pages: the words of its only set name the page of which a copy may
    /// be shown.
    func acts(leadingTo shown: [String]?) -> [(act: LoggedAct, pages: [[String]])] {
        guard let shown, acts.count(where: { !$0.pages.isEmpty }) == 1 else { return acts }
        return acts.map { act, readings in
            let isCopy = readings.first.map { pages in
                pages.count == shown.count && zip(pages, shown).allSatisfy { $1.begins(with: "\($0) #") }
            }
            return (act, isCopy == true ? [shown] : readings)
        }
    }

    private static let beginnings = [
        "append ", "prepend ", "insert ", "remove ", "replace the list by", "set ", "assign the data source",
        "turn scrolling ",
        "update ",
        "raise the busy flag", "lower the busy flag", "want ",
    ]

    /// The pages of a set, nil if the words are those of something else.
    private static func pages(ofSet words: String, _ limits: TraceLimits) -> [String]? {
        guard words.begins(with: "set ") else { return nil }
        var bytes = Array(words.utf8.dropFirst("set ".utf8.count))
        for side in Direction.allCases where words.ends(with: " animated \(side)") {
            bytes.removeLast(" animated \(side)".utf8.count)
        }
        let names = LogHeading.names(LogScanner(bytes, 0..<bytes.count), limits)
        return names.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Compared as bytes: with a combining character behind it, a blank would be part of another character.
extension String {
    fileprivate func begins(with text: String) -> Bool { utf8.starts(with: text.utf8) }
    fileprivate func ends(with text: String) -> Bool { utf8.reversed().starts(with: text.utf8.reversed()) }
}
