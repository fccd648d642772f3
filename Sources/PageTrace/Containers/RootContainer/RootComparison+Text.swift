import Paging

extension RootComparison {
    /// The comparison as a table for a fixed-width font: a row for each gesture and strategy.
    ///
    /// Ends with a newline. In the column `animation`, `–` means that no part replaced another, and `none` that no
    /// animation was wanted.
    package var text: String { lines(width: nil).text }

    private static let heads = ["gesture", "strategy", "alive", "held by", "on screen", "animation", "back to"]

    /// Its lines; if the table is wider than a width, one block for each gesture.
    package func lines(width: Int?) -> [ReportLine] {
        let table = table
        guard let width, table.contains(where: { $0.text.count > width }) else { return table }
        return blocks
    }

    private var blocks: [ReportLine] {
        rows.map { row in
            row.entries.reduce(into: [Self.start("\(row.number). \(row.gesture)")]) { lines, entry in
                let cells = entry.cells
                lines.append(.words("  \(cells[0])"))
                lines += zip(Self.heads.dropFirst(2), cells.dropFirst()).map { .words("    \($0): \($1)") }
            }
        }.separated
    }

    private static func start(_ text: String) -> ReportLine { ReportLine(kind: .gesture(.completed), text: text) }

    private var table: [ReportLine] {
        var lines = [Self.heads]
        var starts: Set<Int> = []
        for row in rows {
            starts.insert(lines.count)
            for (position, entry) in row.entries.enumerated() {
                let gesture = position == 0 ? "\(row.number). \(row.gesture)" : ""
                lines.append([gesture] + entry.cells)
            }
        }
        return lines.aligned.enumerated().flatMap { place, line in
            let text = String(line.dropLast())
            return starts.contains(place) ? [.empty, Self.start(text)] : [.words(text)]
        }
    }
}

extension RootComparison.Entry {
    /// The cells of the table from the strategy on.
    fileprivate var cells: [String] {
        [
            strategy.rawValue, "\(holds.count)", heldBy,
            names(onScreen), animation, wayBack.map { PageName.text($0.name) } ?? "–",
        ]
    }

    /// The controllers by holder, such as `root: Main; navigation of Main: Profile`.
    private var heldBy: String {
        var holders: [RootHolder] = []
        for hold in holds where !holders.contains(hold.holder) { holders.append(hold.holder) }
        let groups = holders.map { holder in
            "\(holder.words): \(names(holds.filter { $0.holder == holder }.map(\.controller)))"
        }
        return groups.isEmpty ? "–" : groups.joined(separator: "; ")
    }

    private var animation: String {
        guard let wanted else { return "–" }
        return wanted == .none || isAnimated ? wanted.rawValue : "no \(wanted)"
    }

    private func names(_ controllers: [RootController]) -> String {
        controllers.isEmpty ? "–" : controllers.map { PageName.text($0.name) }.joined(separator: ", ")
    }
}
