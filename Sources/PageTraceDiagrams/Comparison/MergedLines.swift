import PageTrace

/// The lines of two steps as one list: those that both have once.
struct MergedLines {
    /// The lines, each with the side that alone has it.
    private(set) var lines: [BoxLine] = []
    /// The calls of the second step that stand there as calls of the first.
    private(set) var common: [Int: Int] = [:]

    init(_ sides: [[BoxLine]], of steps: [Step?]) {
        let (first, second) = (sides[0], sides[1])
        let keys = sides.enumerated().map { side, lines in lines.map { Self.key(of: $0, in: steps[side]) } }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        let difference = keys[1].difference(from: keys[0])
        for case .remove(let offset, _, _) in difference { removed.insert(offset) }
        for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
        var (place, other) = (0, 0)
        while place < first.count || other < second.count {
            if place < first.count, removed.contains(place) {
                add(first[place], .first)
                place += 1
            } else if other < second.count, inserted.contains(other) {
                add(second[other], .second)
                other += 1
            } else {
                if case .call(let index, _, _) = first[place].statement,
                    case .call(let otherIndex, _, _) = second[other].statement
                {
                    common[index] = otherIndex
                }
                add(first[place], nil)
                place += 1
                other += 1
            }
        }
    }

    private mutating func add(_ line: BoxLine, _ side: ComparedSide?) {
        var line = line
        line.side = side
        lines.append(line)
    }

    /// What a line says, without its number; of a call also when it comes.
    private static func key(of line: BoxLine, in step: Step?) -> String {
        guard case .call(let index, _, _) = line.statement, let phase = step?.callbacks[index].phase else {
            return line.text
        }
        return "\(phase) \(line.text)"
    }
}
