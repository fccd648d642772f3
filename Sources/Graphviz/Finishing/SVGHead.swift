/// The beginning of an SVG document: size, title, description and colors for dark mode.
///
/// Only its first line has a number that depends on all that is drawn: if a page is renamed, no other line changes but
/// those that name the page.
struct SVGHead {
    let graph: Graph
    let theme: Appearance

    /// Writes the head in the place of libgvc's `<svg …>`, of which size and view box stay.
    func write(rootTag: UnsafeRawBufferPointer, drawn: UnsafeRawBufferPointer, to output: inout [UInt8]) {
        let digest = SVGDigest(graph, drawn: drawn, theme: theme).text
        let name = "\(SVGHead.identifier(for: graph.id))-\(digest)"
        let dark = theme == .automatic ? DarkRules(graph.darkColors) : nil
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg id=\"\(name)\""
        if let dark { text += " class=\"\(dark.name)\"" }
        for attribute in ["width", "height", "viewBox"] {
            guard let value = SVGHead.value(of: attribute, in: rootTag) else { continue }
            text += " \(attribute)=\"\(value)\""
        }
        text += " style=\"max-width:100%;height:auto\""
        text += " xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        text += " role=\"img\" aria-labelledby=\"\(name)-title\(graph.summary == nil ? "" : " \(name)-desc")\">"
        text += "<title id=\"\(name)-title\">\(SVGText.escaped(graph.title ?? graph.id))</title>"
        if let summary = graph.summary {
            text += "<desc id=\"\(name)-desc\">\(SVGText.escaped(summary))</desc>"
        }
        if let dark { text += "\n<style>\n@media (prefers-color-scheme: dark) {\n\(dark.text)}\n</style>" }
        output.append(contentsOf: text.utf8)
    }

    private static func value(of attribute: String, in tag: UnsafeRawBufferPointer) -> Substring? {
        let parts = String(decoding: tag, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
        guard let name = parts.firstIndex(where: { $0.hasSuffix(attribute + "=") }) else { return nil }
        return parts.indices.contains(name + 1) ? parts[name + 1] : nil
    }

    /// A name for ids: a letter, then letters, digits and hyphens.
    private static func identifier(for id: String) -> String {
        "graph-" + String(String.UnicodeScalarView(id.unicodeScalars.map { $0.isPlain ? $0 : "-" }))
    }
}

/// The rules that give a drawing its dark colors.
///
/// They are called by the colors alone: a page may have several drawings, and those with the same colors have the same
/// rules.
package struct DarkRules {
    package let name: String
    package let text: String

    /// Makes the rules of some pairs, of which the first of a color wins; nil without any.
    package init?(_ pairs: [ColorPair]) {
        guard !pairs.isEmpty else { return nil }
        var seen: Set<Color> = []
        let pairs = pairs.filter { seen.insert($0.light).inserted }
        let name = "colors-" + SVGDigest(pairs.flatMap { [$0.light.text, $0.dark.text] }).text
        self.name = name
        text = pairs.flatMap { pair in
            ["fill", "stroke"].map { ".\(name) [\($0)=\"\(pair.light.text)\"]{\($0):\(pair.dark.text)}\n" }
        }.joined()
    }
}

/// A number made of what a drawing shows, so that the ids of two drawings in one page differ.
///
/// It is the same for the same drawing on every machine, which no number of the hasher of Swift is.
package struct SVGDigest {
    private var value: UInt32 = 0x811c_9dc5

    /// Makes the number of a drawing: of all that libgvc has drawn, and of what stands in the place of its names.
    init(_ graph: Graph, drawn: UnsafeRawBufferPointer, theme: Appearance) {
        self.init([theme.rawValue, graph.title ?? "", graph.summary ?? ""] + graph.nodes.map(\.title))
        drawn.forEach { add($0) }
    }

    package init(_ texts: [String]) {
        for text in texts {
            text.utf8.forEach { add($0) }
            add(0xff)
        }
    }

    package var text: String { String(value, radix: 16) }

    /// Fowler, Noll and Vo's sum, byte by byte.
    private mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
}
