import Testing

@testable import PageTrace

/// The example traces of the scroll view and the root container show what their titles say.
struct ArticleTraces {
    private func trace(_ name: String) throws -> Trace { try ExampleTrace(name: "\(name).json").trace() }

    @Test(arguments: ExampleTrace.paths)
    func `A trace stands in the folder of its container, or above the folders if that is a page view controller`(
        path: String
    ) throws {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let container = try ExampleTrace(name: path).trace().scenario.any.container
        let expected = (folder.isEmpty ? "PageViewController" : folder) + "Settings"
        #expect(String(describing: type(of: container)) == expected)
    }

    @Test(arguments: [
        ("pager-unnoticed-changes", "pager-noticed-changes"),
        ("pager-rotation-unreported", "pager-rotation-reported"),
        ("root-out-in-mid-fade", "root-out-in-mid-fade-repaired"),
        ("root-stack", "root-containment"),
        ("root-window", "root-containment"),
    ])
    func `The mistake is found, and the repair has no finding on the same gestures`(mistake: String, repair: String)
        throws
    {
        let (wrong, right) = (try trace(mistake), try trace(repair))
        #expect(wrong.gestures == right.gestures && wrong.pages == right.pages)
        #expect(!Recording(replaying: wrong).findings.isEmpty)
        #expect(Recording(replaying: right).findings.isEmpty)
    }

    @Test(arguments: ["pager-walk", "root-deep-link"])
    func `A plain walk has no finding`(name: String) throws {
        #expect(Recording(replaying: try trace(name)).findings.isEmpty)
    }

    @Test(arguments: [
        ("pager-without-flag", Finding.Kind.repeatedAppearance), ("pager-in-a-grid", .unreportedPageChange),
        ("pager-before-the-layout", .unreportedPageChange), ("questionnaire-table-empty", .wrongTracker),
        ("questionnaire-as-printed", .wrongTracker),
        ("root-second-tap", .switchToShownScreen), ("root-second-tap", .wrongSize),
    ])
    func `A mistake is found`(name: String, kind: Finding.Kind) throws {
        #expect(Recording(replaying: try trace(name)).findings.contains { $0.kind == kind })
    }

    @Test(arguments: ["root-containment", "root-deep-link", "root-window", "pager-walk"])
    func `A page that the calls of a step bring last is held after it`(name: String) throws {
        var brought = 0
        for step in Recording(replaying: try trace(name)).steps {
            var ways: [String: [String: CallbackMove.Way]] = [:]
            for call in step.callbacks {
                let page = call.arguments.last { !$0.value.pages.isEmpty }?.value.pages.first ?? ""
                for move in call.moves { ways[move.slot, default: [:]][page] = move.way }
            }
            let slots = step.after.flatMap(\.slots)
            for (slot, pages) in ways {
                for (page, way) in pages where way != .goes && slots.contains(where: { $0.name == slot }) {
                    brought += 1
                    #expect(slots.contains { $0.name == slot && $0.page == page }, "\(page) in \(slot)")
                }
            }
        }
        #expect(brought > 1)
    }

    @Test func `The page shows the comparison of the trace`() throws {
        let comparison = try #require(trace("root-containment").comparison(of: "strategy") as? RootComparison)
        let page = try ExampleTrace.file("Sources/PageTrace/PageTrace.docc/TheRootContainer/TheRootContainer.md")
        #expect(page.contains("```text\n\(comparison.text)```"))
    }
}
