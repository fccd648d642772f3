/// Puts the titles of a graph in the place of the names that libgvc knows its parts by.
struct SVGTitles {
    let graph: Graph

    /// The title that stands for one of libgvc's, escaped: `n1` is a node, `n1&#45;&gt;n2` an edge.
    func title(for name: UnsafeRawBufferPointer) -> String? {
        let numbers = SVGTitles.numbers(in: name)
        let nodes = graph.nodes
        let titles = numbers.compactMap { nodes.indices.contains($0 - 1) ? SVGText.escaped(nodes[$0 - 1].title) : nil }
        guard titles.count == numbers.count, !titles.isEmpty else { return nil }
        return titles.joined(separator: "-&gt;")
    }

    /// The numbers of one or two names; libgvc writes the hyphens between two as the entity `&#45;`.
    private static func numbers(in name: UnsafeRawBufferPointer) -> [Int] {
        var numbers: [Int] = []
        var isName = false
        for byte in name {
            switch byte {
            case UInt8(ascii: "n"), UInt8(ascii: "_"):
                isName = true
                numbers.append(0)
            case UInt8(ascii: "0")...UInt8(ascii: "9") where isName:
                let last = numbers.count - 1
                numbers[last] = numbers[last] * 10 + Int(byte - UInt8(ascii: "0"))
            default: isName = false
            }
        }
        return numbers
    }
}
