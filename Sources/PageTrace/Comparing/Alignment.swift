/// Lines up two lists so that as many equal elements as possible are paired.
enum Alignment {
    /// The maximum combined length of the parts that are searched, without common beginnings and ends.
    ///
    /// The search takes quadratic time. In longer lists, elements are paired one by one.
    private static let longest = 4000

    /// The pairs of the two lists, in the order of both.
    static func pairs<Element: Hashable>(_ first: [Element], _ second: [Element]) -> [RecordingComparison.Pair] {
        let start = zip(first, second).prefix { $0 == $1 }.count
        let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let middle = start..<first.count - end
        let other = start..<second.count - end
        let (removed, inserted) = changes(first[middle], second[other])
        var pairs: [RecordingComparison.Pair] = []
        var (place, otherPlace) = (0, 0)
        while place < first.count || otherPlace < second.count {
            let isAlone = removed.contains(place) || otherPlace == second.count
            let otherIsAlone = !isAlone && (inserted.contains(otherPlace) || place == first.count)
            pairs.append(
                RecordingComparison.Pair(first: otherIsAlone ? nil : place, second: isAlone ? nil : otherPlace))
            if !otherIsAlone { place += 1 }
            if !isAlone { otherPlace += 1 }
        }
        return pairs
    }

    private static func changes<Element: Hashable>(
        _ first: ArraySlice<Element>, _ second: ArraySlice<Element>
    ) -> (removed: Set<Int>, inserted: Set<Int>) {
        guard first.count + second.count <= longest else {
            let common = min(first.count, second.count)
            return (Set(first.indices.dropFirst(common)), Set(second.indices.dropFirst(common)))
        }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in Array(second).difference(from: Array(first)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(first.startIndex + offset)
            case .insert(let offset, _, _): inserted.insert(second.startIndex + offset)
            }
        }
        return (removed, inserted)
    }
}
