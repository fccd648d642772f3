/// What the gestures of one state lead to, until all of it is taken into the record of a search.
struct Successors {
    /// The numbers of the gestures, and what followed from each.
    private(set) var steps: [(gesture: Int, followed: Followed)] = []
    /// The hashes of the states.
    private(set) var hashes: ContiguousArray<UInt32> = []

    private let wordCount: Int
    private var words: ContiguousArray<UInt64> = []

    /// Creates an empty list of states of so many words.
    init(wordCount: Int) { self.wordCount = wordCount }

    /// Forgets everything.
    mutating func removeAll() {
        steps.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }

    /// Adds what one gesture leads to.
    mutating func append(_ gesture: Int, _ followed: Followed, _ state: UnsafeBufferPointer<UInt64>) {
        steps.append((gesture, followed))
        hashes.append(StateTable.hash(state))
        words.append(contentsOf: state)
    }

    /// The words of the state at a place.
    @inline(__always)
    func withState<Result>(at place: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
        words.withUnsafeBufferPointer { words in
            body(UnsafeBufferPointer(rebasing: words[(place * wordCount)..<((place + 1) * wordCount)]))
        }
    }
}
