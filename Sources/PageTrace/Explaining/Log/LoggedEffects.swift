import Paging

/// What a function of the app did to the container, one effect after the other, as pagetrace writes it behind the name
/// of the function: `tap Delete: remove B, set C, update title`.
struct LoggedEffects {
    /// The effects of which the container takes notice, each with what can be the pages of a set.
    private(set) var acts: [(act: LoggedAct, pages: [[String]])] = []

    /// The effects in the words of a recording.
    init(_ words: [String], limits: TraceLimits) {
        // An effect without a call changed nothing.
        for words in words where !words.hasSuffix("no call") {
            if let pages = Self.pages(ofSet: words, limits) {
                acts.append((.set([], .unknown), [pages]))
            } else if let act = LoggedAct(heading: words) {
                acts.append((act, []))
            }
        }
    }

    /// The effects in the heading of a step; nil if it has none.
    init?(heading: String, limits: TraceLimits) {
        guard let colon = heading.firstRange(of: ": ") else { return nil }
        // Two blanks stand before the pages from which it led to others.
        let rest = heading[colon.upperBound...]
        let told = rest.firstRange(of: "  ").map { rest[..<$0.lowerBound] } ?? rest
        var words: [String] = []
        for part in told.split(separator: ", ") {
            if Self.beginnings.contains(where: part.hasPrefix) {
                words.append(String(part))
            } else if let last = words.popLast() {
                words.append("\(last), \(part)")
            } else {
                return nil
            }
        }
        guard !words.isEmpty else { return nil }
        self.init(words, limits: limits)
    }

    private static let beginnings = [
        "append ", "prepend ", "insert ", "remove ", "replace the list by ", "set ", "assign the data source",
        "turn scrolling ",
        "update ",
        "raise the busy flag", "lower the busy flag", "want ",
    ]

    private static func pages(ofSet words: String, _ limits: TraceLimits) -> [String]? {
        guard words.hasPrefix("set ") else { return nil }
        var words = words.dropFirst("set ".count)
        for side in Direction.allCases where words.hasSuffix(" animated \(side)") {
            words = words.dropLast(" animated \(side)".count)
        }
        let bytes = Array(words.utf8)
        return LogHeading.names(LogScanner(bytes, 0..<bytes.count), limits)
    }
}
