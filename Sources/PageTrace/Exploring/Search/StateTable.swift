/// The states found, numbered in the order of discovery, each with the gesture that led to it.
///
/// States are stored in full: a hash only says where to look, and then every word is compared.
struct StateTable {
    /// How a state was first reached: by the simplest of the shortest walks.
    struct Origin {
        /// The number of the state before.
        let parent: UInt32
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

        /// The origin of the state that a gesture leads to from a state with this origin.
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

    private(set) var count = 0
    private(set) var origins = ContiguousArray<Origin>()

    let wordCount: Int
    private var words = ContiguousArray<UInt64>()
    /// The numbers of states from 1 in the lower halves, their hashes in the upper ones; 0 for an empty slot.
    ///
    /// At most three quarters are taken. A hash that differs saves reading the words, which are far away in memory.
    private var slots: ContiguousArray<UInt64>

    /// The number of words and of origins that there is room for.
    ///
    /// An array may have more: the allocator decides, and not alike in two runs. A bound on memory has to be met at the
    /// same state.
    private var wordRoom = 0
    private var originRoom = 0

    init(wordCount: Int) {
        self.wordCount = wordCount
        slots = ContiguousArray(repeating: 0, count: 1 << 10)
    }

    var memory: Int { wordRoom * 8 + originRoom * MemoryLayout<Origin>.stride + slots.count * 8 }

    func append(_ states: Range<Int>, to target: inout ContiguousArray<UInt64>) {
        target.append(contentsOf: words[(states.lowerBound * wordCount)..<(states.upperBound * wordCount)])
    }

    func words(of state: Int) -> ContiguousArray<UInt64> {
        ContiguousArray(words[(state * wordCount)..<((state + 1) * wordCount)])
    }

    /// Looks up many states at once: memory is far away, and one lookup after the other would wait for each.
    ///
    /// What is found are their numbers, from 1; 0 for states that are not there, and for some that are.
    func find(_ successors: Successors, _ found: inout ContiguousArray<UInt32>) {
        let mask = slots.count - 1
        found.removeAll(keepingCapacity: true)
        for hash in successors.hashes {
            var place = Int(hash) & mask
            while slots[place] != 0, slots[place] >> 32 != UInt64(hash) { place = (place + 1) & mask }
            found.append(UInt32(truncatingIfNeeded: slots[place]))
        }
        successors.words.withUnsafeBufferPointer { words in
            for place in found.indices where found[place] != 0 {
                let state = UnsafeBufferPointer(rebasing: words[(place * wordCount)..<((place + 1) * wordCount)])
                if !matches(state, Int(found[place]) - 1) { found[place] = 0 }
            }
        }
    }

    /// Finds a state by its words, or adds it.
    ///
    /// - Returns: Its number, which equals the previous count if the state is new.
    mutating func insert(_ state: UnsafeBufferPointer<UInt64>, _ hash: UInt32, _ origin: Origin) -> Int {
        let hash = UInt64(hash)
        let mask = slots.count - 1
        var place = Int(hash) & mask
        while slots[place] != 0 {
            let slot = slots[place]
            if slot >> 32 == hash {
                let number = Int(slot & 0xFFFF_FFFF) - 1
                if matches(state, number) { return number }
            }
            place = (place + 1) & mask
        }
        slots[place] = hash << 32 | UInt64(count + 1)
        if words.count + wordCount > wordRoom {
            wordRoom += wordRoom / 4 + 1024
            words.reserveCapacity(wordRoom)
        }
        words.append(contentsOf: state)
        if count == originRoom {
            originRoom += originRoom / 4 + 1024
            origins.reserveCapacity(originRoom)
        }
        origins.append(origin)
        count += 1
        if count * 4 > slots.count * 3 { grow() }
        return count - 1
    }

    mutating func replaceOrigin(of state: Int, by origin: Origin) { origins[state] = origin }

    @inline(__always)
    private func matches(_ state: UnsafeBufferPointer<UInt64>, _ number: Int) -> Bool {
        for word in 0..<wordCount where words[number * wordCount + word] != state[word] { return false }
        return true
    }

    private mutating func grow() {
        var larger = ContiguousArray<UInt64>(repeating: 0, count: slots.count * 2)
        let mask = larger.count - 1
        for slot in slots where slot != 0 {
            var place = Int(slot >> 32) & mask
            while larger[place] != 0 { place = (place + 1) & mask }
            larger[place] = slot
        }
        slots = larger
    }

    /// A hash that is the same on every machine, so that a search takes the same path everywhere.
    @inline(__always)
    static func hash(_ state: UnsafeBufferPointer<UInt64>) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for word in state {
            hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        hash = hash &* 0xC4CE_B9FE_1A85_EC53
        return UInt32(truncatingIfNeeded: (hash ^ (hash >> 29)) >> 32)
    }
}
