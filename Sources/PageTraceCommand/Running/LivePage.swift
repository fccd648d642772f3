import Graphviz
import PageTrace
import PageTraceDiagrams
import PageTracePlayer

/// Makes the page that answers to a finger.
struct LivePage {
    var theme = Theme.automatic
    var options = DiagramOptions()

    /// A trace as a part of a page: it begins with the recording, and goes on from its end.
    func part(of trace: Trace, _ recording: Recording, name: String = "") throws -> PlayerPage.Part {
        try part(of: trace.situationsForPage(ExplorationOptions(from: .end)), recording, name: name)
    }

    /// A graph as a part of a page.
    func part(
        of graph: SituationGraph, _ recording: Recording? = nil, name: String = ""
    ) throws(DiagramError) -> PlayerPage.Part {
        var part = try PlayerPage.Part(
            drawing: recording ?? graph.beginning, name: name, theme: theme, options: options)
        // What has been recorded without a gesture, as a trace without any, begins where the graph does.
        if part.recording.steps.count < graph.beginning.steps.count { part.recording = graph.beginning }
        part.graph = graph
        return part
    }
}
