public import Graphviz
public import PageTrace
import PageTracePlayer

/// A file that is made of a recording.
///
/// ```swift
/// let artifact = Artifact.diagram(.flow, .svg)
/// artifact.fileName(for: "there-and-back")   // there-and-back.flow.svg
/// try artifact.bytes(of: recording)
/// ```
public enum Artifact: Hashable, Sendable {
    /// A diagram, in a format that ``ArtifactFormat/isOfDiagrams``.
    case diagram(Diagram, ArtifactFormat)
    /// The recording itself, in another format.
    case log(ArtifactFormat)

    /// The name of the file, such as `there-and-back.flow.svg` or `there-and-back.txt`.
    ///
    /// - Parameters:
    ///   - baseName: What the files of the recording are called.
    ///   - sheet: Which of several sheets, as in `there-and-back.flow-02.svg`; nil if there is one.
    public func fileName(for baseName: String, sheet: SheetNumber? = nil) -> String {
        switch self {
        case .diagram(let diagram, let format):
            "\(baseName).\(diagram.rawValue)\(sheet.map { "-\($0)" } ?? "").\(format.fileExtension)"
        case .log(let format): "\(baseName).\(format.fileExtension)"
        }
    }

    /// Refuses more steps in a picture, or more sheets, than the options allow, before anything is replayed or drawn.
    ///
    /// - Parameters:
    ///   - steps: How many steps are drawn; see ``DrawnAmount``.
    ///   - options: How many a picture may have, and how many of them are on a sheet.
    /// - Throws: ``DiagramError``.
    public func check(steps: Int, options: DiagramOptions) throws(DiagramError) {
        guard case .diagram(let diagram, _) = self, diagram.showsSteps else { return }
        try DrawingPlan.check(diagram, steps: steps, options: options)
    }

    /// The files of a recording: one, or one for each sheet.
    ///
    /// - Parameters:
    ///   - recording: What was recorded.
    ///   - baseName: What the files of the recording are called.
    ///   - theme: For which background diagrams are colored.
    ///   - options: What is drawn, and how much of it on a sheet.
    /// - Returns: The files, in the order of the sheets, which refer to each other by these names.
    /// - Throws: ``DiagramError`` where a drawing would be too large or cannot be made.
    public func files(
        of recording: Recording, named baseName: String, theme: Theme = .automatic,
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [ArtifactFile] {
        guard case .diagram(let diagram, let format) = self, diagram.showsSteps, options.stepsPerSheet != nil else {
            let bytes = try bytes(of: recording, theme: theme, options: options)
            return [ArtifactFile(name: fileName(for: baseName), bytes: bytes)]
        }
        let sheets = try diagram.sheets(of: recording, options: options) { fileName(for: baseName, sheet: $0) }
        var files: [ArtifactFile] = []
        for sheet in 0..<sheets.count {
            let name = fileName(for: baseName, sheet: SheetNumber(sheet + 1, of: sheets.count))
            let bytes = try format.bytes(of: sheets, at: sheet, engine: diagram.engine, theme: theme)
            files.append(ArtifactFile(name: name, bytes: bytes))
        }
        return files
    }

    /// The content of the file, if all of it is to be one.
    ///
    /// - Parameters:
    ///   - recording: What was recorded.
    ///   - theme: For which background diagrams are colored.
    ///   - options: What is drawn; on how many sheets does not matter here.
    /// - Throws: ``DiagramError`` where a drawing would be too large or cannot be made.
    public func bytes(
        of recording: Recording, theme: Theme = .automatic, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [UInt8] {
        switch self {
        case .log(.json): return Array(recording.json.utf8)
        case .log(.jsonl): return Array(recording.jsonLines.utf8)
        case .log(.coverage): return Array(recording.coverage.json.utf8)
        case .log(.html):
            return try PlayerPage(PlayerPage.Part(drawing: recording, theme: theme, options: options)).html
        case .log: return Array((recording.text + (options.showsCoverage ? "\n" + recording.coverage.text : "")).utf8)
        case .diagram(let diagram, let format):
            var options = options
            options.stepsPerSheet = nil
            let sheets = try diagram.sheets(of: recording, options: options)
            return try format.bytes(of: sheets, at: 0, engine: diagram.engine, theme: theme)
        }
    }
}
