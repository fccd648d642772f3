import Graphviz

/// A drawing as it was read back, strictly: an element or an attribute that pagetrace has no use for is a violation.
struct SVGDrawing {
    /// What is written in the drawing, piece by piece, with ordinary spaces.
    private(set) var texts: [String] = []
    /// What the nodes are called, in drawing order.
    private(set) var nodeTitles: [String] = []

    init(_ bytes: [UInt8]) throws(Violation) {
        var reader = XMLReader(bytes)
        var open: [XMLReader.Element] = []
        var elementCount = 0
        while let piece = try reader.next() {
            switch piece {
            case .start(let element):
                try Self.check(element, in: open)
                elementCount += 1
                if Self.isNode(open.last), element.name == "title" { nodeTitles.append("") }
                open.append(element)
            case .end(let name):
                try require(open.popLast()?.name == name, "</\(name)> closes something else")
            case .text(let text):
                try take(text, in: open)
            }
        }
        try require(open.isEmpty, "<\(open.last?.name ?? "")> is not closed")
        try require(elementCount > 0, "the drawing is empty")
    }

    private mutating func take(_ text: String, in open: [XMLReader.Element]) throws(Violation) {
        let isBlank = text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        switch open.last?.name {
        case "text": texts.append(Self.spaced(text))
        case "title" where Self.isNode(open.dropLast().last):
            nodeTitles[nodeTitles.count - 1] = Self.spaced(text)
        case "title", "desc", "style": break
        default: try require(isBlank, "\"\(text)\" is written in <\(open.last?.name ?? "")>")
        }
    }

    private static func check(_ element: XMLReader.Element, in open: [XMLReader.Element]) throws(Violation) {
        try require(elements.contains(element.name), "there is a <\(element.name)>")
        try require((element.name == "svg") == open.isEmpty, "<svg> is not the outermost element, and no other")
        if element.name == "style" { try require(open.count == 1, "there is a <style> inside of the drawing") }
        for (name, value) in element.attributes {
            try require(attributes.contains(name), "<\(element.name)> has an attribute \(name)")
            if name == "xlink:href" { try require(Link(value) != nil, "the drawing leads to \(value)") }
            guard numeric.contains(name) else { continue }
            let lowercase = value.lowercased()
            try require(!lowercase.contains("nan") && !lowercase.contains("inf"), "\(name) is \(value)")
        }
    }

    private static func isNode(_ element: XMLReader.Element?) -> Bool {
        element?.attributes["class"]?.hasPrefix("node") == true
    }

    private static func spaced(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{a0}" ? " " : $0 }))
    }

    private static let elements: Set<String> = [
        "svg", "title", "desc", "style", "g", "a", "polygon", "polyline", "path", "ellipse", "text",
    ]
    private static let numeric: Set<String> = [
        "width", "height", "viewBox", "points", "d", "cx", "cy", "rx", "ry", "x", "y", "transform", "font-size",
        "stroke-width",
    ]
    private static let attributes: Set<String> = numeric.union([
        "id", "class", "data-place", "style", "xmlns", "xmlns:xlink", "role", "aria-labelledby", "fill", "stroke",
        "stroke-dasharray",
        "text-anchor", "font-family", "font-weight", "font-style", "text-decoration", "xlink:href", "xlink:title",
    ])
}
