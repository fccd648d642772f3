import Testing

@testable import PageTrace

/// The traces of Tests/Repairs, found from the mistakes that they repair.
@Suite("The repairs of the questions, found from their mistakes")
struct RepairedQuestions {
    /// A repair, and what in its text makes it the mistake.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let repair: String
        let right: String
        let wrong: String
        var families: Set<GestureFamily> = [.swipe, .cancel, .act]

        var testDescription: String { repair }
    }

    /// What is not here is no mistake that a change of the app repairs: `jump-without-animation` is for a quirk (the next
    /// test), `loop-of-three` has another number of pages, `placeholder-at-the-end-of-a-spread` a page of its own,
    /// `nil-at-the-end-of-a-curl` is for a quirk, `animated-set-in-a-block`, `animated-set-in-did-finish` and
    /// `plain-set-in-did-finish-if-completed` are for one system, and `data-source-assigned-after-a-change` and
    /// `shown-page-set-after-a-change` hold only if nothing comes between two gestures of their trace.
    static let mistakes = [
        Mistake(
            repair: "title-from-shown", right: #""updatedIn": "didFinishAnimating", "takes": "shown""#,
            wrong: #""updatedIn": ["viewControllerBefore", "viewControllerAfter"], "takes": "answer""#),
        Mistake(repair: "index-from-pending", right: #""onlyWhenCompleted": true, "#, wrong: ""),
        Mistake(repair: "index-by-direction", right: #""onlyWhenCompleted": true, "#, wrong: ""),
        Mistake(
            repair: "found-by-name", right: #""findsPagesBy": "name""#,
            wrong: #""findsPagesBy": "identity""#),
    ]

    @Test(arguments: mistakes)
    func `Each is found, first or second`(_ mistake: Mistake) throws {
        var text = try ExampleTrace.file("Tests/Repairs/\(mistake.repair).json")
        let right = try TraceReader.read(text.utf8, name: mistake.repair)
        #expect(text.contains(mistake.right))
        text = text.replacing(mistake.right, with: mistake.wrong)
        let wrong = try TraceReader.read(text.utf8, name: mistake.repair)
        let options = ExplorationOptions(families: mistake.families)
        let repairs = try #require(wrong.repairs(options, text: Array(text.utf8)))
        #expect(repairs.repairs.prefix(2).contains { $0.trace.scenario == right.scenario })
    }

    @Test func `A jump after which old neighbors are shown becomes one without animation`() throws {
        let text = try ExampleTrace.file("Traces/jump-with-stale-neighbors.json")
        let trace = try TraceReader.read(text.utf8, name: "jump")
        let repairs = try #require(
            trace.repairs(ExplorationOptions(families: [.swipe, .act]), text: Array(text.utf8)))
        let first = try #require(repairs.repairs.first)
        #expect(first.said == "1 change: write \"animated\": false in gesture 3")
        #expect(
            first.difference == [
                #"-     { "set": "Fourth", "direction": "forward", "animated": true },"#,
                #"+     { "set": "Fourth", "direction": "forward", "animated": false },"#,
            ])
    }

    @Test
    func `A list that changes in a function of the app gets its data source assigned behind it`()
        throws
    {
        let text =
            #"{ "version": 1, "pages": 3, "gestures": [ { "set": 1 }, { "swipe": "forward" }, { "append": "4" } ] }"#
        let trace = try TraceReader.read(Array(text.utf8), name: "list")
        let changes = trace.scenario.any.changesOfKeys.map(\.words)
        #expect(changes.contains(#"do { "dataSource": "assigned" } behind gesture 3"#))
    }
}
