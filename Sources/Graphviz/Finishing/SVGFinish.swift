/// Makes libgvc's SVG into the one that is handed out.
///
/// One pass over the bytes: comments and generated ids go, so that the drawing does not change with Graphviz's version or
/// with a node that comes before; nodes say by their own ids where they are, and have their own titles; fonts become lists of families; entities that libgvc left as they were are escaped, so
/// that the result is XML whatever names contain; the head gets a title and a description.
struct SVGFinish {
    private let head: SVGHead
    private let titles: SVGTitles
    private let families: (sans: [UInt8], monospaced: [UInt8])
    private var output: [UInt8] = []

    init(graph: Graph, theme: Appearance) {
        head = SVGHead(graph: graph, theme: theme)
        titles = SVGTitles(graph: graph)
        families = (
            Array(graph.typefaces.cascade(of: .sans).utf8), Array(graph.typefaces.cascade(of: .monospaced).utf8)
        )
    }

    consuming func finish(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        output.reserveCapacity(bytes.count + 4096)
        var cursor = SVGCursor(bytes)
        guard cursor.skip(to: "<svg") else { return Array(bytes) }
        let root = cursor.tag()
        head.write(rootTag: root, drawn: cursor.remainder, to: &output)
        // The graph's name as a title of the group around everything: the head has a better one.
        if cursor.peek("\n<g ") {
            append(tag: cursor.tag())
            if cursor.peek("\n<title>") { _ = cursor.skip(past: "</title>") }
        }
        while !cursor.isAtEnd {
            appendEscapingEntities(cursor.text())
            if cursor.isAtEnd { break }
            if cursor.peek("<!--") {
                _ = cursor.skip(past: "-->")
                if cursor.peek("\n") { cursor.advance(1) }
            } else {
                let tag = cursor.tag()
                guard SVGFinish.hasPlace(tag) else {
                    if cursor.peek("\n") { cursor.advance(1) }
                    continue
                }
                append(tag: tag)
                if SVGCursor(tag).peek("<title>") {
                    let name = cursor.text()
                    if let title = titles.title(for: name) {
                        output.append(contentsOf: title.utf8)
                    } else {
                        appendEscapingEntities(name)
                    }
                }
            }
        }
        return output
    }

    /// Whether a shape, a tag without a content, lies somewhere.
    ///
    /// libgvc divides by zero where a table with round corners has no room for them. A coordinate that is not a number
    /// ends what a browser draws of a shape, and what other readers draw at all.
    private static func hasPlace(_ tag: UnsafeRawBufferPointer) -> Bool {
        guard tag.count > 2, tag[tag.count - 2] == UInt8(ascii: "/") else { return true }
        var previous: (UInt8, UInt8) = (0, 0)
        for byte in tag {
            if byte == UInt8(ascii: "n"), previous == (UInt8(ascii: "n"), UInt8(ascii: "a")) { return false }
            previous = (previous.1, byte)
        }
        return true
    }

    private mutating func append(tag: UnsafeRawBufferPointer) {
        var rest = SVGCursor(tag)
        while let attribute = rest.nextAttribute() {
            appendEscapingEntities(attribute.before)
            switch attribute.kind {
            case .generatedID:
                // Not an id, which no two drawings in one page may share.
                if let place = titles.place(for: attribute.value) {
                    output.append(contentsOf: " data-place=\"\(place)\"".utf8)
                }
            case .fontFamily:
                output.append(contentsOf: " font-family=\"".utf8)
                // What libgvc has made of a font's name: of the two families, one begins so.
                let isCode = attribute.value.first == UInt8(ascii: "C")
                output.append(contentsOf: isCode ? families.monospaced : families.sans)
                output.append(UInt8(ascii: "\""))
            case .dots:
                // libgvc's dots are so far apart that a short line of them cannot be seen.
                output.append(contentsOf: " stroke-dasharray=\"2,3\"".utf8)
            case .transparentStroke:
                output.append(contentsOf: " stroke=\"none\"".utf8)
            }
        }
        appendEscapingEntities(rest.remainder)
    }

    /// Copies bytes, and makes of `&word;` the text that it is unless XML knows the word.
    private mutating func appendEscapingEntities(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.contains(UInt8(ascii: "&")) else { return output.append(contentsOf: bytes) }
        for (index, byte) in bytes.enumerated() {
            output.append(byte)
            if byte == UInt8(ascii: "&"), !SVGEntity.starts(at: index, in: bytes) {
                output.append(contentsOf: "amp;".utf8)
            }
        }
    }
}
