import PageTrace

/// Mermaid source, line by line.
struct MermaidSource {
    private var lines: [String] = []

    /// Starts a diagram with its first line, such as `flowchart TD`, and settings for it, such as `wrappingWidth: 640`.
    init(_ kind: String, _ plan: DrawingPlan, sheet: Int = 0, settings: [String] = []) {
        let title = plan.title(of: sheet)
        lines.append("---")
        if plan.sheets.count > 1 || !plan.recording.title.isEmpty {
            lines.append("title: \(Self.yaml(title))")
        }
        if !settings.isEmpty { lines += ["config:", "  flowchart:"] + settings.map { "    " + $0 } }
        lines.append("---")
        if lines.count == 2 { lines = [] }
        lines.append(kind)
        lines.append("    accTitle: " + MermaidText.escaped(title))
        lines.append("    accDescr: " + MermaidText.escaped(plan.summary))
    }

    mutating func add(_ line: String) { lines.append("    " + line) }

    /// Gives nodes a look: dark writing on pale ground or the reverse, the same in light and in dark mode.
    mutating func addClass(_ name: String, fill: Palette, stroke: Palette, text: Palette, _ more: String = "") {
        add(
            "classDef \(name) fill:\(fill.color.text),stroke:\(stroke.color.text),color:\(text.color.text)"
                + (more.isEmpty ? "" : "," + more))
    }

    /// Styles nodes to be inconspicuous on light and on dark backgrounds.
    mutating func addQuietClass(_ name: String, _ more: String = "") {
        add("classDef \(name) fill:transparent,stroke:#767e87,color:#767e87" + (more.isEmpty ? "" : "," + more))
    }

    /// Gives emphasized steps a heavy outline, whatever their other style.
    mutating func addEmphasisClass() {
        add("classDef emphasized stroke:\(Palette.noteLine.color.text),stroke-width:4px")
    }

    /// Styles signs that say that something is left out.
    mutating func addOmissionClass() { addQuietClass("omitted", "stroke-dasharray:5 4") }

    /// The whole source, with a line feed at its end.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// The text in double quotes, as YAML reads it: scalar by scalar.
    private static func yaml(_ text: String) -> String {
        var result = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result.append("\\") }
            result.append(MermaidText.visible(scalar))
        }
        return String(result) + "\""
    }
}

/// Writes the Mermaid source of a sheet, whose steps stand in one column.
protocol MermaidPainter: ColumnPainter {
    var source: MermaidSource { get }
    init(_ plan: DrawingPlan, sheet: Int)
    mutating func finish()
}

extension MermaidPainter {
    mutating func paintStart(before _: Int, isAfterSign _: Bool) {}
    mutating func finish() {}

    static func source(of sheet: Int, _ plan: DrawingPlan) -> String {
        var painter = Self(plan, sheet: sheet)
        painter.paint(plan.column(of: sheet), of: plan)
        painter.finish()
        return painter.source.text
    }
}
