import Foundation
import Testing

@testable import PageTrace

@Suite("What a recording never asked for")
struct CoverageTests {
    private func coverage(_ path: String, pages: Int = 4) throws -> RecordingCoverage {
        Recording(replaying: try Trace(path: path, pages: pages)).coverage
    }

    @Test func `The walk there and back, as text`() throws {
        #expect(
            try coverage("1→2→3→4→3→2→1").text == """
                page  viewControllerAfter       viewControllerBefore

                1     once, step 1, callback 1  2 times, first step 1, callback 2
                2     once, step 1, callback 5  once, step 5, callback 3
                3     once, step 2, callback 3  once, step 4, callback 3
                4     once, step 3, callback 3  never

                never asked: viewControllerBefore(4)

                """)
    }

    @Test func `A question that nobody asked is listed beside its counterpart`() throws {
        // Both sides of the first page, then forward only.
        let coverage = try coverage("1→2", pages: 2)
        #expect(coverage.questions == ["viewControllerAfter", "viewControllerBefore"])
        #expect(coverage.neverAsked.map(\.text) == ["viewControllerBefore(2)"])
        let call = CallbackRecord(
            name: "itemAfter", role: .dataSource, arguments: [.init(nil, .page("A"))], phase: .rest)
        let step = Step(number: 0, gesture: GestureRecord(.other("go"), outcome: .completed), callbacks: [call])
        let other = Recording(container: "another container", pages: [], steps: [step]).coverage
        #expect(other.questions == ["itemAfter"])
        #expect(other.pages == ["A"])
        #expect(other.neverAsked.isEmpty)
    }

    @Test func `Every answer asked for, and none at all`() throws {
        #expect(try coverage("1→(2)→2⇒2→1⇒2→1", pages: 2).text.hasSuffix("\n\nevery answer was asked for\n"))
        #expect(try coverage("1").text == "The data source was never asked.\n")
        #expect(Recording(container: "", pages: [], steps: []).coverage.neverAsked.isEmpty)
    }

    @Test func `Other callbacks count for nothing`() {
        let call = CallbackRecord(
            name: "viewDidAppear", role: .appearance, arguments: [.init(nil, .page("A"))], phase: .rest)
        let step = Step(number: 0, gesture: GestureRecord(.other("go"), outcome: .completed), callbacks: [call])
        #expect(Recording(container: "", pages: ["A"], steps: [step]).coverage.questions.isEmpty)
    }

    @Test func `As JSON, and back`() throws {
        let coverage = try coverage("1→2", pages: 2)
        #expect(coverage.json.hasSuffix("}\n"))
        #expect(coverage.json.contains("\"question\" : \"viewControllerBefore\""))
        #expect(try JSONDecoder().decode(RecordingCoverage.self, from: Data(coverage.json.utf8)) == coverage)
    }
}
