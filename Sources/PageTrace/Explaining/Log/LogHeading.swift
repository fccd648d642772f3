import Paging

/// The heading of a step, such as `tap Next  First → Second  (set, animated from the right)`.
///
/// Headings were written for people. If one can be read in two ways, the pages that the log knows decide.
struct LogHeading {
    /// What can be the pages of a set, each a list of names, the likeliest first; empty if the heading is not that of a set.
    private(set) var pages: [[String]] = []
    private(set) var act: LoggedAct?
    private(set) var losses: Losses = []

    init(_ line: LogScanner, limits: TraceLimits) {
        let bytes = line.bytes
        guard line.end - line.position <= Self.longest else { return }
        var end = line.end
        var notes = ""
        if end > line.position, bytes[end - 1] == UInt8(ascii: ")"),
            let open = Self.places(of: "  (", in: bytes, line.position..<end).last
        {
            notes = String(decoding: bytes[(open + 3)..<(end - 1)], as: UTF8.self)
            end = open
        }
        let head = String(decoding: bytes[line.position..<end], as: UTF8.self)
        losses = Losses(notes.split(separator: ",").map { StepNote(rawValue: String($0.drop { $0 == " " })) })
        act = LoggedAct(heading: head)
        guard act == nil, !Self.noCall.contains(where: head.hasSuffix) else { return }
        // Compared as bytes: with a combining character behind it, the blank would be part of another character.
        let isSet = head == "set" || head.utf8.starts(with: "set ".utf8)
        guard isSet || notes.split(separator: ",").contains(where: { $0 == "set" || $0 == " set" }) else { return }
        let arrows = Self.places(of: " → ", in: bytes, line.position..<end).map { $0 + 5 }
        // The blank after a comma stands between two pages, and hardly ever after an act.
        let commas = Self.places(of: ", ", in: bytes, line.position..<end).map { $0 + 1 }
        let blanks = Self.places(of: " ", in: bytes, line.position..<end).filter { !commas.contains($0) }
        let starts = isSet ? [line.position + 3] + arrows.reversed() : (commas + blanks + arrows).reversed()
        for start in starts.prefix(Self.mostReadings) {
            if let names = Self.names(LogScanner(bytes, start..<end), limits) { pages.append(names) }
        }
        if pages.isEmpty { pages = [[]] }
        act = .set([])
    }

    /// A longer heading says nothing of an act: it would take long to find out.
    private static let longest = 8_192
    private static let mostReadings = 24

    /// What the heading of a set ends with if the app has made no call.
    private static let noCall = [": not in the list, no call", ": the app is busy, no call"]

    private static func places(of text: String, in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
        let text = Array(text.utf8)
        return range.filter { bytes[$0..<range.upperBound].starts(with: text) }
    }

    private static func names(_ line: LogScanner, _ limits: TraceLimits) -> [String]? {
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
