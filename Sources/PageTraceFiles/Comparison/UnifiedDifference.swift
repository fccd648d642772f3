/// A difference in the form that everybody knows from `diff -u`, short enough to read and found in bounded time.
///
/// The standard library's difference takes quadratic time and memory in the number of changes, so it never gets more
/// than ``mostToCompare`` lines. Lines that are in only one text, which no difference can keep, and the same lines at the
/// ends are taken away first. If more is left, as of a large text that was sorted again, only its first lines are
/// compared, and a line says so.
struct UnifiedDifference {
    /// A line that is removed, inserted or kept, and how many lines of each text come before it.
    struct Row {
        let sign: String
        let line: TextLines.Line
        let old: Int
        let new: Int
    }

    /// The most lines of both texts together that are compared each with each.
    static let mostToCompare = 2_000

    /// How many of each text are compared if that is not enough.
    static let excerpt = 100

    /// The most lines before the one that counts the rest.
    static let mostLines = 60

    /// The most lines of one side of a change that are shown, so that the other side is seen too.
    static let mostOfChange = 20

    /// How many lines before and after a change are shown with it.
    static let context = 3

    private(set) var rows: [Row] = []

    /// Whether only the first lines were compared.
    private(set) var isExcerpt = false

    init(from oldText: [UInt8], to newText: [UInt8]) {
        let (old, new) = (TextLines.split(oldText), TextLines.split(newText))
        let (oldSet, newSet) = (Set(old), Set(new))
        var removed = Set(old.indices.filter { !newSet.contains(old[$0]) })
        var inserted = Set(new.indices.filter { !oldSet.contains(new[$0]) })
        let oldShared = old.indices.filter { !removed.contains($0) }
        let newShared = new.indices.filter { !inserted.contains($0) }
        let start = zip(oldShared, newShared).prefix { old[$0] == new[$1] }.count
        var (oldRest, newRest) = (oldShared[start...], newShared[start...])
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { old[$0] == new[$1] }.count
        (oldRest, newRest) = (oldRest.dropLast(end), newRest.dropLast(end))
        var (oldCount, newCount) = (old.count, new.count)
        if oldRest.count + newRest.count > Self.mostToCompare {
            isExcerpt = true
            (oldRest, newRest) = (oldRest.prefix(Self.excerpt), newRest.prefix(Self.excerpt))
            (oldCount, newCount) = (
                (oldShared[..<oldRest.endIndex].last ?? -1) + 1, (newShared[..<newRest.endIndex].last ?? -1) + 1
            )
        }
        for change in newRest.map({ new[$0] }).difference(from: oldRest.map { old[$0] }) {
            switch change {
            case .remove(let offset, _, _): removed.insert(oldRest[start + offset])
            case .insert(let offset, _, _): inserted.insert(newRest[start + offset])
            }
        }
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldCount || newIndex < newCount {
            let isRemoved = oldIndex < oldCount && removed.contains(oldIndex)
            let isInserted = !isRemoved && newIndex < newCount && inserted.contains(newIndex)
            let line = isInserted ? new[newIndex] : old[oldIndex]
            rows.append(Row(sign: isRemoved ? "-" : isInserted ? "+" : " ", line: line, old: oldIndex, new: newIndex))
            if !isInserted { oldIndex += 1 }
            if !isRemoved { newIndex += 1 }
        }
    }

    /// The whole of it under a heading, each line with its newline.
    func text(of path: String) -> String {
        var lines = ["--- \(path) (on disk)", "+++ \(path) (new)"]
        if isExcerpt { lines.append("more lines differ than are compared; the first of them:") }
        for hunk in hunks { lines += text(of: hunk) }
        let more = lines.count - Self.mostLines
        if more > 0 { lines[Self.mostLines...] = ["… \(Amount.lines(more)) more of this difference"] }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Changes with the lines around them, joined if those touch.
    private var hunks: [ArraySlice<Row>] {
        var hunks: [Range<Int>] = []
        for index in rows.indices where rows[index].sign != " " {
            let start = max(0, index - Self.context)
            let end = min(rows.count, index + 1 + Self.context)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks.map { rows[$0] }
    }

    /// `@@ -12,7 +12,8 @@`, from which line on and how many lines in each text; then the lines.
    private func text(of hunk: ArraySlice<Row>) -> [String] {
        let places = [(hunk.first?.old ?? 0, "+"), (hunk.first?.new ?? 0, "-")].map { first, other in
            let count = hunk.count { $0.sign != other }
            return "\(count == 0 ? 0 : first + 1),\(count)"
        }
        var lines = ["@@ -\(places[0]) +\(places[1]) @@"]
        var rest = hunk
        while let first = rest.first {
            if first.sign == " " {
                lines += TextLines.text(of: first.line, " ")
                rest = rest.dropFirst()
            } else {
                let change = rest.prefix { $0.sign != " " }
                lines += text(ofChange: change)
                rest = rest.dropFirst(change.count)
            }
        }
        return lines
    }

    /// Lines that stand for each other are shortened around the same place: where they begin to differ.
    private func text(ofChange change: ArraySlice<Row>) -> [String] {
        let (removed, inserted) = (change.filter { $0.sign == "-" }, change.filter { $0.sign == "+" })
        let most = Self.mostOfChange
        var lines: [String] = []
        for (rows, others, whose) in [(removed, inserted, "on disk"), (inserted, removed, "in the new text")] {
            for (index, row) in rows.prefix(most).enumerated() {
                let other = index < others.count ? others[index].line : []
                lines += TextLines.text(of: row.line, row.sign, besides: other)
            }
            if rows.count > most { lines.append("… \(Amount.lines(rows.count - most)) more \(whose)") }
        }
        return lines
    }
}
