import ArgumentParser
import PageTraceDiagrams

enum QuirkChoice: String, ExpressibleByArgument, CaseIterable {
    case trace, all
}

extension ClosedRange<Int> {
    /// Reads the lengths of a list, such as `4-6`, or `6` for one length.
    init(lengths argument: String) throws {
        let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard 1...2 ~= ends.count, let low = ends[0], let high = ends[ends.count - 1], 1...10_000 ~= low,
            1...10_000 ~= high
        else {
            throw ValidationError(
                "Write the fewest and the most pages, from 1 to 10,000, such as 4-6; 6 alone is from the length in the "
                    + "trace to 6.")
        }
        guard low <= high else {
            throw ValidationError("The list would end before it begins. Write it the other way round: \(high)-\(low).")
        }
        self = low...high
    }
}

enum ExplorationFormat: String, ExpressibleByArgument, CaseIterable {
    case json, graph, swift, svg, png, pdf, dot, mermaid, text, jsonl, coverage, html

    var fileExtension: String { ofWalk?.fileExtension ?? (self == .graph ? "json" : rawValue) }

    /// Whether it is made from all situations.
    var isOfGraph: Bool { self == .graph || self == .html }

    var isOfDiagrams: Bool { ofWalk?.isOfDiagrams ?? false }

    /// The format of a file that is made from the walk, nil if it is made from the exploration.
    var ofWalk: ArtifactFormat? { self == .json || isOfGraph ? nil : ArtifactFormat(rawValue: rawValue) }
}

extension String {
    func padded(to length: Int) -> String { self + String(repeating: " ", count: max(1, length - count)) }
}
