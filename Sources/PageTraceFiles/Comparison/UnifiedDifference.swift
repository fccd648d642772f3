/// A difference in the form that everybody knows from `diff -u`.
struct UnifiedDifference {
    /// The most lines of one side of a change that are shown, so that the other side is seen too.
    static let mostOfChange = 20

    let difference: LineDifference

    func write(to text: inout CappedText) {
        for hunk in hunks {
            // What does not fit is counted, and need not be put into words for that.
            guard !text.isFull else {
                text.leaveOut(hunk.count + 1)
                continue
            }
            text.add(header(of: hunk))
            write(hunk, to: &text)
        }
    }

    /// Ranges of edits: the changes with the lines around them, joined where those touch.
    private var hunks: [Range<Int>] {
        let edits = difference.edits
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() {
            if case .keep = edit { continue }
            let start = max(0, index - LineDifference.context)
            let end = min(edits.count, index + 1 + LineDifference.context)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// `@@ -12,7 +12,8 @@`: from which line on, and how many lines, in the one text and in the other.
    private func header(of hunk: Range<Int>) -> String {
        var old: [Int] = []
        var new: [Int] = []
        for edit in difference.edits[hunk] {
            switch edit {
            case .keep(let oldIndex, let newIndex):
                old.append(oldIndex)
                new.append(newIndex)
            case .remove(let index): old.append(index)
            case .insert(let index): new.append(index)
            }
        }
        return "@@ -\(place(of: old)) +\(place(of: new)) @@"
    }

    private func place(of lines: [Int]) -> String {
        // Without any line there is no context either, so the text is empty: the place is before its first line.
        "\(lines.first.map { $0 + 1 } ?? 0),\(lines.count)"
    }

    private func write(_ hunk: Range<Int>, to text: inout CappedText) {
        var removed: [TextLines.Line] = []
        var inserted: [TextLines.Line] = []
        for edit in difference.edits[hunk] {
            switch edit {
            case .remove(let index): removed.append(difference.old[index])
            case .insert(let index): inserted.append(difference.new[index])
            case .keep(let index, _):
                writeChange(removed, inserted, to: &text)
                removed = []
                inserted = []
                add(" ", difference.old[index], to: &text)
            }
        }
        writeChange(removed, inserted, to: &text)
    }

    /// Lines that stand for each other are shortened around the same place: where they begin to differ.
    private func writeChange(_ removed: [TextLines.Line], _ inserted: [TextLines.Line], to text: inout CappedText) {
        let most = Self.mostOfChange
        let places = zip(removed, inserted).prefix(most).map { zip($0, $1).prefix { $0 == $1 }.count }
        for (sign, lines, whose) in [("-", removed, "on disk"), ("+", inserted, "in the new text")] {
            for (index, line) in lines.prefix(most).enumerated() {
                add(sign, line, around: index < places.count ? places[index] : 0, to: &text)
            }
            text.leaveOut(lines.count - most, whose)
        }
    }

    private func add(_ sign: String, _ line: TextLines.Line, around place: Int = 0, to text: inout CappedText) {
        text.add(sign + ShortenedLine.text(of: TextLines.withoutNewline(line), around: place))
        if !TextLines.endsInNewline(line) { text.add("\\ No newline at end of file") }
    }
}
