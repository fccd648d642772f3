import Foundation
import PageTrace
import PageTraceRecorder
import Testing

/// Every example trace of a page view controller: on the model alone, on a pager of view controllers, and as a recorder
/// hears it.
@MainActor
@Suite struct TraceTests {
    @Test func `There are example traces to play`() {
        #expect(ExampleTraces.names.count > 60)
        #expect(ExampleTraces.trapping == ["look-up-that-traps.json", "playlist-cut.json"])
    }

    @Test(arguments: ExampleTraces.names)
    func `A pager of view controllers is called as the model says`(name: String) throws {
        // An app that traps ends the process: see below.
        guard !ExampleTraces.trapping.contains(name) else { return }
        try PlayedTrace.expectCalls(of: try ExampleTraces.trace(name))
    }

    @Test(arguments: ExampleTraces.trapping)
    func `An app that traps has been called until then as the model says`(name: String) async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [name] in
            try await MainActor.run {
                let trace = try ExampleTraces.trace(name)
                PlayedTrace(trace, .calls { FileHandle.standardError.write(Data("call \($0.text)\n".utf8)) })?.play()
            }
        }
        let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
        let heard = lines.filter { $0.hasPrefix("call ") }.map { String($0.dropFirst(5)) }
        let model = Recording(replaying: try ExampleTraces.trace(name)).steps.flatMap(\.callbacks).map(\.text)
        // The call that traps has no answer, and a recorder writes a call with its answer.
        #expect(heard.filter { !$0.hasPrefix("setViewControllers") } == model.dropLast())
    }
}
