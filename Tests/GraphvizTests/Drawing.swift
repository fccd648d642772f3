import Foundation
import Graphviz

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG drawing, taken apart: a helper that lets tests ask for what a reader would see.
final class Drawing: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        /// The `<title>` of the innermost node, edge or cluster around the element.
        let owner: String
        var text = ""
    }

    let svg: String
    private(set) var elements: [Element] = []
    private var open: [Int] = []
    private var owners = [""]

    /// Parses SVG as a browser does: strictly; nil if it is not well-formed XML.
    init?(_ bytes: [UInt8]) {
        svg = String(decoding: bytes, as: UTF8.self)
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    /// Draws the graph and parses the result.
    convenience init?(_ graph: Graph, theme: Appearance = .automatic) throws {
        self.init(try GraphRenderer.render(graph, format: .svg, theme: theme))
    }

    /// The elements of a kind that belong to a node, edge or cluster; of the drawing as a whole without one.
    func elements(_ name: String, of owner: String? = nil) -> [Element] {
        elements.filter { $0.name == name && (owner == nil || $0.owner == owner) }
    }

    /// All texts of a node, from top to bottom.
    func texts(of owner: String) -> [String] { elements("text", of: owner).map(\.text) }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if name == "g" { owners.append(owners.last ?? "") }
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes, owner: owners.last ?? ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let index = open.last else { return }
        elements[index].text += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let index = open.popLast() else { return }
        if name == "title", owners.count > 1 { owners[owners.count - 1] = elements[index].text }
        if name == "g" { owners.removeLast() }
    }
}
