import ArgumentParser
import PageTrace
import PageTraceDiagrams

/// What a run makes, and how it looks.
///
/// The groups stand side by side in a command. Each group in a group makes debug builds of the parser check five times as
/// much at every start: a quarter of a second when they were nested.
struct OutputOptions {
    var made: MadeOptions
    let rare: RareOptions
    let look: LookOptions
    let target: OutputOption
    let writing: WritingOptions

    /// What to make of each trace or recording, in order, each once.
    var artifacts: [Artifact] {
        var artifacts: [Artifact] = []
        guard !made.makesNoFiles else { return [] }
        for format in formats {
            if rare.isLegend {
                artifacts.append(.legend(made.diagram.elements, format))
                continue
            }
            let ofFormat =
                rare.animate && format == .svg
                ? [Artifact.animation]
                : format.isOfDiagrams ? made.diagram.elements.map { Artifact.diagram($0, format) } : [.log(format)]
            artifacts += ofFormat.filter { !artifacts.contains($0) }
        }
        return artifacts
    }

    /// The requested formats, even if only by the extension of a file.
    private var formats: [ArtifactFormat] {
        if let format = made.format { return format.elements }
        if case .file(_, let name) = destination, let format = ArtifactFormat(ending: name) { return [format] }
        return [.svg]
    }

    private var output: String? { target.output }

    var destination: Destination { Destination(argument: output ?? ".") }

    /// Whether the log is printed, because no files are requested.
    var showsLog: Bool { made.format == nil && output == nil }

    /// Whether nothing says that files are wanted, or what should be in them.
    var asksForNothing: Bool {
        showsLog && made.diagram.elements == [.flow] && rare.perSheet == nil && rare.height == nil
            && rare.columns == nil && !rare.animate && !rare.isLegend
    }

    /// What to draw, and how many steps per sheet.
    var diagramOptions: DiagramOptions {
        // No recording has more steps, and the sum of two such numbers does not overflow.
        let perSheet = rare.perSheet.map { min($0, TraceRun.keptLimit) }
        var options = look.diagramOptions
        (options.showsCoverage, options.folds, options.stepsPerSheet) = (rare.coverage, !rare.drawsRepeats, perSheet)
        if case .folder = destination { options.breaksIntoSheets = true }
        options.sheetHeight = rare.height
        options.columns = rare.columns
        options.resolution = rare.dpi
        options.isPlaced = rare.layout == .placed
        options.language = rare.language
        options.showsLegend = !rare.hidesLegend
        options.showsCaption = !rare.hidesCaption
        return options
    }

    func validate() throws {
        if let perSheet = rare.perSheet, perSheet < 1 {
            throw ValidationError("--per-sheet \(perSheet) leaves the sheets empty. Put at least one step on each.")
        }
        if let output, let ending = Destination.foreignEnding(of: output) {
            let known = ArtifactFormat.allCases.map { "." + $0.fileExtension }.joined(separator: ", ")
            throw ValidationError(
                "\(output): there is no format \"\(ending)\". The endings are \(known). For a folder of that name, end it "
                    + "with a slash: \(output)/")
        }
        guard !made.makesNoFiles || showsLog else {
            throw ValidationError("--no-files writes no file: leave out --format and --output.")
        }
        if rare.animate, !formats.contains(.svg) {
            throw ValidationError("--animate makes an SVG: leave --format out, or add svg to it.")
        }
        if rare.animate,
            made.diagram.elements != [.flow] || rare.perSheet != nil || rare.height != nil || rare.columns != nil
        {
            throw ValidationError(
                "--animate draws a phone and no diagram: leave out --diagram, --per-sheet, --height and --columns.")
        }
        if rare.isLegend {
            guard formats.allSatisfy({ [.svg, .png, .pdf, .dot].contains($0) }) else {
                throw ValidationError("--legend is a drawing: name --format svg, png, pdf or dot.")
            }
            guard !rare.animate, !rare.hidesLegend, rare.perSheet == nil, rare.height == nil else {
                throw ValidationError(
                    "--legend makes only the legend: leave out --animate, --no-legend, --per-sheet and --height.")
            }
        }
        if let height = rare.height {
            guard rare.perSheet == nil else {
                throw ValidationError("--height and --per-sheet both say where a sheet ends. Leave one of the two out.")
            }
            guard 300...14_400 ~= height else {
                throw ValidationError("--height \(height) is out of range. Allowed are 300 to 14400 points.")
            }
        }
        if rare.layout == .none, !formats.contains(.dot) {
            throw ValidationError("--layout none is of DOT: add --format dot.")
        }
        if let dpi = rare.dpi {
            guard 72...600 ~= dpi else {
                throw ValidationError("--dpi \(dpi) is out of range. Allowed are 72 to 600 dots to the inch.")
            }
            guard formats.contains(.png) else {
                throw ValidationError("--dpi is of PNG: add --format png.")
            }
        }
        if let columns = rare.columns, !(1...100 ~= columns) {
            throw ValidationError("--columns \(columns) is out of range. Allowed are 1 to 100 columns.")
        }
        let count = artifacts.count
        switch destination {
        case .folder: break
        case .standardOutput where count != 1:
            throw ValidationError(
                "--output - takes one result, and this asks for \(count). Name one --format and one --diagram.")
        case .file(_, let name) where count != 1:
            throw ValidationError(
                "\(name) is one file, and this asks for \(count). Name one --format and one --diagram, or a folder: "
                    + "--output \(output ?? name)/")
        case .file: try formats.first.map { try destination.check(ending: $0.fileExtension, of: $0.rawValue) }
        case .standardOutput: break
        }
    }
}
