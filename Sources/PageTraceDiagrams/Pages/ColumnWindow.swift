/// Chooses the columns of a row if there are more pages than fit side by side.
///
/// The window stays in place as long as it shows what matters, so that columns are the same from row to row; then it
/// moves on, like turning a page.
struct ColumnWindow {
    /// The total number of columns.
    let count: Int
    /// The maximum number of columns in a row.
    let limit: Int

    private var current: [Int] = []

    /// Creates a window onto columns.
    init(count: Int, limit: Int) {
        self.count = count
        self.limit = max(1, limit)
    }

    /// The number of columns in each row.
    var width: Int { min(count, limit) }

    /// The columns of the next row, from left to right.
    ///
    /// - Parameter needed: The columns that should be visible, the most important first.
    mutating func columns(showing needed: [Int]) -> [Int] {
        if count <= limit {
            if current.isEmpty { current = Array(0..<count) }
        } else if current.isEmpty || !needed.allSatisfy(current.contains) {
            current = chosen(showing: needed)
        }
        return current
    }

    private func chosen(showing needed: [Int]) -> [Int] {
        guard let first = needed.min(), let last = needed.max() else { return Array(0..<limit) }
        let span = last - first + 1
        if span <= limit {
            // As far as it can go in the direction of the walk, so that it need not move again soon.
            let isForward = current.first.map { first > $0 } ?? true
            let start = min(max(0, isForward ? first : last - limit + 1), count - limit)
            return Array(start..<start + limit)
        }
        // Too far apart for one stretch: what matters, filled up with the neighbors of what matters most.
        var columns = Set(needed.prefix(limit))
        var distance = 1
        while columns.count < limit, distance < count {
            for neighbour in [needed[0] - distance, needed[0] + distance]
            where columns.count < limit && (0..<count).contains(neighbour) {
                columns.insert(neighbour)
            }
            distance += 1
        }
        return columns.sorted()
    }
}
