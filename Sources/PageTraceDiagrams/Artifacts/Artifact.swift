package import PageTrace
import PageTracePlayer

/// A file that the command makes from a recording.
///
/// ```swift
/// let artifact = Artifact.diagram(.flow, .svg)
/// try artifact.bytes(of: recording)
/// ```
package enum Artifact: Hashable, Sendable {
    /// A diagram, in a format for diagrams: SVG, PNG, PDF, DOT or Mermaid.
    case diagram(Diagram, ArtifactFormat)
    /// An SVG that moves through the walk.
    case animation
    /// What the signs of some diagrams mean, in a format for drawings.
    case legend([Diagram], ArtifactFormat)
    /// The recording itself, in another format.
    case log(ArtifactFormat)

    /// The name of the file, such as `there-and-back.flow.svg` or `there-and-back.txt`.
    ///
    /// - Parameter sheet: The number of the sheet, as in `there-and-back.flow-02.svg`; nil if there is only one.
    package func fileName(for baseName: String, sheet: SheetNumber? = nil) -> String {
        switch self {
        case .diagram(let diagram, let format):
            "\(baseName).\(diagram.rawValue)\(sheet.map { "-\($0)" } ?? "").\(format.fileExtension)"
        case .animation: "\(baseName).animated.svg"
        case .legend(_, let format): "\(baseName).legend.\(format.fileExtension)"
        case .log(let format): "\(baseName).\(format.fileExtension)"
        }
    }

    /// Refuses more steps in a picture, or more sheets, than the options allow, before anything is replayed or drawn.
    package func check(steps: Int, options: DiagramOptions) throws(DiagramError) {
        if self == .animation, steps > WalkAnimation.stepLimit {
            throw DiagramError(.tooLongToAnimate(steps: steps, calls: 0))
        }
        guard case .diagram(let diagram, _) = self, diagram.showsSteps else { return }
        try DrawingPlan.check(diagram, steps: steps, options: options)
    }

    /// The files of a recording: one, or one for each sheet, which refer to each other by these names.
    package func files(
        of recording: Recording, named baseName: String, theme: Theme = .automatic,
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [ArtifactFile] {
        let options = options.breakingIntoSheets(recording)
        guard case .diagram(let diagram, let format) = self, diagram.showsSteps, options.hasSheets else {
            let bytes = try bytes(of: recording, theme: theme, options: options)
            return [ArtifactFile(name: fileName(for: baseName), bytes: bytes)]
        }
        try checkAmount(of: recording, options: options)
        let sheets = try diagram.sheets(of: recording, options: options) { fileName(for: baseName, sheet: $0) }
        var files: [ArtifactFile] = []
        for sheet in 0..<sheets.count {
            let name = fileName(for: baseName, sheet: SheetNumber(sheet + 1, of: sheets.count))
            let bytes = try format.bytes(of: sheets, at: sheet, theme: theme)
            files.append(ArtifactFile(name: name, bytes: bytes))
        }
        return files
    }

    /// The content of the file, if everything is in a single one, whatever the options say of sheets.
    package func bytes(
        of recording: Recording, theme: Theme = .automatic, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) -> [UInt8] {
        switch self {
        case .log(.json): return Array(recording.json.utf8)
        case .log(.jsonl): return Array(recording.jsonLines.utf8)
        case .log(.coverage): return Array(recording.coverage.json.utf8)
        case .log(.html):
            return try PlayerPage(PlayerPage.Part(drawing: recording, theme: theme, options: options)).html
        case .animation: return try WalkAnimation(recording, theme: theme, options: options).svg
        case .legend(let diagrams, let format):
            return try LegendSheet.bytes(
                of: [recording], diagrams: diagrams, as: format, theme: theme, options: options)
        case .log: return Array((recording.text + (options.showsCoverage ? "\n" + recording.coverage.text : "")).utf8)
        case .diagram(let diagram, let format):
            var options = options
            (options.stepsPerSheet, options.sheetHeight) = (nil, nil)
            try checkAmount(of: recording, options: options)
            let sheets = try diagram.sheets(of: recording, options: options)
            return try format.bytes(of: sheets, at: 0, theme: theme)
        }
    }

    /// Refuses a long recording that would take too long to draw; a short one needs no counting.
    private func checkAmount(of recording: Recording, options: DiagramOptions) throws(DiagramError) {
        guard recording.steps.count > options.stepLimit else { return }
        let amount = DrawnAmount(of: recording, options: options)
        try check(steps: amount.steps, options: options)
        try amount.check([self], options: options)
    }
}

extension DiagramOptions {
    /// The options with so many steps per sheet as a long recording needs, if it may become several files.
    fileprivate func breakingIntoSheets(_ recording: Recording) -> DiagramOptions {
        guard breaksIntoSheets, !hasSheets, columns == nil, recording.steps.count > Self.sheetSize,
            DrawnAmount(of: recording, options: self).steps > Self.sheetSize
        else { return self }
        var options = self
        options.stepsPerSheet = Self.sheetSize
        return options
    }
}

package struct ArtifactFile: Hashable, Sendable {
    package let name: String
    package let bytes: [UInt8]
}
