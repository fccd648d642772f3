import Paging

/// The heading of a step, such as `tap Next  First → Second  (set, animated from the right)`.
///
/// Headings were written for people. If one can be read in two ways, the pages that the log knows decide.
struct LogHeading {
    /// What can be the pages of a set, each a list of names, the likeliest first; empty if the heading is not that of a set.
    private(set) var pages: [[String]] = []
    private(set) var act: LoggedAct?
    /// What a function of the app did; nil if the heading tells of none.
    private(set) var effects: LoggedEffects?
    private(set) var losses: Losses = []

    /// The pages that are shown before the step; nil if the heading does not say it.
    private(set) var from: [String]?
    /// The pages that are shown after it; nil if the heading does not say it.
    private(set) var to: [String]?
    /// The pages that it leads toward while it goes on, or did until it was cancelled; nil if the heading has none.
    private(set) var toward: [String]?
    /// How the step ended; nil if the heading does not say it.
    private(set) var outcomes: [GestureOutcome]?
    /// Whether the heading says all that happened from outside.
    private(set) var isWhole = false

    /// Reads a heading.
    ///
    /// - Parameter isOfRecording: Whether a recording has written it, which leaves out nothing.
    init(_ line: LogScanner, limits: TraceLimits, isOfRecording: Bool) {
        let bytes = line.bytes
        guard line.end - line.position <= Self.longest else { return }
        let end = line.notesPlace ?? line.end
        let words = end == line.end ? "" : String(decoding: bytes[(end + 3)..<(line.end - 1)], as: UTF8.self)
        let notes = words.components
        let head = String(decoding: bytes[line.position..<end], as: UTF8.self)
        losses = Losses(notes.map { StepNote(rawValue: $0) })
        effects = LoggedEffects(heading: head, limits: limits)
        let outcome = notes.lazy.compactMap { note in GestureOutcome.allCases.first { $0.words == note } }.first
        readPages(LogScanner(bytes, (line.position + (effects?.end ?? 0))..<end), limits)
        if effects == nil { act = Self.gesture(head, bytes, line.position..<end, isOfRecording: isOfRecording) }
        if let outcome {
            outcomes = [outcome]
        } else if isOfRecording || to != nil {
            outcomes = [.completed, .changed]
        }
        // Of a cancelled gesture, and of one that goes on, the pages are those that it leads toward.
        if outcome == .cancelled || outcome == .inFlight { toward = to }
        if outcome != nil { to = nil }
        guard effects == nil else { return }
        isWhole = isOfRecording
        guard act == nil, !Self.noCall.contains(where: head.hasSuffix) else { return }
        // Compared as bytes: with a combining character behind it, the blank would be part of another character.
        let isSet = head == "set" || head.utf8.starts(with: "set ".utf8)
        isWhole = isOfRecording && (isSet || notes.contains("set"))
        guard isSet || notes.contains("set") else { return }
        // The pages of a set are not all shown at its end.
        (to, toward) = (nil, nil)
        let arrows = Self.places(of: " → ", in: bytes, line.position..<end).map { $0 + 5 }
        // The blank after a comma stands between two pages, and hardly ever after an act.
        let commas = Self.places(of: ", ", in: bytes, line.position..<end).map { $0 + 1 }
        let blanks = Self.places(of: " ", in: bytes, line.position..<end).filter { !commas.contains($0) }
        let others = isSet ? [line.position + 3] : (commas + blanks).reversed()
        // A recording has the pages of a set that is refused behind an arrow, and all of them.
        let isSaid =
            isOfRecording && !isSet && arrows.contains { Self.names(LogScanner(bytes, $0..<end), limits) != nil }
        let starts = isSaid ? arrows.reversed() : isSet ? others + arrows.reversed() : arrows.reversed() + others
        for start in starts.prefix(Self.mostReadings) {
            if let names = Self.names(LogScanner(bytes, start..<end), limits) { pages.append(names) }
        }
        if pages.isEmpty { pages = [[]] }
        act = .set([], LoggedAct.Animation(notes.map { StepNote(rawValue: $0) }))
    }

    /// The pages toward which the step leads, unless its calls name others: of one that is cancelled, what goes on before it.
    var towardAtStart: [String]? { outcomes == [.cancelled] ? towardAtEnd : nil }
    /// The pages toward which the step leads.
    var towardAtEnd: [String]? { act == nil ? nil : toward }

    /// Finds the pages before the step and after it, `  First → Second`, at the end of the heading.
    private mutating func readPages(_ line: LogScanner, _ limits: TraceLimits) {
        // A name in quotes can have two blanks, too.
        for blanks in Self.places(of: "  ", in: line.bytes, line.position..<line.end).suffix(8).reversed() {
            let start = blanks + 2
            // What happens may have such blanks in its words: a name does not begin with one, and before an arrow stands one.
            guard start < line.end, !LogScanner.isBlank(line.bytes[start]) else { continue }
            if line.bytes[start...].starts(with: "→ ".utf8) {
                to = Self.names(LogScanner(line.bytes, (start + 4)..<line.end), limits)
                return
            }
            guard let arrow = Self.places(of: " → ", in: line.bytes, start..<line.end).last else {
                guard let names = Self.names(LogScanner(line.bytes, start..<line.end), limits) else { continue }
                from = names.isEmpty ? nil : names
                return
            }
            guard !LogScanner.isBlank(line.bytes[arrow - 1]),
                let before = Self.names(LogScanner(line.bytes, start..<arrow), limits), !before.isEmpty,
                let after = Self.names(LogScanner(line.bytes, (arrow + 5)..<line.end), limits), !after.isEmpty
            else { continue }
            (from, to) = (before, after)
            return
        }
    }

    /// What the words say without the pages behind them; nil if they are those of something else.
    private static func gesture(
        _ head: String, _ bytes: [UInt8], _ range: Range<Int>, isOfRecording: Bool
    ) -> LoggedAct? {
        let pages = places(of: "  ", in: bytes, range).first ?? range.upperBound
        if let act = LoggedAct(heading: String(decoding: bytes[range.lowerBound..<pages], as: UTF8.self)) { return act }
        // A recording writes one blank before a page that was shown already.
        return isOfRecording ? LoggedAct.words(beginning: head).flatMap { LoggedAct(heading: $0) } : nil
    }

    /// A longer heading says nothing of an act: it would take long to find out.
    static let longest = 8_192
    private static let mostReadings = 24

    /// What the heading of a set ends with if the app has made no call.
    private static let noCall = [": not in the list, no call", ": the app is busy, no call"]

    static func places(of text: String, in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
        let text = Array(text.utf8)
        return range.filter { bytes[$0..<range.upperBound].starts(with: text) }
    }

    static func names(_ line: LogScanner, _ limits: TraceLimits) -> [String]? {
        var line = line
        var names: [String] = []
        line.skipBlanks()
        while line.position < line.end {
            guard let name = try? line.name(limits) else { return nil }
            names.append(name)
            line.skipBlanks()
            guard line.position == line.end || line.read(",") else { return nil }
            line.skipBlanks()
        }
        return names
    }
}

extension LogScanner {
    /// Where the notes behind a heading begin, `  (cancelled, preload skipped)`; nil if there are none.
    fileprivate var notesPlace: Int? {
        guard end > position, bytes[end - 1] == UInt8(ascii: ")"), end - position <= LogHeading.longest else {
            return nil
        }
        return LogHeading.places(of: "  (", in: bytes, position..<end).last
    }

    /// The rest of a heading without the notes behind it.
    var withoutNotes: LogScanner {
        var line = LogScanner(bytes, start..<(notesPlace ?? end))
        line.position = Swift.min(position, line.end)
        return line
    }
}
