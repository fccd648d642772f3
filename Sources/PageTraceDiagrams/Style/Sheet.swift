import Graphviz
import PageTrace

/// A placed drawing with its title at the top.
struct Sheet {
    var graph: Graph
    /// Where the content begins.
    var top = 0.0

    /// Starts a drawing without a title.
    init(id: String, darkColors: [ColorPair]) {
        graph = Graph(id: id)
        graph.background = Palette.paper.color
        graph.darkColors = darkColors
        graph.padding = Measures.padding
        graph.letter = Language.current.letter
    }

    /// Starts a drawing with what is said at its top, no wider than a width.
    init(id: String, _ plan: DrawingPlan, number: Int, width: Double) {
        let recording = plan.recording
        self.init(id: id, darkColors: Palette.darkColors(of: [recording]))
        graph.title = plan.title(of: number)
        graph.summary = plan.summary
        guard plan.options.showsCaption else { return }
        if plan.sheets.count > 1 || !recording.title.isEmpty {
            let title = plan.title(of: number)
            let lines = TextStyle.title.lines(of: title, width: width)
            add(lines, NodeName("title", "Title: \(Names.visible(title))"), style: .title)
            top += 2
        }
        if !recording.about.isEmpty {
            add(plan.about, named: "About", width: width, style: .about, color: .ink)
            top += 3
        }
        add(plan.caption(of: number), named: "Figures", width: width, style: .remark, color: .muted)
        top += 16
    }

    /// Adds a text below what is there, broken into lines.
    mutating func add(_ text: String, named name: String, width: Double, style: TextStyle, color: Palette) {
        let lines = style.lines(of: text, width: width).map { line in
            // A dot that separates two figures is useless at the start of a line.
            line.hasPrefix("· ") ? String(line.dropFirst(2)) : line
        }
        add(lines, NodeName(name.lowercased(), "\(name): \(Names.visible(text))"), style: style, color: color)
    }

    private mutating func add(_ lines: [String], _ name: NodeName, style: TextStyle, color: Palette = .ink) {
        let height = Double(lines.count) * style.size * 1.2
        graph.nodes.write(
            name, lines.joined(separator: "\n"), at: Point(x: 0, y: top + height / 2), style: style, color: color)
        top += height
    }

    /// Lists at the foot the answers of the data source that were never asked for; a long list is shortened.
    mutating func addCoverage(of recording: Recording, at top: Double, width: Double) {
        let coverage = recording.coverage
        guard !coverage.questions.isEmpty else { return }
        let missing = coverage.neverAsked.map { "\($0.question)(\(Names.inline($0.page)))" }
        let most = 6
        let listed =
            missing.count > most
            ? missing.prefix(most - 1) + [Words.say("… {0} more", "\(missing.count - most + 1)")] : missing[...]
        let text = Self.text(of: coverage, listed: listed.joined(separator: ", "))
        let lines = TextStyle.remark.lines(of: text, width: width)
        self.top = top - 6
        add(lines, NodeName("coverage", "Coverage: \(text)"), style: .remark, color: .muted)
    }

    private static func text(of coverage: RecordingCoverage, listed: String) -> String {
        // In English, the words of the log.
        guard Language.current != .english else {
            return listed.isEmpty ? coverage.summary : "never asked\(coverage.place): \(listed)"
        }
        guard !listed.isEmpty else { return Words.say("every answer was asked for") }
        guard let steps = coverage.steps else { return Words.say("never asked: {0}", listed) }
        return steps.first == steps.last
            ? Words.say("never asked in step {0}: {1}", "\(steps.first)", listed)
            : Words.say("never asked in steps {0} to {1}: {2}", "\(steps.first)", "\(steps.last)", listed)
    }
}
