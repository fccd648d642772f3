import Paging

extension RecordingCoverage {
    /// The coverage as a table for a fixed-width font, with a last line that lists what was never asked.
    ///
    /// ```text
    /// page    viewControllerAfter              viewControllerBefore
    ///
    /// First   once, step 1, callback 1         2 times, first step 1, callback 2
    /// Fourth  once, step 3, callback 3         never
    ///
    /// never asked: viewControllerBefore(Fourth)
    /// ```
    ///
    /// Ends with a newline.
    package var text: String {
        guard !questions.isEmpty else { return "The data source was never asked\(place).\n" }
        let rows = pages.enumerated().map { position, page in
            [PageName.text(page)] + answers(at: position).map(\.cell)
        }
        let lines = ([["page"] + questions] + rows).aligned
        return lines[0] + "\n" + lines.dropFirst().joined() + "\n" + summary + "\n"
    }

    /// What was never asked, in one line: `never asked: viewControllerBefore(Fourth)`.
    package var summary: String {
        guard questions.isEmpty || !neverAsked.isEmpty else { return "every answer was asked for\(place)" }
        let missing = questions.isEmpty ? "anything" : neverAsked.map(\.text).joined(separator: ", ")
        return "never asked\(place): \(missing)"
    }

    /// The steps that were looked at, such as ` in steps 120 to 180`; empty for the whole recording.
    package var place: String {
        guard let steps else { return "" }
        return steps.first == steps.last ? " in step \(steps.first)" : " in steps \(steps.first) to \(steps.last)"
    }

    private func answers(at page: Int) -> ArraySlice<Answer> {
        answers[(page * questions.count)..<((page + 1) * questions.count)]
    }
}

extension [[String]] {
    /// The lines of a table of such cells, each ended by a newline.
    var aligned: [String] {
        let widths = first?.indices.map { column in map { $0[column].count }.max() ?? 0 } ?? []
        return map { line in
            let cells = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
            return cells.joined().trimmingLastSpaces + "\n"
        }
    }
}

extension String {
    /// The text without the spaces at its end.
    var trimmingLastSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension RecordingCoverage.Answer {
    /// How often and where, such as `2 times, first step 1, callback 2`.
    fileprivate var cell: String {
        guard let first else { return "never" }
        return count == 1 ? "once, \(first.text)" : "\(count) times, first \(first.text)"
    }
}
