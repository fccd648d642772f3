/// Which of two rows of numbers, each standing for a line, are not in the longest row that both have in common.
struct LineChanges {
    private(set) var removed: [Bool]
    private(set) var inserted: [Bool]

    /// Finds them, or gives `nil` if more than `mostLines` would have to be compared each with each.
    init?(from old: [Int], to new: [Int], mostLines: Int) {
        let (oldSet, newSet) = (Set(old), Set(new))
        removed = old.map { !newSet.contains($0) }
        inserted = new.map { !oldSet.contains($0) }
        // Neither lines of one side only nor the same lines at the ends can change the result: it stays the shortest.
        let oldRest = old.indices.filter { !removed[$0] }
        let newRest = new.indices.filter { !inserted[$0] }
        let same = CommonEnds(oldRest.map { old[$0] }[...], newRest.map { new[$0] }[...])
        let oldMiddle = oldRest[same.start..<(oldRest.count - same.end)]
        let newMiddle = newRest[same.start..<(newRest.count - same.end)]
        guard oldMiddle.count + newMiddle.count <= mostLines else { return nil }
        let changes = newMiddle.map { new[$0] }.difference(from: oldMiddle.map { old[$0] })
        for case .remove(let index, _, _) in changes { removed[oldMiddle[same.start + index]] = true }
        for case .insert(let index, _, _) in changes { inserted[newMiddle[same.start + index]] = true }
    }
}

/// How many elements two rows have in common at their start, and at their end after that.
struct CommonEnds {
    let start: Int
    let end: Int

    init<Element: Equatable>(_ first: ArraySlice<Element>, _ second: ArraySlice<Element>) {
        start = zip(first, second).prefix { $0 == $1 }.count
        end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    }
}
