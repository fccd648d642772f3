internal import CGraphvizShim

/// Draws graphs within this process, with libgvc.
///
/// Measured with libgvc 2.42 on a cloud machine: the first drawing takes 2 to 4 ms, most of it to load two libraries; then
/// each takes some 15 to 20 µs for each node, in proportion up to 100,000 nodes at least. What libgvc itself does not give
/// back is below 0.4 KB a drawing, and in a PNG or PDF 1.2 KB for each text that keeps to a side.
package enum GraphRenderer {
    /// Draws a graph; nothing is printed.
    ///
    /// The same graph gives the same bytes. Safe to call from any thread; libgvc is not, so calls wait for each other.
    ///
    ///     let bytes = try GraphRenderer.render(graph, format: .svg)
    ///     let svg = String(decoding: bytes, as: UTF8.self)
    ///
    /// - Parameter resolution: The pixels of a bitmap to the inch; nil for two to the point, or fewer if the drawing is
    ///   large.
    package static func render(
        _ graph: Graph, format: Format = .svg, theme: Appearance = .automatic, resolution: Double? = nil
    ) throws(GraphvizError) -> [UInt8] {
        try graph.check()
        let output = try draw(graph, format: format, theme: theme, resolution: resolution)
        defer { output.free() }
        return switch format {
        case .svg: SVGFinish(graph: graph, theme: theme).finish(output.bytes)
        case .pdf: PDFFinish(graph: graph).finish(output.bytes)
        case .dot: DOTFinish(graph: graph).finish(output.bytes)
        case .png: PNGFinish(resolution: output.resolution).finish(output.bytes)
        }
    }

    private static func draw(
        _ graph: Graph, format: Format, theme: Appearance, resolution: Double?
    ) throws(GraphvizError) -> Output {
        graphviz_lock()
        defer { graphviz_unlock() }
        graphviz_forget_messages()
        try Memory.check(nodes: graph.nodes.count + graph.edges.count, needsFonts: format.needsFonts)
        guard let context = graphviz_open_context(format.needsFonts, measure) else {
            throw format.needsFonts ? .missingPlugin(of: format) : .outOfMemory
        }
        if format.needsFonts {
            if graphviz_has_letter(UInt32(UInt8(ascii: "A"))) == 0 { throw .noFonts }
            if graphviz_has_letter(graph.letter.value) == 0 { throw .noFont(letter: graph.letter) }
        }
        let made = GraphWriter(graph, theme: theme, format: format)
        guard var writer = consume made else { throw .outOfMemory }
        try writer.write(graph)

        var bytes: UnsafeMutablePointer<CChar>?
        var length = 0
        var drawnAt = 0.0
        guard graph.isPlaced else {
            guard graphviz_write(writer.root, &bytes, &length) == 0 else { throw .outOfMemory }
            return Output(pointer: bytes, length: length)
        }
        let isLaidOut = graphviz_lay_out(context, writer.root) == 0
        defer { graphviz_release_layout(context, writer.root) }
        if isLaidOut {
            switch format {
            case .dot: writer.markAsLaidOut()
            case .png: drawnAt = try Resolution.set(for: writer.root, padding: graph.padding, wanted: resolution)
            case .svg, .pdf: break
            }
            _ = graphviz_render(context, writer.root, format.device, &bytes, &length)
        }
        let output = Output(pointer: bytes, length: length, resolution: drawnAt)
        // Broken markup is reported without failing. A warning is no reason to give nothing: what libgvc warns of here,
        // a text wider than its node, is drawn all the same.
        guard length > 0, graphviz_has_failed() == 0 else {
            output.free()
            throw .from(message: String(cString: graphviz_message()), format: format)
        }
        return output
    }

    /// What libgvc asks for the width of each piece of text.
    private static let measure: graphviz_measure = { text, name, bold, size in
        guard let text, let name else { return 0 }
        let font = Font(name: name, isBold: bold != 0)
        var length = 0
        while text[length] != 0 { length += 1 }
        return text.withMemoryRebound(to: UInt8.self, capacity: length) {
            Double(LineWidth.hundredths(of: UnsafeBufferPointer(start: $0, count: length), font: font)) * size / 100
        }
    }
}

/// The bytes that libgvc has rendered, in its own memory.
struct Output {
    let pointer: UnsafeMutablePointer<CChar>?
    let length: Int
    /// The pixels of a bitmap to the inch.
    var resolution = 0.0

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : length) }

    func free() { graphviz_free_bytes(pointer) }
}
