/// Chooses the columns of a row if there are more pages than fit side by side.
///
/// The window stays in place as long as it shows what matters, so that columns are the same from row to row; then it
/// moves on, like turning a page.
struct ColumnWindow {
    let count: Int
    /// The maximum number of columns in a row.
    let limit: Int

    private var current: Range<Int>?

    init(count: Int, limit: Int) {
        self.count = count
        self.limit = max(1, limit)
    }

    /// The columns of the next row, which should show those that are needed, the most important first.
    mutating func columns(showing needed: [Int]) -> Range<Int> {
        if let current, needed.allSatisfy(current.contains) { return current }
        let chosen = count <= limit ? 0..<count : chosen(showing: needed)
        current = chosen
        return chosen
    }

    private func chosen(showing needed: [Int]) -> Range<Int> {
        guard let first = needed.min(), let last = needed.max() else { return 0..<limit }
        guard last - first < limit else { return around(needed) }
        // As far as it can go in the direction of the walk, so that it need not move again soon.
        let isForward = current.map { first > $0.lowerBound } ?? true
        let start = min(max(0, isForward ? first : last - limit + 1), count - limit)
        return start..<start + limit
    }

    /// The window with what matters most and as much as possible of the rest.
    private func around(_ needed: [Int]) -> Range<Int> {
        let earliest = max(0, needed[0] - limit + 1)
        let latest = min(needed[0], count - limit)
        var best = latest..<latest + limit
        var most = -1
        for start in stride(from: latest, through: min(earliest, latest), by: -1) {
            let window = start..<start + limit
            let shown = needed.count(where: window.contains)
            if shown > most { (best, most) = (window, shown) }
        }
        return best
    }
}
