import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

extension Diagram {
    /// Draws a recording on one sheet, however long it is.
    func graph(of recording: Recording, showsCoverage: Bool = false) -> Graph {
        do {
            let options = DiagramOptions(showsCoverage: showsCoverage, stepLimit: .max)
            return try sheets(of: recording, options: options).graph(at: 0)
        } catch {
            Issue.record(error)
            return Graph(id: "")
        }
    }
}

/// Ways to look at a graph as a reader does.
extension Graph {
    /// The nodes whose title contains a text.
    func nodes(_ text: String) -> [Node] { nodes.filter { $0.title.contains(text) } }

    /// The node with a title.
    func node(_ title: String) -> Node? { nodes.first { $0.title == title } }

    /// All that is written, node by node.
    var texts: [String] { nodes.map(\.text).filter { !$0.isEmpty } }

    /// All that is written, as if no line were ever broken.
    var sentences: [String] {
        texts.map { $0.split(separator: "\n").joined(separator: " ") }
    }
}

extension Node {
    /// What is written in the node, line below line.
    var text: String {
        switch label {
        case .text(let text, _): text
        case .lines(let lines, _): lines.map { Self.trimmed($0.map(\.text).joined()) }.joined(separator: "\n")
        }
    }

    /// A line without the space that may be at its end.
    private static func trimmed(_ line: String) -> String { line.hasSuffix(" ") ? String(line.dropLast()) : line }

    /// Whether the node is the cell of a page.
    var isCell: Bool { shape == .box && !text.isEmpty }

    /// The room that the text needs.
    var textSize: Size { TextMetrics.size(of: text, font: font, size: fontSize) }
}

extension Rectangle {
    /// Whether two rectangles share more than an edge.
    func overlaps(_ other: Rectangle) -> Bool {
        minX < other.maxX - 0.01 && other.minX < maxX - 0.01 && minY < other.maxY - 0.01 && other.minY < maxY - 0.01
    }
}
