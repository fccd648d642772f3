import Graphviz
import PageTrace

/// The distinct states of the container as strips of slots, one below the other, and the gestures between them.
///
/// Below each state stands what leads from it. A gesture to the next state is a straight line; others leave to the right
/// of all that is written, so that no line runs through a text.
struct StatesDiagram: SheetDrawing {
    private let plan: DrawingPlan
    private let states: StateGraph
    private let names: [NodeName]
    private let strips: [StateStrip]
    private let entries: [[StateEntry]]

    static let stateLimit = 80
    /// Where the straight lines are, and the texts.
    private static let columns = (line: 16.0, text: 38.0)
    /// The room between a text and a line, and between two lines.
    private static let room = (line: 9.0, lane: 7.0)
    /// The room for a number right of a strip.
    private static let numberRoom = 18.0
    /// The room below a state and below its entries.
    private static let gaps = (state: 5.0, entries: 13.0)

    init(_ plan: DrawingPlan) {
        self.plan = plan
        let states = StateGraph(plan.recording, limit: Self.stateLimit)
        self.states = states
        names = states.states.enumerated().map {
            NodeName("state\($0 + 1)", "State \($0 + 1): \(StateText.sentence(of: $1))")
        }
        // Only what leads neither back nor to the next state has a line of its own at the right.
        let far = states.transitions.count { $0.to != $0.from && $0.to != $0.from + 1 }
        let right = plan.width - Double(min(StateLanes.most, far)) * Self.room.lane - 2 * Self.room.line
        let limit = right - Self.columns.text - Self.room.line
        strips = states.states.map { StateStrip($0, limit: right - Self.numberRoom) }
        entries = states.states.indices.map { StateEntry.entries(of: $0, in: states, limit: max(limit, 150)) }
    }

    /// The drawing, which is always one sheet.
    func graph(of _: Int) -> Graph {
        var sheet = Sheet(id: "states", plan, number: 0, width: plan.width)
        sheet.graph.summary = summary
        let (boxes, bottom) = boxes(from: sheet.top + 20)
        if !boxes.isEmpty { drawStart(above: boxes[0], into: &sheet.graph) }
        for (index, frame) in boxes.enumerated() {
            strips[index].draw(names[index], number: index + 1, at: frame.origin, into: &sheet.graph.nodes)
            sheet.graph.nodes.write(
                NodeName("state\(index + 1)_number", "Number of state \(index + 1)"), "\(index + 1)",
                at: Point(x: strips[index].fullWidth + 8, y: frame.center.y - 6), style: .boldMark, color: .muted)
        }
        drawEntries(of: boxes, into: &sheet.graph)
        var foot = bottom
        if states.omitted > 0 {
            sheet.graph.nodes.write(
                NodeName("omitted", "States left out"), Words.say("… and {0} more states", "\(states.omitted)"),
                at: Point(x: 0, y: foot + 6), style: .plainHeading, color: .muted)
            foot += 20
        }
        if !plan.recording.isWalk {
            sheet.graph.nodes.write(
                NodeName("boxes", "Boxes"), Words.say("a box stands for all states in which these pages are held"),
                at: Point(x: 0, y: foot + 6), style: .remark, color: .muted)
            foot += 20
        }
        if plan.options.showsLegend {
            legend?.draw(at: Point(x: 0, y: foot + 12), width: plan.width, into: &sheet.graph)
        }
        return sheet.graph
    }

    var legend: Legend? {
        var legend = Legend(plan)
        legend.addStates(states, styles: entries.flatMap { $0.map(\.style) })
        return legend
    }

    private var summary: String {
        let text = Words.say(
            "{0} states, {1} different transitions.", "\(states.states.count + states.omitted)",
            "\(states.transitions.count)")
        return text + " " + plan.summary
    }

    /// The frames of the states, and the lower end of all.
    private func boxes(from top: Double) -> (frames: [Rectangle], bottom: Double) {
        var y = top
        let frames = states.states.indices.map { index in
            let size = strips[index].size
            let frame = Rectangle(x: 0, y: y, width: size.width, height: size.height)
            y += size.height + Self.gaps.state + entries[index].reduce(0) { $0 + $1.height } + Self.gaps.entries
            return frame
        }
        return (frames, y)
    }

    /// The first state's way in, with the gesture that led to it.
    private func drawStart(above frame: Rectangle, into graph: inout Graph) {
        let x = Self.columns.line
        let start = NodeName("start", "Start")
        graph.nodes.append(StateLine.start(start, at: Point(x: x - 4.5, y: frame.minY - 24)))
        graph.edges.append(
            StateLine(meanings: [.completed]).edge(
                from: start.id, to: names[0].id,
                .straight(from: Point(x: x, y: frame.minY - 15), to: Point(x: x, y: frame.minY))))
        guard let first = states.opening else { return }
        let steps = Words.say("step {0}", "\(first.steps[0])")
        let text = TextStyle.name.fitted(width: plan.width - Self.columns.text - 60) {
            let route = StepText.route(of: first.gesture)
            return StepText.name(of: first.gesture) + (route.isEmpty ? "" : " " + route)
        }
        write(
            text, start.part("gesture", ": \(text)"), steps: first.isTaken ? steps : "",
            start.part("steps", ": \(steps)"), at: frame.minY - 17, into: &graph.nodes)
    }

    /// Writes a gesture, and right of it the steps in which it was made.
    private func write(
        _ text: String, _ name: NodeName, steps: String, _ stepsName: NodeName, at y: Double, into nodes: inout [Node]
    ) {
        nodes.write(name, text, at: Point(x: Self.columns.text, y: y), style: .name)
        guard !steps.isEmpty else { return }
        let x = Self.columns.text + TextStyle.name.width(of: text) + 8
        nodes.write(stepsName, steps, at: Point(x: x, y: y), style: .remark, color: .muted)
    }

    private func drawEntries(of boxes: [Rectangle], into graph: inout Graph) {
        var places: [(entry: StateEntry, y: Double)] = []
        for (index, frame) in boxes.enumerated() {
            var y = frame.maxY + Self.gaps.state
            for entry in entries[index] {
                places.append((entry, y + StateEntry.pitch.line / 2))
                write(entry, at: y, into: &graph.nodes)
                y += entry.height
            }
            drawTrunk(of: index, boxes: boxes, places: places.filter { $0.entry.from == index }, into: &graph)
        }
        let right = max(
            strips.reduce(0) { max($0, $1.fullWidth + Self.numberRoom) },
            places.reduce(0) { max($0, Self.columns.text + $1.entry.width) })
        drawLanes(places, boxes: boxes, from: right + 2 * Self.room.line, into: &graph)
    }

    private func write(_ entry: StateEntry, at top: Double, into nodes: inout [Node]) {
        let name = entry.name
        write(
            entry.text, name.titled("\(name.title): \(entry.text)"), steps: entry.steps,
            name.part("steps", ": steps"), at: top + StateEntry.pitch.line / 2, into: &nodes)
        for (index, note) in entry.notes.enumerated() {
            let y = top + StateEntry.pitch.line + (Double(index) + 0.4) * StateEntry.pitch.note
            nodes.write(
                name.part("note\(index + 1)", ": note \(index + 1)"), note, at: Point(x: Self.columns.text, y: y),
                style: .remark, color: .noteText)
        }
    }

    /// The line down from a state: to the next one, and to what leads elsewhere.
    private func drawTrunk(
        of index: Int, boxes: [Rectangle], places: [(entry: StateEntry, y: Double)], into graph: inout Graph
    ) {
        let start = Point(x: Self.columns.line, y: boxes[index].maxY)
        let straight = places.filter(\.entry.isStraight)
        for (place, item) in straight.enumerated() {
            // Several gestures to the next state are lines beside each other.
            let x = start.x - Double(place) * 5
            let end = boxes[index + 1].minY - item.entry.style.reach
            let line = Route.straight(from: Point(x: x, y: start.y), to: Point(x: x, y: end))
            graph.edges.append(edge(of: item.entry, line))
        }
        let others = places.filter { !$0.entry.isStraight }
        if straight.isEmpty, let last = others.last {
            var trunk = StateLine(meanings: [.completed]).edge(
                from: names[index].id, to: names[index].id,
                .straight(from: start, to: Point(x: start.x, y: last.y)))
            trunk.arrowhead = .none
            graph.edges.append(trunk)
        }
        for (entry, y) in others where entry.isLoop {
            let right = Self.columns.text - Self.room.line
            let corners = [
                Point(x: start.x, y: y - 5), Point(x: right, y: y - 5), Point(x: right, y: y + 5),
                Point(x: start.x + 1 + entry.style.reach, y: y + 5),
            ]
            graph.edges.append(edge(of: entry, .rounded(through: corners, radius: 3)))
        }
    }

    private func edge(of entry: StateEntry, _ route: Route) -> Edge {
        var edge = entry.style.edge(from: names[entry.from].id, to: names[entry.to].id, route)
        edge.tooltip = StateText.tooltip(of: entry.transitions)
        return edge
    }

    /// The lines to states that are further away, right of all that is written.
    private func drawLanes(
        _ places: [(entry: StateEntry, y: Double)], boxes: [Rectangle], from left: Double, into graph: inout Graph
    ) {
        let far = places.filter { !$0.entry.isLoop && !$0.entry.isStraight }
        var lanes = StateLanes()
        var arrivals: [Int: Int] = [:]
        let counts = Dictionary(far.map { ($0.entry.to, 1) }, uniquingKeysWith: +)
        // Short ones inside.
        for (entry, y) in far.sorted(by: { Self.length($0, boxes) < Self.length($1, boxes) }) {
            let trunk = Point(x: Self.columns.line, y: y)
            let target = boxes[entry.to]
            let number = arrivals[entry.to, default: 0]
            let count = Double(counts[entry.to] ?? 1)
            let end = target.center.y + (Double(number) - (count - 1) / 2) * min(5, (target.size.height - 6) / count)
            // The number of the state stands right of its upper half.
            let arrival = Point(
                x: strips[entry.to].fullWidth + entry.style.reach,
                y: count == 1 ? target.center.y + 4 : max(end, target.center.y + 1)
            )
            let branchEnd = Point(x: Self.columns.text - Self.room.line, y: y)
            var branch = edge(of: entry, .rounded(through: [trunk, branchEnd], radius: 4))
            branch.arrowhead = .none
            guard let lane = lanes.place(from: y, to: arrival.y) else {
                branch.arrowhead = .normal
                graph.edges.append(branch)
                continue
            }
            arrivals[entry.to, default: 0] += 1
            graph.edges.append(branch)
            let x = left + Double(lane) * Self.room.lane
            let start = Point(x: Self.columns.text + entry.width + Self.room.line, y: y)
            let corners = [start, Point(x: x, y: y), Point(x: x, y: arrival.y), arrival]
            graph.edges.append(edge(of: entry, .rounded(through: corners, radius: 4)))
        }
    }

    private static func length(_ place: (entry: StateEntry, y: Double), _ boxes: [Rectangle]) -> Double {
        abs(boxes[place.entry.to].center.y - place.y)
    }
}
