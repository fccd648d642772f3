extension SearchRecord {
    /// The first state from which the requested property cannot be reached, nil if there is none.
    ///
    /// A state from which nothing was tried may lead anywhere, so it does not count, nor does what leads to it.
    ///
    /// - Parameters:
    ///   - arriving: Whether it is enough that the property holds in the state itself.
    ///   - counts: Whether a state can be the answer.
    func stranded(unlessArrived arriving: Bool = false, where counts: (Int) -> Bool = { _ in true }) -> Int? {
        let reaches = reachesWanted(unlessArrived: arriving)
        return reaches.indices.first { !reaches[$0] && counts($0) }
    }

    /// For each state, whether the requested property can be reached from it.
    private func reachesWanted(unlessArrived arriving: Bool) -> [Bool] {
        var before: [[UInt32]] = Array(repeating: [], count: table.count)
        var hasNext = Array(repeating: false, count: table.count)
        for edge in edges {
            let (from, to) = (Int(edge >> 32), Int(edge & 0xFFFF_FFFF))
            before[to].append(UInt32(from))
            hasNext[from] = true
        }
        var waiting = Array(arriving ? wantedFrom.union(wantedStates) : wantedFrom)
        waiting += hasNext.indices.filter { !hasNext[$0] }
        var reaches = Array(repeating: false, count: table.count)
        for state in waiting { reaches[state] = true }
        while let state = waiting.popLast() {
            for earlier in before[state] where !reaches[Int(earlier)] {
                reaches[Int(earlier)] = true
                waiting.append(Int(earlier))
            }
        }
        return reaches
    }
}
