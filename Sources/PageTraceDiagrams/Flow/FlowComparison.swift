public import Graphviz
public import PageTrace

/// Two recordings as one drawing: a `flow` of each, the same gestures beside each other.
///
/// ```swift
/// let comparison = try FlowComparison(mistake, repair, naming: ["Mistake", "Repair"])
/// try GraphRenderer.render(comparison.graph(), engine: .placed, format: .svg)
/// ```
///
/// A step in which the recordings differ is on a ground of its own, with `≠` between the two.
public struct FlowComparison {
    private let flows: [BesideFlow]
    private let comparison: RecordingComparison
    private let names: [String]
    private let language: Language

    /// The most steps of a recording in such a drawing.
    public static let stepLimit = 200

    /// The room between the two.
    private static let room = 44.0
    /// A flow gets narrower than one that is alone, down to this width.
    private static let narrowest = 440.0

    /// Compares two recordings.
    ///
    /// - Parameters:
    ///   - first: The recording at the left.
    ///   - second: The recording at the right.
    ///   - names: What the two are called.
    ///   - options: Whether there is a caption and a legend, and how wide each of the two may be.
    /// - Throws: ``DiagramError`` if there are more than ``stepLimit`` steps.
    public init(
        _ first: Recording, _ second: Recording, naming names: [String] = ["first", "second"],
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) {
        let count = max(first.steps.count, second.steps.count)
        guard count <= Self.stepLimit else {
            throw .tooManySteps(.flow, count: count, limit: Self.stepLimit, isFolded: true)
        }
        comparison = RecordingComparison(first, second)
        self.names = [first, second].indices.map { names.indices.contains($0) ? names[$0] : "" }
        language = options.language
        var options = options
        options.width = max(Self.narrowest, options.width * 0.93)
        var flows: [BesideFlow] = []
        for recording in [first, second] {
            let flow = Language.$current.withValue(language) {
                BesideFlow(
                    PreparedSheets(DrawingPlan(recording, folds: false), options: options), isForced: true)
            }
            if let flow { flows.append(flow) }
        }
        self.flows = flows
    }

    /// Draws the comparison, for the engine `Engine.placed`; the same for the same recordings.
    public func graph() -> Graph {
        Language.$current.withValue(language) { drawn() }
    }

    private func drawn() -> Graph {
        var flows = flows
        let gaps = align(&flows)
        let width = flows.reduce(Self.room * Double(flows.count - 1)) { $0 + $1.width }
        var sheet = head(width: width)
        let start = sheet.graph.nodes.count
        var left = 0.0
        var bottom = sheet.top
        var tops: [[Int: Double]] = []
        for (position, flow) in flows.enumerated() {
            var graph = Graph(id: "flow")
            var windows = flow.grid.windows
            let name = Names.shortened(Names.visible(names[position]), to: 60)
            graph.nodes.append(
                Texts.node(
                    id: "name", FittedName.line(name, width: flow.width, font: .boldSans, size: Measures.heading),
                    at: Point(x: left, y: sheet.top), size: Measures.heading, font: .boldSans))
            var column = BesideColumn(
                flow: flow, column: flow.prepared.column(of: 0), isLong: false, left: left,
                top: sheet.top + 14 + gaps[position])
            column.draw(into: &graph, windows: &windows)
            tops.append(column.tops)
            bottom = max(bottom, column.top)
            sheet.graph.add(graph, under: "\(position + 1)")
            left += flow.width + Self.room
        }
        sheet.graph.nodes.insert(contentsOf: marks(of: flows, tops: tops, width: width), at: start)
        if let flow = flows.first, flow.prepared.showsLegend {
            flow.legend.draw(at: Point(x: 0, y: bottom + 18), width: width, into: &sheet.graph.nodes)
        }
        return sheet.graph
    }

    /// Makes steps that belong together equally high, and leaves room for those that have no counterpart.
    ///
    /// - Returns: The room above the first step of each.
    private func align(_ flows: inout [BesideFlow]) -> [Double] {
        guard flows.count == 2 else { return flows.map { _ in 0 } }
        var gaps = [0.0, 0.0]
        var last: [Int?] = [nil, nil]
        for row in comparison.rows {
            let places = [row.first, row.second]
            let height = places.indices.reduce(0) { height, side in
                max(height, places[side].map { flows[side].heights[$0] } ?? 0)
            }
            for side in places.indices {
                if let place = places[side] {
                    flows[side].heights[place] = height
                    last[side] = place
                } else if let place = last[side] {
                    flows[side].heights[place] += height
                } else {
                    gaps[side] += height
                }
            }
        }
        return gaps
    }

    /// Title, where the recordings part, and their figures.
    private func head(width: Double) -> Sheet {
        let recordings = flows.map(\.prepared.plan.recording)
        var sheet = Sheet(id: "comparison", darkColors: Palette.darkColors(of: recordings))
        var titles: [String] = []
        for recording in recordings where !titles.contains(Story.title(of: recording)) {
            titles.append(Story.title(of: recording))
        }
        let title = titles.joined(separator: " · ")
        let sentence = comparison.difference?.sentence(naming: names) ?? "Both say the same."
        sheet.graph.title = title
        sheet.graph.summary = sentence + " " + flows.map(\.prepared.summary).joined(separator: " ")
        guard flows.first?.prepared.showsCaption == true else { return sheet }
        sheet.add(title, named: "Title", left: 0, width: width, size: Measures.title, font: .boldSans, color: .ink)
        sheet.add(sentence, named: "Difference", left: 0, width: width, size: Measures.about, color: .ink)
        sheet.addRoom(18)
        return sheet
    }

    /// The ground of steps that differ, and the sign between them.
    private func marks(of flows: [BesideFlow], tops: [[Int: Double]], width: Double) -> [Node] {
        guard flows.count == 2 else { return [] }
        var nodes: [Node] = []
        for index in comparison.differences.map(\.row) {
            let places = [comparison.rows[index].first, comparison.rows[index].second]
            guard let side = places.firstIndex(where: { $0 != nil }), let place = places[side],
                let top = tops[side][place]
            else { continue }
            let height = flows[side].heights[place]
            let frame = Rectangle(x: -8, y: top, width: width + 16, height: height)
            var ground = Node(id: "ground of row \(index + 1)", frame: frame)
            ground.fill = Palette.panel.color
            ground.stroke = nil
            let middle = Point(x: flows[0].width + Self.room / 2, y: top + 13)
            nodes.append(ground)
            nodes.append(
                Texts.node(
                    id: "row \(index + 1) differs", "≠", at: middle, alignment: .center, size: Measures.title,
                    font: .boldSans, color: .warningText))
        }
        return nodes
    }
}

extension Graph {
    /// Adds what another graph has, under names of its own.
    fileprivate mutating func add(_ other: Graph, under name: String) {
        nodes += other.nodes.map { node in
            var node = node
            node.id = "\(name), \(node.id)"
            return node
        }
        edges += other.edges.map { edge in
            var edge = edge
            edge.tail = "\(name), \(edge.tail)"
            edge.head = "\(name), \(edge.head)"
            return edge
        }
    }
}
