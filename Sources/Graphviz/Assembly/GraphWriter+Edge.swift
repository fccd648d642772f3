internal import CGraphvizShim

extension GraphWriter {
    mutating func write(_ edge: Edge) throws(GraphvizError) {
        let name = "\(edge.tail) → \(edge.head)"
        guard let tail = nodes[edge.tail] else { throw .unknownNode(id: edge.tail, referredToBy: name) }
        guard let head = nodes[edge.head] else { throw .unknownNode(id: edge.head, referredToBy: name) }
        try edge.check()
        guard let object = graphviz_add_edge(root, tail, head) else { throw .outOfMemory }

        if isPlaced {
            let path = RoutePath(edge.route, headLength: edge.arrowhead.length * edge.arrowScale)
            set(object, edgeAttributes.position) { path.write(to: &$0) }
        } else if let label = edge.label {
            set(object, edgeAttributes.label) { $0.append(plain: label, alignment: .center) }
            set(object, edgeAttributes.fontSize) { $0.append("10" as StaticString) }
        }
        writeLine(of: edge, to: object)
        if let tooltip = edge.tooltip {
            set(object, edgeAttributes.tooltip) { $0.append(tooltip, for: .tooltip) }
        }
    }

    private mutating func writeLine(of edge: Edge, to object: OpaquePointer) {
        // libgvc divides by an arrowhead's length; a scale below this is written as 0.
        let arrowhead = edge.arrowScale >= 0.001 ? edge.arrowhead : .none
        if arrowhead != .normal {
            set(object, edgeAttributes.arrowhead) { $0.append(arrowhead.rawValue) }
        }
        if edge.arrowScale != 1 {
            set(object, edgeAttributes.arrowScale) { $0.append(edge.arrowScale) }
        }
        let stroke = palette.color(for: edge.stroke)
        if stroke != .black { set(object, edgeAttributes.color) { $0.append(stroke.text) } }
        if edge.penWidth != 1 { set(object, edgeAttributes.penWidth) { $0.append(edge.penWidth) } }
        if edge.lineStyle != .solid {
            set(object, edgeAttributes.style) { $0.append(edge.lineStyle.rawValue) }
        }
    }
}
