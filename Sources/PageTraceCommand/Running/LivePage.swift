import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// Makes the page that answers to a finger.
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
