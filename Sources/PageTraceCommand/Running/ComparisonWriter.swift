import Graphviz
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// Prints a comparison, or writes it to a file as a drawing or a page.
struct ComparisonWriter {
    let format: ComparisonFormat
    let theme: Theme
    let destination: Destination
    let isForced: Bool
    let isQuiet: Bool

    /// Prints text in the width and the colors of the terminal.
    func print(_ text: String) throws {
        if !isQuiet { try Console.standardOutput.writeWhileRead(TerminalText(.standardOutput).shown(text)) }
    }

    /// Writes two recordings side by side.
    ///
    /// - Parameters:
    ///   - base: The name of the file without its ending, if the destination is a folder.
    ///   - inputs: The files that were read, which are never replaced.
    ///   - parts: Makes the parts of a page; nil for a page of the recordings alone.
    func write(
        _ recordings: [Recording], names: [String], as base: String, inputs: [String],
        parts: (() throws -> [PlayerPage.Part])? = nil
    ) throws {
        var name = "\(base).\(format.drawing.map { "flow.\($0.fileExtension)" } ?? "html")"
        let bytes: [UInt8]
        do {
            bytes = try self.bytes(of: recordings, names, parts)
        } catch let error as DiagramError {
            throw CommandFailure.drawing(name: name, error)
        } catch let error as GraphvizError {
            throw CommandFailure.drawing(name: name, .graphviz(error))
        }
        var folder = "."
        switch destination {
        case .standardOutput: return try Console.standardOutput.write(bytes)
        case .folder(let path): folder = path
        case .file(let path, let file): (folder, name) = (path, file)
        }
        let rule = ReplacementRule.protecting(
            inputs: inputs, isForced: isForced, elsewhere: "write elsewhere with --output")
        let outcomes = try OutputFolder(folder).write([OutputFile(name: name, bytes: bytes)], replacing: rule)
        let place = VisibleText.of(path: FilePath.join(FilePath.normal(folder), name))
        let done = outcomes.first == .created ? "wrote" : outcomes.first == .replaced ? "replaced" : "current:"
        if !isQuiet { Console.standardError.writeIgnoringErrors("\(done) \(place)\n") }
    }

    private func bytes(
        of recordings: [Recording], _ names: [String], _ parts: (() throws -> [PlayerPage.Part])?
    ) throws -> [UInt8] {
        if let artifact = format.drawing, let drawn = Format(rawValue: format.rawValue) {
            let graph = try FlowComparison(recordings[0], recordings[1], naming: names).graph()
            let bytes = try GraphRenderer.render(graph, engine: .placed, format: drawn, theme: theme)
            return GeneratedFileMark.stamped(bytes, as: artifact)
        }
        let parts =
            try parts?()
            ?? zip(recordings, names).map { try PlayerPage.Part(drawing: $0, name: $1, theme: theme) }
        return PlayerPage(comparing: parts[0], with: parts[1]).html
    }
}
