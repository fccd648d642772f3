/// The lines to remove from one text, and to insert, to obtain another; computed in bounded time.
///
/// It includes only lines near a change. The standard library's difference takes quadratic time and memory in the
/// number of changes, so it never gets more than ``mostLines``. What can be determined without it is removed first: the
/// common beginning and end, and lines that are in only one text, which no difference can keep. If more is left, as for
/// a large text that was sorted again, only the beginning is compared, and a ``summary`` says how much more there is.
struct LineDifference {
    enum Edit: Hashable {
        /// The line is in both texts.
        case keep(old: Int, new: Int)
        case remove(old: Int)
        case insert(new: Int)
    }

    /// The most lines, of both texts together, that are compared each with each.
    static let mostLines = 2_000

    /// The most lines of each text that are compared if both together have too many.
    static let excerpt = 100

    /// How many lines before and after a change are shown with it.
    static let context = 3

    let old: [TextLines.Line]
    let new: [TextLines.Line]
    private(set) var edits: [Edit] = []
    /// One line about the whole texts, if ``edits`` covers only the beginning.
    private(set) var summary: String?

    init(from old: [TextLines.Line], to new: [TextLines.Line]) {
        self.old = old
        self.new = new
        let same = CommonEnds(old[...], new[...])
        let first = max(0, same.start - Self.context)
        let after = max(0, same.end - Self.context)

        var numbering = LineNumbering()
        let oldLines = numbering.numbers(of: old[first..<(old.count - after)])
        let newLines = numbering.numbers(of: new[first..<(new.count - after)])
        var changes = LineChanges(from: oldLines, to: newLines, mostLines: Self.mostLines)
        if changes == nil {
            summary = Self.summary(from: oldLines, to: newLines, first: same.start + 1)
            changes = LineChanges(
                from: Array(oldLines.prefix(Self.excerpt)), to: Array(newLines.prefix(Self.excerpt)),
                mostLines: Self.mostLines)
        }
        edits = changes.map { Self.edits($0, offset: first) } ?? []
    }

    private static func edits(_ changes: LineChanges, offset: Int) -> [Edit] {
        let (removed, inserted) = (changes.removed, changes.inserted)
        var edits: [Edit] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < removed.count || newIndex < inserted.count {
            if oldIndex < removed.count, removed[oldIndex] {
                edits.append(.remove(old: offset + oldIndex))
                oldIndex += 1
            } else if newIndex < inserted.count, inserted[newIndex] {
                edits.append(.insert(new: offset + newIndex))
                newIndex += 1
            } else {
                edits.append(.keep(old: offset + oldIndex, new: offset + newIndex))
                oldIndex += 1
                newIndex += 1
            }
        }
        return edits
    }

    /// Counts lines that the other text has not, or not as often, without asking where they are.
    private static func summary(from old: [Int], to new: [Int], first: Int) -> String {
        var balance: [Int: Int] = [:]
        for line in old { balance[line, default: 0] += 1 }
        for line in new { balance[line, default: 0] -= 1 }
        let gone = balance.values.reduce(0) { $0 + max(0, $1) }
        let come = balance.values.reduce(0) { $0 - min(0, $1) }
        let what =
            gone + come == 0
            ? "the same lines in another order"
            : "\(Amount.lines(gone)) only on disk, \(Amount.lines(come)) only in the new text"
        return "\(what); the first difference, at line \(Amount.grouped(first)):"
    }
}

/// Numbers for lines: comparing them takes the same time however long the lines are.
private struct LineNumbering {
    private var known: [TextLines.Line: Int] = [:]

    mutating func numbers(of lines: ArraySlice<TextLines.Line>) -> [Int] {
        lines.map { line in
            if let number = known[line] { return number }
            let number = known.count
            known[line] = number
            return number
        }
    }
}
