/// Puts the titles and ids of a graph in the place of the names that libgvc knows its parts by.
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

    /// The id of the node that libgvc calls `node1`, if it can stand in an attribute as it is.
    func place(for id: UnsafeRawBufferPointer) -> String? {
        guard id.starts(with: "node".utf8), let number = Int(String(decoding: id.dropFirst(4), as: UTF8.self)),
            graph.nodes.indices.contains(number - 1), graph.nodes[number - 1].id.isPlace
        else { return nil }
        return graph.nodes[number - 1].id
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
