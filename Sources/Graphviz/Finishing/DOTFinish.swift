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
