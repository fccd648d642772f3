/// Finds what follows from some states, in its own copy of the world.
///
/// It reads nothing that others change, so several expanders can work at the same time, each used by one thread at a
/// time.
final class Expander<Explored: World>: @unchecked Sendable {
    /// The world, with all the numbers that it has given out.
    private(set) var world: Explored
    var successors = Successors()

    private var states = 0..<0
    private var words: ContiguousArray<UInt64> = []

    init(_ world: Explored) { self.world = world }

    /// The state in which the search begins.
    func start() -> [UInt64] { world.start() }

    func load(_ states: Range<Int>, of table: StateTable) {
        self.states = states
        words.removeAll(keepingCapacity: true)
        table.append(states, to: &words)
    }

    /// Tries every gesture in these states.
    func expand() {
        successors.removeAll()
        words.withUnsafeBufferPointer { Self.expand(states, $0, in: &world, &successors) }
    }

    private static func expand(
        _ states: Range<Int>, _ words: UnsafeBufferPointer<UInt64>, in world: inout Explored,
        _ successors: inout Successors
    ) {
        let count = world.wordCount
        for (place, state) in states.enumerated() {
            let own = UnsafeBufferPointer(rebasing: words[(place * count)..<((place + 1) * count)])
            world.expand(state, own, into: &successors)
        }
    }
}
