import Testing

@testable import PageTrace

@Suite("Logs of random walks")
struct RandomLogs {
    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func `Preloads skipped at random are found again, step by step`(seed: UInt64) throws {
        var trace = try Trace(path: "1", pages: 6)
        trace.pageViewController?.container.preloads = .random(seed: seed, probability: 0.5)
        for swipe in RandomWalk<PageViewControllerGesture>(seed: seed, count: 60, cancelled: 0.2) {
            trace.pageViewController?.gestures.append(.gesture(swipe))
        }
        let recording = Recording(replaying: trace)
        let explanation = try ObservedLog(recording).explained()
        let found = try #require(explanation.trace)
        // Whether the last question was skipped, or the log ends before it, nobody can know.
        let calls = { (recording: Recording) in recording.steps.flatMap { $0.callbacks.map(\.text) } }
        #expect(calls(Recording(replaying: found)).starts(with: calls(recording)))
    }
}
