import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

extension Compare {
    var destination: Destination { Destination(argument: target.output ?? ".") }

    /// Prints lines in the width and the colors of the terminal.
    func show(_ lines: [ReportLine]) throws {
        if !writing.quiet { try Console.standardOutput.writeWhileRead(TerminalText(.standardOutput).shown(lines)) }
    }

    /// Writes two recordings side by side.
    ///
    /// - Parameters:
    ///   - base: The name of the file without its ending, if the destination is a folder.
    ///   - inputs: The files that were read, which are never replaced.
    ///   - graphs: What can come after each, for a page on which the gestures go on; nil for one that ends there.
    func write(
        _ recordings: [Recording], names: [String], as base: String, inputs: [String],
        graphs: [SituationGraph?] = [nil, nil]
    ) throws {
        let name = "\(base).\(format.drawing.map { "flow.\($0.fileExtension)" } ?? "html")"
        let bytes: [UInt8]
        do {
            bytes = try self.bytes(of: recordings, names, graphs)
        } catch let error as DiagramError {
            throw CommandFailure.drawing(name: name, error)
        }
        try ResultWriter(inputs: inputs, isForced: writing.force, isQuiet: writing.quiet)
            .write(OutputFile(name: name, bytes: bytes), to: destination)
    }

    private func bytes(
        of recordings: [Recording], _ names: [String], _ graphs: [SituationGraph?]
    ) throws -> [UInt8] {
        if let drawing = format.drawing {
            let comparison = try FlowComparison(
                recordings[0], recordings[1], naming: names, options: look.diagramOptions)
            return GeneratedFileMark.stamped(try comparison.bytes(as: drawing, theme: look.theme), as: drawing)
        }
        let live = LivePage(theme: look.theme, options: look.diagramOptions)
        let parts = try zip(zip(recordings, graphs), names).map { try live.part(of: $0.0, $0.1, name: $1) }
        return PlayerPage(comparing: parts[0], with: parts[1]).html
    }
}
