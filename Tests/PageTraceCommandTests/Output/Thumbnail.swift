import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// A walk as a shape, small enough for a table: a row for each step, a column for each page, and no words.
///
/// The page that is shown is dark, one that is held pale; a step with findings has a yellow mark.
struct Thumbnail {
    let recording: Recording

    /// Neither side is longer.
    private static let longest = 180.0
    private static let room = 12.0

    /// What the file of an example is called.
    static func name(of example: String) -> String { "\(example).shape.svg" }

    /// The file, the same for the same recording.
    func file(of example: String) -> OutputFile {
        OutputFile(name: Self.name(of: example), bytes: Array(svg.utf8))
    }

    private var pages: [String] {
        var seen: Set<String> = []
        return (recording.pages + recording.steps.flatMap { $0.after.first?.pages ?? [] })
            .filter { page in seen.insert(page).inserted && isHeld(page) }
    }

    private func isHeld(_ page: String) -> Bool {
        recording.steps.contains { $0.after.first?.pages.contains(page) ?? false }
    }

    private var svg: String {
        let (pages, steps) = (pages, recording.steps)
        let across = min(20, (Self.longest - Self.room) / Double(max(1, pages.count)))
        let down = min(14, Self.longest / Double(max(1, steps.count)))
        let (width, height) = (Self.room + across * Double(pages.count), down * Double(steps.count))
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg width="\(points(width))pt" height="\(points(height))pt" viewBox="0 0 \(number(width)) \(number(height))" \
            xmlns="http://www.w3.org/2000/svg">
            <style>
            \(style(light: true))@media (prefers-color-scheme: dark) {
            \(style(light: false))}
            </style>

            """
        for (row, step) in steps.enumerated() {
            let (shown, held) = (step.after.first?.shown ?? [], step.after.first?.pages ?? [])
            for (column, page) in pages.enumerated() {
                let kind = shown.contains(page) ? "shown" : held.contains(page) ? "held" : "absent"
                let (x, y) = (Self.room + across * Double(column), down * Double(row))
                text += "<rect class=\"\(kind)\" x=\"\(number(x + 1))\" y=\"\(number(y + 1))\" "
                text += "width=\"\(number(max(1, across - 2)))\" height=\"\(number(max(1, down - 2)))\"/>\n"
            }
            if !step.findings.isEmpty {
                let radius = min(4, down / 2 - 0.5)
                text += "<circle class=\"finding\" cx=\"5\" cy=\"\(number(down * (Double(row) + 0.5)))\" "
                text += "r=\"\(number(radius))\"/>\n"
            }
        }
        return text + "</svg>\n"
    }

    private func style(light: Bool) -> String {
        let kinds: [(String, Palette, Palette)] = [
            ("shown", .shownFill, .shownFill), ("held", .heldFill, .heldLine), ("absent", .paper, .absentLine),
            ("finding", .warningFill, .warningLine),
        ]
        return kinds.map { name, fill, stroke in
            let (fill, stroke) = (
                light ? fill.pair.light : fill.pair.dark, light ? stroke.pair.light : stroke.pair.dark
            )
            return ".\(name){fill:\(fill.text);stroke:\(stroke.text)}\n"
        }.joined()
    }

    /// Pixels of a page as points.
    private func points(_ pixels: Double) -> String { number(pixels * 0.75) }

    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
