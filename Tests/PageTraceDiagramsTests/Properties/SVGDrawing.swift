import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG drawing as a strict reader of XML sees it.
final class SVGDrawing: NSObject, XMLParserDelegate {
    /// The names of all elements.
    private(set) var elements: Set<String> = []
    /// The names of all attributes.
    private(set) var attributes: Set<String> = []
    /// What attributes refer to.
    private(set) var references: [String] = []
    /// The title and the description of the whole.
    private(set) var title = ""
    private(set) var summary = ""
    /// What is written, run by run, in the order of the document.
    private(set) var texts: [String] = []

    private var open: [String] = []

    /// Reads a drawing, nil where it is not well-formed.
    init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    /// All that is written, without the spaces at which lines may be broken.
    var writing: String { texts.joined().withoutSpaces }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(name)
        elements.insert(name)
        self.attributes.formUnion(attributes.keys)
        references += attributes.filter { $0.key.hasSuffix("href") || $0.value.lowercased().contains("url(") }.values
        if name == "text" { texts.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        switch open.last {
        case "text": texts[texts.count - 1] += string
        case "title" where open.count == 2: title += string
        case "desc" where open.count == 2: summary += string
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

extension String {
    /// The text without spaces, by scalar.
    var withoutSpaces: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0 != " " && $0 != "\u{a0}" }))
    }

    /// The text as drawings have it: with signs in place of what cannot be seen, or turns the line around.
    var withSigns: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0x2028, 0x2029: "\u{2424}"
                    case 0x202a...0x202e, 0x2066...0x2069, 0xfdd0...0xfdef, 0xfeff: "\u{fffd}"
                    case let value where value & 0xfffe == 0xfffe: "\u{fffd}"
                    default: scalar
                    }
                }))
    }
}
