/// The beginning of an SVG document: size, title, description and colors for dark mode.
struct SVGHead {
    let graph: Graph
    let theme: Theme

    /// Writes the head in the place of libgvc's `<svg …>`, of which size and view box stay.
    func write(rootTag: UnsafeRawBufferPointer, to output: inout [UInt8]) {
        let name = "\(SVGHead.identifier(for: graph.id))-\(SVGDigest(graph).text)"
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg id=\"\(name)\""
        for attribute in ["width", "height", "viewBox"] {
            guard let value = SVGHead.value(of: attribute, in: rootTag) else { continue }
            text += " \(attribute)=\"\(value)\""
        }
        text += " style=\"max-width:100%;height:auto\""
        text += " xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        text += " role=\"img\" aria-labelledby=\"\(name)-title\(graph.summary == nil ? "" : " \(name)-desc")\">\n"
        text += "<title id=\"\(name)-title\">\(SVGText.escaped(graph.title ?? graph.id))</title>\n"
        if let summary = graph.summary {
            text += "<desc id=\"\(name)-desc\">\(SVGText.escaped(summary))</desc>\n"
        }
        if theme == .automatic && !graph.darkColors.isEmpty { text += style(name: name) }
        text.removeLast()
        output.append(contentsOf: text.utf8)
    }

    /// Rules by color, within this drawing alone: a page may have several.
    private func style(name: String) -> String {
        var seen: Set<Color> = []
        let pairs = graph.darkColors.filter { seen.insert($0.light).inserted }
        let rules = pairs.map { $0.rules(within: name) }.joined()
        return "<style>\n@media (prefers-color-scheme: dark) {\n\(rules)}\n</style>\n"
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

extension ColorPair {
    /// The rules by which a drawing of a name has the dark color.
    package func rules(within name: String) -> String {
        ["fill", "stroke"].map { "#\(name) [\($0)=\"\(light.text)\"]{\($0):\(dark.text)}\n" }.joined()
    }
}

extension Font {
    /// Families for SVG by what libgvc has made of a font's name, the reader's own faces first.
    static func cascade(for family: UnsafeRawBufferPointer) -> StaticString {
        (family.first == UInt8(ascii: "C") ? Family.monospaced : .sans).cascade
    }
}

extension Font.Family {
    /// The families for SVG.
    package var cascade: StaticString {
        switch self {
        case .monospaced: "Menlo,Consolas,DejaVu Sans Mono,monospace"
        case .sans: "Helvetica,Arial,Liberation Sans,Nimbus Sans,sans-serif"
        }
    }
}
