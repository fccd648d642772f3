extension RecordingComparison {
    /// The comparison as text: where the recordings diverge, then both logs merged into one.
    ///
    /// ```text
    ///   1. swipe forward  First → Second
    ///        1  viewControllerAfter(First) → Second
    /// -           title: First → Second
    /// ```
    ///
    /// A line that is in both logs begins with two spaces, a line only in the first with `-`, only in the second with
    /// `+`.
    ///
    /// - Parameters:
    ///   - first: The first recording that was compared.
    ///   - second: The second one.
    ///   - names: What they are called; `the first` and `the second` if they have no names.
    public func text(of first: Recording, and second: Recording, naming names: [String] = []) -> String {
        lines(of: first, and: second, naming: names).text
    }

    package func lines(of first: Recording, and second: Recording, naming names: [String]) -> [ReportLine] {
        func inFirst(_ text: String) -> ReportLine { ReportLine(kind: .onlyInFirst, text: "- " + text) }
        func inSecond(_ text: String) -> ReportLine { ReportLine(kind: .onlyInSecond, text: "+ " + text) }
        let title = names.prefix(1).map(inFirst) + names.dropFirst().prefix(1).map(inSecond)
        var (merged, areSame): ([ReportLine], Bool) = ([], true)
        for row in rows {
            merged.append(.empty)
            let lines = row.first.map { first.steps[$0].lines } ?? []
            let others = row.second.map { second.steps[$0].lines } ?? []
            for pair in Alignment.pairs(Self.keys(lines), Self.keys(others)) {
                switch (pair.first, pair.second) {
                case (let place?, let other?) where lines[place].text == others[other].text:
                    merged.append(ReportLine(kind: lines[place].kind, text: "  " + lines[place].text))
                case (let place, let other):
                    areSame = false
                    if let place { merged.append(inFirst(lines[place].text)) }
                    if let other { merged.append(inSecond(others[other].text)) }
                }
            }
        }
        let isMixed = (first.device == nil) != (second.device == nil)
        let same =
            areSame
            ? "Both say the same"
            : isMixed
                ? "Both make the same calls (of a device, nothing else is compared with the model)"
                : "Both do the same, and only notes differ"
        let verdict = difference?.sentence(naming: names) ?? "\(same), from the first step to the last."
        return [.words(verdict)] + title + merged
    }

    /// What makes lines the same: of a change of a variable, also the call in which it changes.
    private static func keys(_ lines: [ReportLine]) -> [[String]] {
        var call = ""
        return lines.map { line in
            if line.kind == .change { return [line.text, call] }
            if case .callback = line.kind { call = line.text }
            return [line.text]
        }
    }
}
