import PageTrace
import PageTraceDiagrams

/// Makes a request for a diagram of the keys of a marker.
struct AskingReader {
    let marker: Int
    let values: [MarkerKey: MarkerReader.Value]
    /// Whether the document says itself where images lie; in a DocC catalog they lie with its resources.
    let mayPlaceImages: Bool

    func asking() throws(Problem) -> Asking {
        Asking(
            source: try source(), diagram: try diagram(), steps: try steps(), folds: try folds(),
            caption: try caption(), alternative: line(.alt), image: try image())
    }

    /// Where errors about what is replayed point to.
    var sourceOffset: Int {
        (values[.trace] ?? values[.path])?.offset ?? marker
    }

    /// A value whose line breaks and indentation are those of the marker, not of the text.
    private func line(_ key: MarkerKey) -> String? {
        values[key].map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// A line of Markdown that stands beside the image as it is; a comment in it could be taken for a marker.
    private func caption() throws(Problem) -> String? {
        guard let caption = line(.caption), let value = values[.caption] else { return nil }
        guard !caption.contains("<!--") else {
            throw Problem(value.offset, "a caption cannot hold a comment", "Leave <!-- out of it.")
        }
        return caption
    }

    private func source() throws(Problem) -> Asking.Source {
        switch (values[.trace], values[.path]) {
        case (nil, nil):
            throw Problem(
                marker, "nothing to draw",
                "Name a trace file, trace=\"trace.json\", or a walk, path=\"1→2\" pages=\"3\".")
        case (.some, let path?):
            throw Problem(path.keyOffset, "both a trace and a path", "Leave one of them out.")
        case (let trace?, nil):
            if let other = values[.pages] ?? values[.title] {
                throw Problem(other.keyOffset, "pages and title belong to path", "A trace file has its own.")
            }
            guard !trace.text.hasPrefix("/"), !trace.text.utf8.contains(0) else {
                throw Problem(trace.offset, "the path of the trace is absolute", "It is relative to this file.")
            }
            return .trace(trace.text)
        case (nil, let path?):
            guard let pages = values[.pages] else {
                throw Problem(
                    path.keyOffset, "path needs pages", "A number, pages=\"4\", or names, pages=\"Home,News,Mail\".")
            }
            return .path(path.text, pages: try self.pages(pages), title: line(.title) ?? "")
        }
    }

    private func pages(_ value: MarkerReader.Value) throws(Problem) -> Asking.Pages {
        guard let count = Int(value.text) else {
            return .names(value.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
        }
        guard count > 0 else { throw Problem(value.offset, "there are no pages", "There must be at least one.") }
        return .count(count)
    }

    private func diagram() throws(Problem) -> Diagram {
        guard let value = values[.diagram] else { return .flow }
        if let diagram = Diagram(rawValue: value.text) { return diagram }
        let all = Diagram.allCases.map(\.rawValue)
        throw Problem(
            value.offset, "unknown diagram \(VisibleText.quoted(value.text))",
            NearName.sentence(for: value.text, among: all) + "The diagrams are \(all.joined(separator: ", ")).")
    }

    private func steps() throws(Problem) -> StepRange? {
        guard let value = values[.steps] else { return nil }
        do {
            return try StepRange(value.text)
        } catch {
            throw Problem(value.offset, error.message, error.advice)
        }
    }

    private func folds() throws(Problem) -> Bool {
        guard let value = values[.fold] else { return true }
        switch value.text {
        case "yes": return true
        case "no": return false
        default:
            throw Problem(
                value.offset, "fold cannot be \(VisibleText.quoted(value.text))",
                "It is \"no\" to draw every step, also where a stretch follows itself; or \"yes\", as without the key.")
        }
    }

    private func image() throws(Problem) -> String? {
        guard let value = values[.image] else { return nil }
        guard mayPlaceImages else {
            throw Problem(value.keyOffset, "in a DocC catalog images lie in Resources", "Leave image out.")
        }
        let parts = value.text.split(separator: "/", omittingEmptySubsequences: false)
        guard value.text.hasSuffix(".svg"), parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
            !value.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
            throw Problem(
                value.offset, "an image cannot be \(VisibleText.quoted(value.text))",
                "It is an SVG file beside this one or in a folder below, such as image=\"Diagrams/first.svg\".")
        }
        return value.text
    }
}
