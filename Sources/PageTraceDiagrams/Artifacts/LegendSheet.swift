import Graphviz
package import PageTrace

/// The legend of diagrams alone, each sign once: one for all drawings of a chapter.
package struct LegendSheet {
    private let sheets: [DiagramSheets]

    package init(of recordings: [Recording], diagrams: [Diagram], options: DiagramOptions) throws(DiagramError) {
        var sheets: [DiagramSheets] = []
        for recording in recordings {
            for diagram in diagrams { sheets.append(try diagram.sheets(of: recording, options: options)) }
        }
        self.sheets = sheets
    }

    private func graph() -> Graph {
        var sheet = Sheet(id: "legend", darkColors: Palette.darkColors(of: sheets.map(\.recording)))
        sheet.graph.title = Words.say("Legend")
        Legend(merging: sheets.map(\.legend))?
            .draw(at: Point(x: 0, y: 7), width: sheets[0].options.width, into: &sheet.graph)
        return sheet.graph
    }

    package func bytes(as format: ArtifactFormat, theme: Theme) throws(DiagramError) -> [UInt8] {
        let options = sheets.first?.options ?? DiagramOptions()
        let graph = Language.$current.withValue(options.language, operation: graph)
        return try ArtifactFormat.bytes(of: graph, as: format.drawn ?? .svg, theme: theme, options: options)
    }
}
