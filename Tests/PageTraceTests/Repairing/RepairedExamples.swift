import TestDepth
import Testing

@testable import PageTrace

@Suite("Repairs of the example traces")
struct RepairedExamples {
    private static let names = Depth.cases(
        ["index-committed-blindly.json", "questionnaire-as-printed.json", "which-callback-to-use.json"],
        deep: [
            "answers-from-own-index.json", "index-and-counter.json", "index-counted-by-direction.json",
            "questionnaire-cancelled.json", "title-set-in-the-data-source.json", "fresh-pages-by-identity.json",
            "pager-walk.json", "set-after-a-cancelled-swipe.json",
        ])

    /// With few families, so that a test takes seconds.
    private static let options = ExplorationOptions(families: [.swipe, .cancel], states: 2_000)

    @Test(arguments: ExampleTrace.every.filter { names.contains($0.name) })
    func `What is said to be repaired is proved from its written text`(example: ExampleTrace) throws {
        let text = try example.text()
        let trace = try example.trace()
        let repairs = try #require(trace.repairs(Self.options, text: Array(text.utf8)))
        let explored = try #require(trace.explored(Self.options))
        #expect((repairs.finding == nil) == !explored.hasFindings)
        for repair in repairs.repairs {
            let written = try TraceReader.read(repair.text, name: example.name)
            #expect(written == repair.trace && written.title == trace.title)
            #expect(try #require(written.explored(Self.options)).isProof, "\(repair.said)")
        }
    }
}
