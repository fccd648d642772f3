import PageTrace

/// The pages that are missing from the app's list after each step.
///
/// A recording has changes of the list in the words of the trace: `append Fourth`, `remove Third`. A page that no such
/// step names always counts as listed.
struct ListedPages {
    /// What is missing before the first change, and from the step of each change on, by its number.
    private var missing: [(number: Int, pages: Set<String>)] = [(.min, [])]

    /// The maximum that is read and stored: if a list changes more than that, all pages count as listed.
    private static let most = 1 << 20

    /// Whether the list changes at all.
    var changes: Bool { missing.count > 1 }

    /// Looks through a recording.
    init(_ recording: Recording) {
        let changing = recording.steps.filter { Change.isOne($0.gesture.name) }
        let letters = changing.reduce(0) { $0 + $1.gesture.name.utf8.count }
        guard letters <= Self.most, changing.count * recording.pages.count <= Self.most else { return }
        let found = changing.compactMap { step in Change(step.gesture.name).map { (step, $0) } }
        guard !found.isEmpty else { return }
        let names = Dictionary(recording.pages.map { (PageName.text($0), $0) }) { first, _ in first }
        var current = Self.missingAtFirst(found.map { ($0.number, $1) }, names, recording)
        missing = [(.min, current)]
        for (step, change) in found {
            let pages = Set(change.names.compactMap { names[$0] })
            switch change.kind {
            case .addition: current.subtract(pages)
            case .removal: current.formUnion(pages)
            case .replacement: current = Set(recording.pages).subtracting(pages)
            }
            missing.append((step.number, current))
        }
    }

    /// The pages that are missing after a step.
    func missing(after number: Int) -> Set<String> {
        missing.last { $0.number <= number }?.pages ?? []
    }

    /// The pages that come only with a change: nobody has answered with them before.
    private static func missingAtFirst(
        _ changes: [(number: Int, change: Change)], _ names: [String: String], _ recording: Recording
    ) -> Set<String> {
        var known: Set<String> = []
        var missing: Set<String> = []
        var next = changes[...]
        for step in recording.steps {
            if let (number, change) = next.first, number == step.number {
                next.removeFirst()
                let pages = change.names.compactMap { names[$0] }
                if change.kind != .removal { missing.formUnion(pages.filter { !known.contains($0) }) }
                known.formUnion(pages)
            }
            known.formUnion(step.gesture.to)
            for held in step.after { known.formUnion(held.pages) }
        }
        return missing
    }
}

extension ListedPages {
    /// A change of the list in the words of a trace.
    private struct Change {
        enum Kind {
            case addition, removal, replacement
        }

        let kind: Kind
        /// The pages as they are in text, in quotes if that is needed.
        let names: [String]

        private static let kinds: [(start: String, kind: Kind)] = [
            ("append ", .addition), ("prepend ", .addition), ("insert ", .addition), ("remove ", .removal),
            ("replace the list by ", .replacement),
        ]

        /// Whether words are those of a change.
        static func isOne(_ words: String) -> Bool {
            kinds.contains { words.hasPrefix($0.start) } && words != "remove the data source"
        }

        /// Reads the words of a gesture, nil for any other gesture.
        init?(_ words: String) {
            guard let (start, kind) = Self.kinds.first(where: { words.hasPrefix($0.start) }), Self.isOne(words)
            else { return nil }
            self.kind = kind
            var rest = words.dropFirst(start.count)
            if start == "insert " {
                // A number follows the last ` at `.
                while let last = rest.last, last.isNumber { rest.removeLast() }
                if rest.hasSuffix(" at ") { rest.removeLast(4) }
            }
            names = Self.elements(of: rest)
        }

        /// The parts between commas; a comma in quotes belongs to a name.
        private static func elements(of list: Substring) -> [String] {
            var elements = [""]
            var isQuoted = false
            var isEscaped = false
            for character in list {
                if character == "\"", !isEscaped { isQuoted.toggle() }
                isEscaped = character == "\\" && !isEscaped
                if character == ",", !isQuoted {
                    elements.append("")
                } else if character != " " || isQuoted || elements[elements.count - 1] != "" {
                    elements[elements.count - 1].append(character)
                }
            }
            return elements
        }
    }
}
