import ArgumentParser
import PageTrace
import PageTraceDiagrams

// What several commands ask is said in the same words.
extension ArgumentHelp {
    static var check: ArgumentHelp {
        "Write nothing, and show what would change. With --quiet, one line a file. The exit code is 1 if one does."
    }

    static var theme: ArgumentHelp {
        "automatic, light or dark. Automatic: an SVG follows the reader's setting, the rest is light."
    }

    /// Says which systems there are, and what one is named for.
    static func system(orBoth: Bool, _ use: String) -> ArgumentHelp {
        said(["\(SystemChoice.allowed(orBoth: orBoth)): \(use)"])
    }

    /// Says which diagrams there are, and more that only one command has to say.
    static func diagram(_ more: String...) -> ArgumentHelp {
        let names = Diagram.allCases.map(\.rawValue).joined(separator: ", ")
        return said(["\(names), or all. Several: flow,states."] + more)
    }

    /// Says what each of the formats is for, and more that only one command has to say.
    static func format<Format: RawRepresentable & CaseIterable>(_: Format.Type, _ more: String...) -> ArgumentHelp
    where Format.RawValue == String {
        let known = Set(Format.allCases.map(\.rawValue))
        let examples = ["svg", "png", "text", "json", "html"].filter(known.contains)
        let uses = uses.compactMap { formats, use in
            let formats = formats.filter(known.contains)
            return formats.isEmpty ? nil : "\(formats.joined(separator: ", ")) for \(use)"
        }
        return said(
            [
                "What is written, such as \(Wording.sequence(examples, conjunction: "or")).",
                "There is \(uses.joined(separator: "; ")).",
            ] + more)
    }

    private static let uses = [
        (["svg", "png", "pdf", "dot", "mermaid"], "a drawing"),
        (["text"], "people"),
        (["json", "jsonl"], "programs"),
        (["graph"], "every situation and what leads where"),
        (["coverage"], "what the data source was asked"),
        (["swift"], "a test"),
        (["html"], "a page to step through"),
    ]

    private static func said(_ sentences: [String]) -> ArgumentHelp {
        ArgumentHelp(stringLiteral: sentences.joined(separator: " "))
    }
}
