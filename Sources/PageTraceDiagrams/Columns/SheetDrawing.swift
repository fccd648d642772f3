import Graphviz

/// Draws the sheets of one kind of diagram.
protocol SheetDrawing {
    /// Draws a sheet, counted from 0.
    func graph(of sheet: Int) -> Graph
}

extension ColumnDiagram {
    func graph(of number: Int) -> Graph {
        let plan = prepared.plan
        let places = plan.sheets[number]
        var sheet = Sheet(id: Self.name, prepared, number: number, width: width)
        let isPlain = places.count > Measures.plainLimit
        sheet.graph.nodes.reserveCapacity(places.count * (isPlain ? 8 : 16))
        let columnRoom = 48.0
        let pitch = width + columnRoom
        let columns = plan.columns(
            of: places, count: prepared.options.columns ?? Int((prepared.width + columnRoom) / pitch),
            isForced: prepared.options.columns != nil)
        var bottom = sheet.top
        var window = window
        for column in prepared.columns(columns, of: number) {
            let pen = ColumnPen(
                graph: sheet.graph, left: Double(column.index) * pitch, top: sheet.top, index: column.index,
                isLong: columns.count > 1 || number > 0, isPlain: isPlain, window: window)
            var drawing = PlacedColumn(self, column, pen: pen)
            sheet.graph.nodes = []
            sheet.graph.edges = []
            drawing.draw()
            sheet.graph = drawing.pen.graph
            window = drawing.pen.window
            bottom = max(bottom, drawing.pen.top)
        }
        if prepared.options.showsLegend, let legend {
            bottom = legend.draw(at: Point(x: 0, y: bottom + 18), width: width, into: &sheet.graph.nodes)
        }
        if prepared.options.showsCoverage, hasCalls {
            sheet.addCoverage(of: plan.recording, at: bottom + 12, width: width)
        }
        return sheet.graph
    }
}
