import Foundation
import PageTrace
import TestDepth
import Testing

/// The seeds from which the traces of properties are drawn.
///
/// `PAGETRACE_SEEDS=100000 swift test --filter Properties` takes more of them, `PAGETRACE_SEED=17` that one alone.
enum Seeds {
    /// How many seeds are taken where nobody says how many.
    static let usualCount = Depth.amount(40, deep: 200)

    private static let environment = ProcessInfo.processInfo.environment

    /// The seeds, a share of them where a property is dear.
    static func range(share: Int = 1) -> ClosedRange<UInt64> {
        if let one = environment["PAGETRACE_SEED"].flatMap(UInt64.init) { return one...one }
        let count = environment["PAGETRACE_SEEDS"].flatMap(UInt64.init) ?? UInt64(usualCount)
        return 1...max(1, count / UInt64(share))
    }

    /// Looks at the trace of every seed, and records what is wrong with it, in such words that it can be run by hand.
    ///
    /// - Parameters:
    ///   - share: One in so many seeds is taken.
    ///   - known: Seeds that are always taken, for they have found something.
    ///   - problems: What is wrong with one trace, empty where nothing is.
    static func expect(
        share: Int = 1, known: [UInt64] = [], sourceLocation: SourceLocation = #_sourceLocation,
        _ problems: (RandomTrace) throws -> [String]
    ) {
        var failures: [UInt64] = []
        for seed in known + range(share: share) {
            let random = RandomTrace(seed: seed)
            let found = outcome { try problems(random) }
            guard !found.isEmpty else { continue }
            failures.append(seed)
            if failures.count <= 3 { record(found, random, sourceLocation) }
        }
        if failures.count > 3 {
            let list = failures.map(String.init).joined(separator: ", ")
            Issue.record("\(failures.count) seeds fail in all: \(list)", sourceLocation: sourceLocation)
        }
    }

    /// What is wrong, be it that an error was thrown.
    private static func outcome(_ problems: () throws -> [String]) -> [String] {
        do { return try problems() } catch { return ["\(error)"] }
    }

    private static func record(_ found: [String], _ random: RandomTrace, _ sourceLocation: SourceLocation) {
        let list = found.prefix(5).map { "  " + $0 }.joined(separator: "\n")
        Issue.record(
            """
            seed \(random.seed):
            \(list)
            PAGETRACE_SEED=\(random.seed) runs it again. The trace, for pagetrace run -:
            \(random.trace.json())
            """, sourceLocation: sourceLocation)
    }
}
