import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram of held pages alone.
struct CacheTests {
    let graph = Diagram.cache.graph(of: .surprises)

    @Test func aRowHasTheGestureThePagesAndWhatCameAndWent() {
        let ids = graph.nodes.map(\.id).filter { $0.contains("tep 3") }
        #expect(
            ids == [
                "Step 3, rule",
                "Step 3: swipe forward, Second → Third, completed",
                "Step 3, way and outcome",
                "After step 3: First was dropped in this step",
                "After step 3: First was dropped in this step (line 1)",
                "After step 3: Second is held",
                "After step 3: Third is shown",
                "After step 3: Fourth is held, loaded in this step",
                "After step 3: Fourth is held, loaded in this step (sign)",
                "Step 3: + Fourth",
                "Step 3: − First",
            ])
    }

    @Test func whatDidNotGoAsUsualIsSaid() {
        #expect(graph.node("Step 2, way and outcome")?.text == "↩ cancelled · Second → Third")
        #expect(graph.node("Step 1, way and outcome")?.text == "First → Second · preload skipped")
    }

    @Test func noCallIsShown() {
        #expect(!graph.texts.contains { $0.contains("viewController") || $0.contains("willTransition") })
    }

    @Test func aStepWithFindingsHasASignThatNamesThem() throws {
        let graph = Diagram.cache.graph(of: .wrongTitle)
        #expect(graph.nodes("1 finding: ").map(\.text) == ["⚠", "⚠"])
        #expect(graph.node("Step 2, 1 finding: title names Third, but Second is shown") != nil)
    }

    @Test func pagesThatAreHeldByNobodyHaveATitleOfTheirOwn() {
        var recording = Recording.twoHolders
        for place in recording.steps.indices { recording.steps[place].after[1].holder = "told that they appeared" }
        for place in recording.steps.indices { recording.steps[place].before[1].holder = "told that they appeared" }
        let titles = Diagram.cache.graph(of: recording).nodes("Column: ").map(\.text)
        #expect(titles == ["step", "held by the container", "told that they appeared", "loaded, dropped"])
    }

    @Test func rowsFollowEachOtherAtTheSameDistance() {
        let rules = graph.nodes.filter { $0.id.hasSuffix(", rule") }.compactMap(\.position?.y)
        let distances = zip(rules, rules.dropFirst()).map { ($1 - $0).rounded() }
        #expect(rules.count == 6 && Set(distances).count == 1)
    }
}
