/// What the gestures of some states lead to, until it is merged into the record of a search.
struct Successors {
    struct Step {
        let state: UInt32
        let gesture: UInt32
        let hasFindings: Bool
        /// Whether the requested property holds.
        let isWanted: Bool
        let isEnd: Bool
    }

    /// The number of gestures that may make the app set pages without end: a few seconds, where each callback sets many.
    static let mostEndless = 300

    private(set) var steps: ContiguousArray<Step> = []
    /// The findings of the steps that have some, in their order.
    private(set) var findings: ContiguousArray<Marks> = []
    /// The outcomes and rules that were met in any of the steps.
    private(set) var witnesses = Marks()
    /// Whether the words of all states hold everything that decides what follows.
    private(set) var isExact = true
    /// The gestures that made the app set pages without end.
    private(set) var endless = 0
    /// The hashes of the states that the steps lead to.
    private(set) var hashes: ContiguousArray<UInt32> = []
    private(set) var words: ContiguousArray<UInt64> = []

    /// Whether nothing more is to be tried: the search ends with this anyway.
    var areEndless: Bool { endless >= Self.mostEndless }

    mutating func removeAll() {
        steps.removeAll(keepingCapacity: true)
        findings.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        witnesses = Marks()
        isExact = true
        endless = 0
    }

    @inline(__always)
    mutating func append(
        _ gesture: Int, in state: Int, _ followed: Followed, _ next: UnsafeBufferPointer<UInt64>
    ) {
        let hasFindings = !followed.findings.isEmpty
        steps.append(
            Step(
                state: UInt32(truncatingIfNeeded: state), gesture: UInt32(truncatingIfNeeded: gesture),
                hasFindings: hasFindings, isWanted: followed.isWanted, isEnd: followed.isEnd))
        if followed.isEndless { endless += 1 }
        if hasFindings { findings.append(followed.findings) }
        witnesses.formUnion(followed.witnesses)
        if !followed.isExact { isExact = false }
        hashes.append(StateTable.hash(next))
        for word in next { words.append(word) }
    }
}
