import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// Makes pages, which answer to a finger, and drawings of two recordings side by side.
struct LivePage {
    var theme = Theme.automatic
    var options = DiagramOptions()

    /// A recording as a part of a page, which goes on from its end if there is a graph.
    func part(
        of recording: Recording, _ graph: SituationGraph?, name: String = ""
    ) throws(DiagramError) -> PlayerPage.Part {
        var part = try PlayerPage.Part(drawing: recording, name: name, theme: theme, options: options)
        guard let graph else { return part }
        // What has been recorded without a gesture, as a trace without any, begins where the graph does.
        if part.recording.steps.count < graph.beginning.steps.count { part.recording = graph.beginning }
        part.graph = graph
        return part
    }

    /// Recordings side by side, or one alone as a page, with what can come after each.
    func bytes(
        of recordings: [Recording], _ graphs: [SituationGraph?], _ names: [String], as format: ArtifactFormat
    ) throws(DiagramError) -> [UInt8] {
        guard format == .html else {
            let drawing = try FlowComparison(recordings[0], recordings[1], naming: names, options: options)
            return GeneratedFileMark.stamped(try drawing.bytes(as: format, theme: theme), as: format)
        }
        let parts = try zip(zip(recordings, graphs), names).map { pair, name throws(DiagramError) in
            try part(of: pair.0, pair.1, name: name)
        }
        return parts.count > 1 ? PlayerPage(comparing: parts[0], with: parts[1]).html : PlayerPage(parts[0]).html
    }
}

extension SituationGraph {
    /// Says on standard error which gestures of a trace nobody can try in its page, since there would be too many.
    func sayWhatIsLeftOut(of source: String) {
        guard !leftOut.isEmpty else { return }
        Console.standardError.writeIgnoringErrors(
            "\(source): the page would be too large with everything, and leaves out: "
                + "\(leftOut.map(\.lacking).joined(separator: "; "))\n")
    }
}
