/// A number made of what a drawing shows, so that the ids of two drawings in one page differ.
///
/// It is the same for the same drawing on every machine, which no number of the hasher of Swift is.
package struct SVGDigest {
    private var value: UInt32 = 0x811c_9dc5

    /// Makes the number of a drawing: of all that libgvc has drawn, and of what stands in the place of its names.
    init(_ graph: Graph, drawn: UnsafeRawBufferPointer, theme: Theme) {
        self.init([theme.rawValue, graph.title ?? "", graph.summary ?? ""] + graph.nodes.map(\.title))
        drawn.forEach { add($0) }
    }

    /// Makes the number of texts.
    package init(_ texts: [String]) {
        for text in texts {
            text.utf8.forEach { add($0) }
            add(0xff)
        }
    }

    /// The number in hexadecimal digits.
    package var text: String { String(value, radix: 16) }

    /// Fowler, Noll and Vo's sum, byte by byte.
    private mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
}
