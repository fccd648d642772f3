/// A number made of what a drawing shows, so that the ids of two drawings in one page differ.
///
/// It is the same for the same drawing on every machine, which no number of the hasher of Swift is.
package struct SVGDigest {
    private var value: UInt32 = 0x811c_9dc5

    init(_ graph: Graph) {
        add(graph.title ?? "")
        add(graph.summary ?? "")
        for node in graph.nodes { add(node.title) }
        let titles = Dictionary(graph.nodes.lazy.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        for edge in graph.edges { add(titles[edge.tail] ?? edge.tail) }
    }

    /// Makes the number of texts.
    package init(_ texts: [String]) { texts.forEach { add($0) } }

    /// The number in hexadecimal digits.
    package var text: String { String(value, radix: 16) }

    /// Fowler, Noll and Vo's sum, byte by byte.
    private mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
        value = (value ^ 0xff) &* 0x0100_0193
    }
}
