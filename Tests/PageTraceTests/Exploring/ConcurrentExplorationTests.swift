import Dispatch
import TestDepth
import Testing

@testable import PageTrace

@Suite("Pieces of an exploration in any order, and at the same time")
struct ConcurrentExplorationTests {
    static let orders: [String: ExplorationOptions.Perform] = [
        "backward": { count, part in for number in (0..<count).reversed() { part(number) } },
        "at the same time": { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) },
    ]

    /// A number of states at which most of the world has not been seen.
    static let bound = Depth.amount(600, deep: 2_000)

    /// What is found one piece after the other.
    static let whole = Result { try explored(nil) }

    /// A world that is wide enough to be cut into pieces, with one tracker that is wrong and one that is right.
    static func explored(
        states: Int? = nil, _ perform: ExplorationOptions.Perform?,
        goesOn: (@Sendable (ExplorationProgress) -> Bool)? = nil
    ) throws -> PageTrace.Exploration {
        var options = ExplorationOptions(
            families: [.swipe, .cancel, .skip, .set], states: states ?? 1_000_000, list: 3...Depth.amount(5, deep: 6))
        options.goesOn = goesOn
        options.perform = perform
        let trace = ExplorationTests.trace([ExplorationTests.right, ExplorationTests.blindly], pages: 4)
        return try ExplorationTests.explored(trace, options)
    }

    @Test(arguments: orders.keys.sorted())
    func `The same states, walks and drawings, to the end`(order: String) throws {
        let expected = try Self.whole.get()
        let exploration = try Self.explored(Self.orders[order])
        #expect(expected.states > Depth.amount(800, deep: 4_000))
        #expect(!expected.walks.isEmpty)
        #expect(exploration.json == expected.json)
        #expect(exploration.text == expected.text)
        #expect(exploration.memory == expected.memory)
    }

    @Test(arguments: orders.keys.sorted())
    func `The same states, walks and drawings, up to a bound`(order: String) throws {
        let expected = try Self.explored(states: Self.bound, nil)
        #expect(expected.bound == .states)
        #expect(try Self.explored(states: Self.bound, Self.orders[order]).json == expected.json)
    }

    @Test(arguments: orders.keys.sorted())
    func `Interrupted, it tells what it has seen up to there`(order: String) throws {
        let exploration = try Self.explored(Self.orders[order]) { $0.states < Self.bound / 2 }
        #expect(exploration.bound == .interrupted)
        #expect(exploration.states >= Self.bound / 2)
        #expect(exploration.json == (try Self.explored(nil) { $0.states < Self.bound / 2 }).json)
    }
}
