public import Graphviz
public import PageTrace
public import PageTracePlayer

extension PlayerPage.Part {
    /// The maximum number of steps to draw; for a longer recording, the page has only the log.
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
        let isDrawn = recording.steps.count <= Self.drawnSteps
        let drawing =
            isDrawn ? try Artifact.diagram(.flow, .svg).bytes(of: recording, theme: theme, options: options) : []
        self.init(recording, name: name, drawing: drawing)
    }
}
