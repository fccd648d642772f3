import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// Gives names to the images of one document: the same to the same drawing, different ones to different drawings.
struct ImageNames {
    private struct Drawing: Hashable {
        let source: Asking.Source
        let diagram: Diagram
        let steps: StepRange?
        let folds: Bool
    }

    private var names: [Drawing: String] = [:]
    private var taken: Set<String> = []

    /// The name without its ending, such as `there-and-back.flow`.
    mutating func name(of asking: Asking) -> String {
        let drawing = Drawing(
            source: asking.source, diagram: asking.diagram, steps: asking.steps, folds: asking.folds)
        if let name = names[drawing] { return name }
        let base = Self.base(of: asking.source) + (asking.steps.map { ".steps-\($0)" } ?? "")
        var (name, number) = ("\(base).\(asking.diagram.rawValue)", 2)
        // File systems that ignore case are common.
        while !taken.insert(name.lowercased()).inserted {
            name = "\(base)-\(number).\(asking.diagram.rawValue)"
            number += 1
        }
        names[drawing] = name
        return name
    }

    private static func base(of source: Asking.Source) -> String {
        switch source {
        case .trace(let path):
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return FileName.safe(from: name.hasSuffix(".json") ? String(name.dropLast(5)) : name)
        case .path(let path, _, _):
            return FileName.safe(from: path)
        }
    }

    /// Whether a name ends as all names of images do: `.flow.svg`, and `.flow~dark.svg` in a catalog.
    static func isName(_ name: String) -> Bool {
        Diagram.allCases.contains { diagram in
            [".\(diagram.rawValue).svg", ".\(diagram.rawValue)~dark.svg"].contains {
                name.hasSuffix($0) && name.utf8.count > $0.utf8.count
            }
        }
    }
}
