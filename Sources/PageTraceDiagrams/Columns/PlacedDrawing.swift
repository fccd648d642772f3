import Graphviz

/// Draws the sheets of one kind of diagram.
protocol SheetDrawing {
    /// Draws a sheet, counted from 0.
    func graph(of sheet: Int) -> Graph
}

/// Draws the sheets of a diagram whose steps stand in columns.
struct PlacedDrawing<Content: ColumnDiagram>: SheetDrawing {
    let diagram: Content

    private static var columnRoom: Double { 48 }

    func graph(of number: Int) -> Graph {
        let prepared = diagram.prepared
        let plan = prepared.plan
        let places = plan.sheets[number]
        var sheet = Sheet(id: Content.name, prepared, number: number, width: diagram.width)
        let isPlain = places.count > Measures.plainLimit
        sheet.graph.nodes.reserveCapacity(places.count * (isPlain ? 8 : 16))
        let pitch = diagram.width + Self.columnRoom
        let columns = plan.columns(
            of: places, count: prepared.options.columns ?? Int((prepared.width + Self.columnRoom) / pitch),
            isForced: prepared.options.columns != nil)
        var bottom = sheet.top
        var window = diagram.window
        for column in prepared.columns(columns, of: number) {
            let pen = ColumnPen(
                graph: sheet.graph, left: Double(column.index) * pitch, top: sheet.top, index: column.index,
                isLong: columns.count > 1 || number > 0, isPlain: isPlain, window: window)
            var drawing = PlacedColumn(diagram, column, pen: pen)
            sheet.graph.nodes = []
            sheet.graph.edges = []
            drawing.draw()
            sheet.graph = drawing.pen.graph
            window = drawing.pen.window
            bottom = max(bottom, drawing.pen.top)
        }
        if prepared.options.showsLegend, let legend = diagram.legend {
            bottom = legend.draw(at: Point(x: 0, y: bottom + 18), width: diagram.width, into: &sheet.graph.nodes)
        }
        if prepared.options.showsCoverage, diagram.hasCalls {
            sheet.addCoverage(of: plan.recording, at: bottom + 12, width: diagram.width)
        }
        return sheet.graph
    }
}
