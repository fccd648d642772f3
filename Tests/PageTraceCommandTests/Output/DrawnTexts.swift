import Foundation
import Graphviz

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The texts of an SVG drawing, each with the box that its letters fill.
final class DrawnTexts: NSObject, XMLParserDelegate {
    /// A text and its box, in the coordinates of the drawing.
    struct Text: CustomStringConvertible {
        var text: String
        var box: Rectangle
        var description: String {
            "“\(text)” at \(Int(box.minX)),\(Int(box.minY)) to \(Int(box.maxX)),\(Int(box.maxY))"
        }
    }

    /// The texts, in drawing order.
    private(set) var texts: [Text] = []
    /// The part of the coordinates that is seen, moved to where libgvc draws.
    private(set) var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
    private var open: [String: String]?
    private var content = ""

    /// Reads a drawing; nil if it is no XML.
    init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    /// Pairs of texts that lie over each other by more than a point.
    var collisions: [(Text, Text)] {
        let sorted = texts.sorted { $0.box.minY < $1.box.minY }
        var pairs: [(Text, Text)] = []
        for (index, first) in sorted.enumerated() {
            for second in sorted[(index + 1)...] {
                if second.box.minY >= first.box.maxY - 1 { break }
                if min(first.box.maxX, second.box.maxX) - max(first.box.minX, second.box.minX) > 1 {
                    pairs.append((first, second))
                }
            }
        }
        return pairs
    }

    /// Texts that reach beyond the edges of the drawing.
    var clipped: [Text] {
        texts.filter { text in
            text.box.minX < frame.minX || text.box.maxX > frame.maxX || text.box.minY < frame.minY
                || text.box.maxY > frame.maxY
        }
    }

    /// Texts that have lost their middle.
    var shortened: [String] {
        texts.map(\.text).filter { text in
            text.contains("…") && !text.contains(" … ") && !text.hasPrefix("…") && !text.hasSuffix("…")
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        switch name {
        case "text": (open, content) = (attributes, "")
        case "svg":
            let numbers = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 4 else { return }
            frame = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "g":
            // The group around everything moves the drawing into the view.
            let parts = (attributes["transform"] ?? "").split { "(), ".contains($0) }
            guard let place = parts.firstIndex(of: "translate"), parts.indices.contains(place + 2),
                let x = Double(parts[place + 1]), let y = Double(parts[place + 2])
            else { return }
            frame.origin = Point(x: frame.origin.x - x, y: frame.origin.y - y)
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard name == "text", let attributes = open else { return }
        open = nil
        func number(_ key: String) -> Double { Double(attributes[key] ?? "") ?? 0 }
        let family: Font.Family = attributes["font-family"]?.hasPrefix("Menlo") == true ? .monospaced : .sans
        let font = Font(family, isBold: attributes["font-weight"] == "bold")
        let size = number("font-size")
        // Trailing spaces stand for nothing.
        let text = content.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        let width = TextMetrics.width(of: text, font: font, size: size)
        let left =
            switch attributes["text-anchor"] {
            case "middle": number("x") - width / 2
            case "end": number("x") - width
            default: number("x")
            }
        // Letters without their room above and below.
        texts.append(
            Text(text: text, box: Rectangle(x: left, y: number("y") - size * 0.72, width: width, height: size * 0.9)))
    }
}
