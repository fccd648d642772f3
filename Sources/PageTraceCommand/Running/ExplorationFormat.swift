import ArgumentParser
import PageTraceDiagrams

/// The format in which an exploration is written.
enum ExplorationFormat: String, ExpressibleByArgument, CaseIterable {
    case json, graph, swift, svg, png, pdf, dot, mermaid, text, jsonl, coverage, html

    /// Whether it is made from all situations.
    var isOfGraph: Bool { self == .graph || self == .html }

    /// Whether it is a drawing, or the text of one.
    var isOfDiagrams: Bool { ofWalk?.isOfDiagrams ?? false }

    /// The format of a file that is made from the walk, nil if it is made from the exploration.
    var ofWalk: ArtifactFormat? {
        switch self {
        case .json, .swift, .graph, .html: nil
        default: ArtifactFormat(rawValue: rawValue)
        }
    }
}
