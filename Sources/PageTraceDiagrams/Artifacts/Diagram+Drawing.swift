public import PageTrace

/// Drawing from Swift, whatever has a recording: a walk, a session, a driver, a trace, or a recording itself.
extension Diagram {
    /// Draws a recording as Scalable Vector Graphics.
    ///
    /// ```swift
    /// let svg = try Diagram.flow.svg(of: walk)
    /// try Data(svg.utf8).write(to: url)
    /// ```
    ///
    /// - Parameters:
    ///   - source: What has the recording.
    ///   - theme: The background that the colors are for.
    ///   - options: What to draw, all on one sheet.
    /// - Returns: The drawing, the same for the same recording and the same version of Graphviz.
    /// - Throws: ``DiagramError`` if the drawing would be too large or cannot be made.
    public func svg(
        of source: some RecordingSource, theme: Theme = .automatic, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> String { String(decoding: try bytes(.svg, of: source, theme, options), as: UTF8.self) }

    /// Draws a recording as Scalable Vector Graphics, on as many sheets as the options say, which refer to each other.
    ///
    /// - Parameters:
    ///   - source: What has the recording.
    ///   - baseName: What the names of all files begin with.
    ///   - theme: The background that the colors are for.
    ///   - options: What to draw, and how many steps a sheet has.
    /// - Returns: The sheets, each with the name of its file.
    /// - Throws: ``DiagramError`` if a drawing would be too large or cannot be made.
    public func svgFiles(
        of source: some RecordingSource, named baseName: String, theme: Theme = .automatic,
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [(name: String, svg: String)] {
        let files = try Artifact.diagram(self, .svg).files(
            of: source.recording, named: baseName, theme: theme, options: options)
        return files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    }

    /// Draws a recording as a bitmap, with the fonts of the machine.
    ///
    /// - Throws: ``DiagramError`` if the drawing would be too large or cannot be made.
    public func png(
        of source: some RecordingSource, theme: Theme = .light, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [UInt8] { try bytes(.png, of: source, theme, options) }

    /// Draws a recording for print, with the fonts of the machine.
    ///
    /// - Throws: ``DiagramError`` if the drawing would be too large or cannot be made.
    public func pdf(
        of source: some RecordingSource, theme: Theme = .light, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [UInt8] { try bytes(.pdf, of: source, theme, options) }

    /// Draws a recording in the language of Graphviz: a cluster for each step, and an edge from each call to the next.
    ///
    /// - Throws: ``DiagramError`` if the drawing would be too large or cannot be made.
    public func dot(
        of source: some RecordingSource, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> String {
        String(decoding: try bytes(.dot, of: source, .automatic, options), as: UTF8.self)
    }

    /// Writes a recording as Mermaid source, which many sites that show Markdown can draw.
    ///
    /// GitHub draws sources of up to 50,000 characters and 500 arrows, enough for a few hundred steps.
    public func mermaid(of source: some RecordingSource) -> String {
        DiagramSheets(self, DrawingPlan(source.recording, options: DiagramOptions(folds: showsSteps))).mermaid(at: 0)
    }

    /// Draws an SVG that moves: a phone goes through the walk, and each call appears beside it when it comes.
    ///
    /// - Throws: ``DiagramError`` if the walk is too long to be looked at.
    public static func animation(
        of source: some RecordingSource, theme: Theme = .automatic, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> String {
        String(decoding: try WalkAnimation(source.recording, theme: theme, options: options).svg, as: UTF8.self)
    }

    private func bytes(
        _ format: ArtifactFormat, of source: some RecordingSource, _ theme: Theme, _ options: DiagramOptions
    ) throws(DiagramError) -> [UInt8] {
        try Artifact.diagram(self, format).bytes(of: source.recording, theme: theme, options: options)
    }
}
