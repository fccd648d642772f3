import Graphviz
package import PageTrace

/// The legend of diagrams alone, each sign once: one for all drawings of a chapter.
package enum LegendSheet {
    package static func bytes(
        of recordings: [Recording], diagrams: [Diagram], as format: ArtifactFormat, theme: Theme,
        options: DiagramOptions
    ) throws(DiagramError) -> [UInt8] {
        var sheets: [DiagramSheets] = []
        for recording in recordings {
            for diagram in diagrams { sheets.append(try diagram.sheets(of: recording, options: options)) }
        }
        let graph = Language.$current.withValue(options.language) {
            var sheet = Sheet(id: "legend", darkColors: Palette.darkColors(of: sheets.map(\.recording)))
            sheet.graph.title = Words.say("Legend")
            Legend(merging: sheets.map(\.legend))?
                .draw(at: Point(x: 0, y: 7), width: options.width, into: &sheet.graph)
            return sheet.graph
        }
        return try ArtifactFormat.bytes(of: graph, as: format.drawn ?? .svg, theme: theme, options: options)
    }
}
