/// A table in Markdown, with a sign for each target that was reached or missed.
struct Table {
    private(set) var lines: [String] = []
    private(set) var missed = 0

    /// Begins a table with columns for the result, its target and a sign.
    init(_ first: String) {
        self.init([first, "result", "target", ""])
    }

    /// Begins a table.
    init(_ columns: [String]) {
        add(columns)
        add(columns.map { _ in "---" })
    }

    /// Adds a row as it is.
    mutating func add(_ cells: [String]) {
        lines.append("| " + cells.joined(separator: " | ") + " |")
    }

    /// Adds a result without a target.
    mutating func row(_ what: String, _ result: String) {
        add([what, result, "", ""])
    }

    /// Adds a result with its target, and whether it was reached.
    mutating func row(_ what: String, _ result: String, target: String, _ isReached: Bool) {
        add([what, result, target, isReached ? "✓" : "✗"])
        if !isReached { missed += 1 }
    }
}
