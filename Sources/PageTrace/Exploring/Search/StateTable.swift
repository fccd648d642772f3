/// The states that were met, numbered in the order in which they were, each with the gesture that led to it.
///
/// States are kept as they are: a hash says only where to look, and then every word is compared.
struct StateTable {
    /// How a state was reached first, by a walk of the fewest gestures, and of those the simplest.
    struct Origin {
        /// The number of the state before.
        let parent: UInt32
        /// The number of the gesture.
        let gesture: UInt32
        /// The phases in the walk, 255 for more.
        let phases: UInt8
        /// The families in the walk.
        let kinds: UInt16

        init(parent: Int, gesture: Int, phases: UInt8, kinds: UInt16) {
            self.parent = UInt32(truncatingIfNeeded: parent)
            self.gesture = UInt32(truncatingIfNeeded: gesture)
            self.phases = phases
            self.kinds = kinds
        }

        /// The origin of what a gesture leads to from a state that was reached so.
        func following(_ gesture: Int, of state: Int, _ cost: GestureCost) -> Origin {
            let (sum, isTooLarge) = phases.addingReportingOverflow(cost.phases)
            return Origin(
                parent: state, gesture: gesture, phases: isTooLarge ? .max : sum, kinds: kinds | cost.kind)
        }

        /// Whether a walk is simpler than another of the same length.
        func isSimpler(than other: Origin) -> Bool {
            phases != other.phases
                ? phases < other.phases : kinds.nonzeroBitCount < other.kinds.nonzeroBitCount
        }
    }

    /// The number of states.
    private(set) var count = 0
    private(set) var origins = ContiguousArray<Origin>()

    private let wordCount: Int
    private var words = ContiguousArray<UInt64>()
    /// The numbers of states from 1, by hash; 0 for nothing.
    ///
    /// At most three quarters are taken.
    private var slots: ContiguousArray<UInt32>

    init(wordCount: Int) {
        self.wordCount = wordCount
        slots = ContiguousArray(repeating: 0, count: 1 << 10)
    }

    /// The bytes that are taken.
    var memory: Int { words.capacity * 8 + origins.capacity * MemoryLayout<Origin>.stride + slots.capacity * 4 }

    /// The words of a state.
    func copy(_ state: Int, to target: inout ContiguousArray<UInt64>) {
        for word in 0..<wordCount { target[word] = words[state * wordCount + word] }
    }

    /// Finds a state, or adds it.
    ///
    /// - Returns: Its number, and whether it is new.
    mutating func insert(_ state: UnsafeBufferPointer<UInt64>, _ origin: Origin) -> (number: Int, isNew: Bool) {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: Self.hash(state)) & mask
        while slots[place] != 0 {
            let number = Int(slots[place]) - 1
            if matches(state, number) { return (number, false) }
            place = (place + 1) & mask
        }
        slots[place] = UInt32(count + 1)
        if words.count + wordCount > words.capacity {
            words.reserveCapacity(words.capacity + words.capacity / 4 + 1024)
        }
        words.append(contentsOf: state)
        if count == origins.capacity { origins.reserveCapacity(count + count / 4 + 1024) }
        origins.append(origin)
        count += 1
        if count * 4 > slots.count * 3 { grow() }
        return (count - 1, true)
    }

    mutating func replaceOrigin(of state: Int, by origin: Origin) { origins[state] = origin }

    @inline(__always)
    private func matches(_ state: UnsafeBufferPointer<UInt64>, _ number: Int) -> Bool {
        for word in 0..<wordCount where words[number * wordCount + word] != state[word] { return false }
        return true
    }

    private mutating func grow() {
        var larger = ContiguousArray<UInt32>(repeating: 0, count: slots.count * 2)
        let mask = larger.count - 1
        words.withUnsafeBufferPointer { words in
            for number in 0..<count {
                let state = UnsafeBufferPointer(rebasing: words[(number * wordCount)..<((number + 1) * wordCount)])
                var place = Int(truncatingIfNeeded: Self.hash(state)) & mask
                while larger[place] != 0 { place = (place + 1) & mask }
                larger[place] = UInt32(number + 1)
            }
        }
        slots = larger
    }

    /// The same on every machine, so that a search takes the same way everywhere.
    @inline(__always)
    static func hash(_ state: UnsafeBufferPointer<UInt64>) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for word in state {
            hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        hash = hash &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ (hash >> 29)
    }
}
