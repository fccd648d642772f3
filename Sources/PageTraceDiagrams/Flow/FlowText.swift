import Graphviz
import PageTrace

/// What a flow writes, and the room that it needs so that no name is cut.
struct FlowText {
    let needs: PageNeeds
    /// The name of the tracker that is written over the shown page, nil if there are none or several.
    let tracker: String?
    /// The least width for the cells and the titles over them in which every name is whole.
    let leastPages: Double

    /// The values of many trackers, which have a table; nil if there are few.
    let table: TrackerTable?

    private let plan: DrawingPlan
    private let skipped: SkippedCalls
    /// How often something is left out however much room there is.
    private var leastCuts = 0

    init(_ plan: DrawingPlan) {
        self.plan = plan
        needs = PageNeeds(plan.drawn, listed: plan.listed)
        tracker = plan.drawn.onlyTracker
        table = TrackerTable(plan)
        skipped = SkippedCalls(plan.drawn)
        let titles = tracker == nil ? [] : Set(plan.drawn.steps.compactMap(\.titleBar))
        leastPages = titles.reduce(needs.leastWidth(hasRuler: true)) { max($0, TitleBar.width(of: $1)) }
        leastCuts = steps(width: .greatestFiniteMagnitude).reduce(0) { $0 + $1.cuts(width: .greatestFiniteMagnitude) }
    }

    /// The steps with calls that keep to a width.
    func steps(width: Double) -> [FlowStep] {
        let lines = BoxLines(limit: width - FlowMeasures.columns.text, skipped: skipped)
        return plan.drawn.steps.enumerated().map { place, step in
            FlowStep(
                step, since: plan.previous(of: place), name: plan.name(of: place), lines: lines,
                hasTitleBar: tracker != nil, hasTable: table != nil)
        }
    }

    /// Whether no name is cut in calls of a width; of thousands of steps, nobody reads each.
    func fits(_ width: Double) -> Bool {
        guard plan.drawn.steps.count <= Measures.readLimit else { return true }
        return steps(width: width).reduce(0) { $0 + $1.cuts(width: width) } <= leastCuts
    }
}
