import PageTrace

/// Where things stand in a flow.
struct FlowMeasures {
    var width: Double
    /// Whether the cells stand below the calls: the drawing is too narrow for both.
    let isBelow: Bool
    let mostCalls: Double

    /// Where numbers and calls stand; phases are before them.
    static let columns = (mark: 46.0, text: 59.0)
    /// The room between calls and pages, and right of the pages: for `nil` and `?`.
    static let room = (middle: 24.0, right: 20.0)
    /// The room for a line that passes beside the cells.
    static let channel = 10.0
    /// The usual least width of the calls, and the least of the pages beside them.
    static let least = (calls: 236.0, pages: 190.0)
    private static let widestCalls = 420.0
    /// The height of a title bar, and how far it may reach beyond the cells to the left.
    static let bar = 13.0
    static let barReach = 16.0
    /// The room above the cells, in which the line from the page shown before turns, and below them.
    static let cellRoom = (above: 13.0, below: 9.0)

    /// The cells of two recordings that are compared stand below the calls.
    init(comparedIn width: Double) {
        (self.width, isBelow, mostCalls) = (width, true, width - Self.room.right)
    }

    /// Chooses where the cells stand: beside the calls if nothing is cut there, neither in the cells nor in the calls.
    ///
    /// More width never cuts more: below the calls everything has the whole width, and beside them what it needs.
    ///
    /// - Parameters:
    ///   - pages: The least width for the cells, with the room for the line beside them.
    ///   - fits: Whether no call is cut at a width.
    init(width: Double, pages: Double, fits: (_ calls: Double) -> Bool) {
        self.width = width
        let most = min(width - max(Self.least.pages, pages) - Self.room.middle - Self.room.right, Self.widestCalls)
        let usual = max(min(width * 0.482, most), Self.least.calls)
        let beside = most < Self.least.calls ? nil : [usual, most].first(where: fits)
        isBelow = beside == nil
        mostCalls = beside ?? width - Self.room.right
    }

    /// The width for the cells beside calls of a width, or below them.
    func pages(beside calls: Double) -> Double {
        isBelow ? width - 2 * Self.room.right : width - calls - Self.room.middle - Self.room.right
    }

    func left(beside calls: Double) -> Double { isBelow ? Self.room.right : calls + Self.room.middle }
}

/// What a flow writes, and the room that it needs so that no name is cut.
struct FlowText {
    let needs: PageNeeds
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
