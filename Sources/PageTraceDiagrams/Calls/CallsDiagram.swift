import Graphviz
import PageTrace

/// The order of calls: a line for everybody who takes part, an arrow for every call, a band for every step.
struct CallsDiagram {
    private let recording: Recording
    private let lifelines: Lifelines
    private let names: StepNames
    private let skipped: SkippedCalls

    /// The height of the boxes on top of the lines.
    private static let headHeight = 36.0
    /// A drawing that is longer goes on in a second stack beside the first: renderers have a limit.
    private static let lengthLimit = 400_000.0
    /// The room between two stacks.
    private static let stackRoom = 40.0

    /// Prepares the drawing of a recording.
    init(_ recording: Recording) {
        self.recording = recording
        lifelines = Lifelines(recording)
        names = StepNames(recording)
        skipped = SkippedCalls(recording)
    }

    /// The drawing.
    func graph(showsCoverage: Bool) -> Graph {
        var sheet = Sheet(id: "calls", recording: recording, left: 0, width: lifelines.width)
        let blocks = recording.steps.enumerated().map { place, step in
            CallBlock(step, name: names[place], lifelines: lifelines, skipped: skipped)
        }
        var offset = 0.0
        var remaining = blocks[...]
        var isFirst = true
        var bottom = 0.0
        while isFirst || !remaining.isEmpty {
            isFirst = false
            var height = Self.headHeight + 12
            let count = remaining.prefix { block in
                defer { height += block.height }
                return height < Self.lengthLimit
            }.count
            let stack = remaining.prefix(count)
            remaining = remaining.dropFirst(count)
            draw(stack, offset: offset, into: &sheet)
            bottom = max(bottom, sheet.top + Self.headHeight + 10 + stack.reduce(0) { $0 + $1.height })
            offset += lifelines.width + Self.stackRoom
        }
        if showsCoverage { sheet.addCoverage(of: recording, at: Point(x: 0, y: bottom + 14), width: lifelines.width) }
        return sheet.graph
    }

    private func draw(_ stack: ArraySlice<CallBlock>, offset: Double, into sheet: inout Sheet) {
        let length = stack.reduce(10.0) { $0 + $1.height }
        let top = sheet.top
        let suffix = offset > 0 ? ", continued at \(Int(offset))" : ""
        for participant in lifelines.participants {
            let x = lifelines.x(of: participant) + offset
            let line = Rectangle(x: x - 0.5, y: top + Self.headHeight, width: 1, height: length)
            var node = Node(id: "Line of \(participant.name)\(suffix)", frame: line)
            node.fill = Palette.line.color
            node.stroke = nil
            sheet.graph.nodes.append(node)
            sheet.graph.nodes.append(head(of: participant, x: x, top: top, suffix: suffix))
        }
        var y = top + Self.headHeight + 12
        for block in stack {
            block.draw(at: Point(x: offset, y: y), heads: suffix, into: &sheet.graph)
            y += block.height
        }
    }

    private func head(of participant: Lifelines.Participant, x: Double, top: Double, suffix: String) -> Node {
        let name = FittedName(
            participant.name, width: lifelines.pitch - 22, font: .boldSans, size: Measures.name, lineLimit: 2)
        let needed = TextMetrics.width(of: participant.name, font: .boldSans, size: Measures.name) + 20
        let width = min(needed, lifelines.pitch - 8)
        let frame = Rectangle(x: x - width / 2, y: top, width: width, height: Self.headHeight)
        var node = Node(
            id: participant.name + suffix, label: .text(name.lines.joined(separator: "\n")), frame: frame)
        node.isRounded = true
        node.font = .boldSans
        node.fontSize = Measures.name
        switch participant {
        case .container:
            node.fill = Palette.panel.color
            node.stroke = Palette.muted.color
            node.textColor = Palette.ink.color
        case .role(let role):
            let style = RoleStyle(role)
            node.stroke = style.color.color
            node.fill = style.isFilled ? style.color.color : Palette.paper.color
            node.textColor = style.isFilled ? Palette.markText.color : style.color.color
        }
        return node
    }
}
