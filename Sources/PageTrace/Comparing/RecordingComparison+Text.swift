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
        var text = (difference?.sentence(naming: names) ?? "Both say the same, from the first step to the last.") + "\n"
        for (sign, position) in [("-", 0), ("+", 1)] where names.indices.contains(position) {
            text += "\(sign) \(names[position])\n"
        }
        for row in rows {
            text += "\n"
            let lines = row.first.map { first.steps[$0].lines.map(\.text) } ?? []
            let others = row.second.map { second.steps[$0].lines.map(\.text) } ?? []
            for pair in Alignment.pairs(lines, others) {
                switch (pair.first, pair.second) {
                case (let place?, let other?) where lines[place] == others[other]: text += "  \(lines[place])\n"
                case (let place, let other):
                    if let place { text += "- \(lines[place])\n" }
                    if let other { text += "+ \(others[other])\n" }
                }
            }
        }
        return text
    }
}
