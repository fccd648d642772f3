import Foundation
import PageTrace
import PageTraceTestingDiagrams
import Testing

@testable import PageTraceTesting

/// The assertions that the page on testing shows, word for word.
@Suite("The assertions of the page on testing")
struct ReadmeExampleTests {
    private struct Presenter: PageViewControllerClient {
        func pageViewController(
            _ container: inout PageViewController<Int>, viewControllerBefore page: Int
        ) -> Int? { page > 1 ? page - 1 : nil }

        func pageViewController(
            _ container: inout PageViewController<Int>, viewControllerAfter page: Int
        ) -> Int? { page < 4 ? page + 1 : nil }

        func pageViewController(_ container: inout PageViewController<Int>, willTransitionTo pending: Spread<Int>) {}
    }

    @Test func `They compile, and hold`() throws {
        let walk = try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
        assertRecording(of: walk)
        assertCallbacks(
            of: walk, only: .delegate.inStep(1),
            [
                .willTransitionTo([2]), .didFinishAnimating(finished: true, previous: [1], completed: true),
            ])
        assertNoFindings(in: walk)
        let walks = AllWalks(upTo: 4, pages: [1, 2, 3, 4]) { Presenter() }
        assertNoReachableFindings(in: walks)
    }

    @Test func `A client of one's own is drawn with the products that the page names`() throws {
        let walk = try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
        let drawing = try SnapshotFormat.svg(.flow).render(walk.recording)
        #expect(String(decoding: drawing, as: UTF8.self).contains("willTransitionTo"))
        #expect(
            try page().contains("assertRecording(of: walk, as: .svg(.flow))"))
    }

    private func page() throws -> String {
        let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(
            contentsOf: root.appendingPathComponent("Sources/PageTrace/PageTrace.docc/Testing.md"), encoding: .utf8)
    }

    @Test func `They are what the page shows`() throws {
        let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        let page = try page()
        let source = try String(contentsOf: file, encoding: .utf8)
        let block = try #require(
            page.components(separatedBy: "```swift\nimport PageTraceTesting\n\n").dropFirst().first?
                .components(separatedBy: "```").first)
        for line in block.split(separator: "\n") {
            let code = line.components(separatedBy: "    // ")[0].trimmingCharacters(in: .whitespaces)
            #expect(source.contains(code), "\(code)")
        }
    }
}
