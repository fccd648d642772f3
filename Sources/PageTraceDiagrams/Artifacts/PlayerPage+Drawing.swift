public import PageTrace
public import PageTracePlayer

extension PlayerPage.Part {
    /// The most steps that are drawn; of a longer recording, or a crowded one, the page has the log alone.
    private static let drawnSteps = 200

    /// Creates a part with its flow diagram, for readers without scripts and for print.
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - name: Its name on the page, if there are two recordings.
    ///   - theme: The background that the colors of the diagram are for.
    ///   - options: What to draw.
    /// - Throws: ``DiagramError`` if the drawing cannot be made.
    public init(
        drawing recording: Recording, name: String = "", theme: Theme = .automatic,
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) {
        let flow = Artifact.diagram(.flow, .svg)
        // Few steps may have many calls.
        let isDrawn =
            recording.steps.count <= Self.drawnSteps
            && (try? DrawnAmount(of: recording, options: options).check([flow], options: options)) != nil
        let drawing = isDrawn ? try flow.bytes(of: recording, theme: theme, options: options) : []
        self.init(recording, name: name, drawing: drawing)
        let faces = options.typefaces
        if faces.sans != nil { style += "body{font-family:\(faces.cascade(of: .sans))}\n" }
        if faces.monospaced != nil { style += "code,pre,kbd{font-family:\(faces.cascade(of: .monospaced))}\n" }
    }
}
