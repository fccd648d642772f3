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

/// Adds to libgvc's DOT which nodes belong together.
///
/// libgvc writes its own groups in the order of their addresses, which is another one in every process, and loses memory
/// with each that it places.
struct DOTFinish {
    let graph: Graph

    func finish(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var output = Array(bytes)
        guard graph.hasPlaces, !graph.clusters.isEmpty, let end = output.lastIndex(of: UInt8(ascii: "}")) else {
            return output
        }
        // Nothing is seen of them where everything has its place; elsewhere they have no title, as the drawing has one.
        let look = graph.isPlaced ? "peripheries=0" : "style=\"dashed,rounded\"; label=\"\""
        let text = graph.clusters.map { cluster in
            "\tsubgraph \"cluster_\(cluster.id)\" {\n\t\t\(look);\n"
                + cluster.nodes.map { "\t\t\"\($0)\";\n" }.joined() + "\t}\n"
        }.joined()
        output.insert(contentsOf: text.utf8, at: end)
        return output
    }
}

extension Graph {
    /// Whether the ids of all nodes say where they are, so that they can be names in every notation.
    var hasPlaces: Bool { nodes.allSatisfy(\.id.isPlace) }
}
