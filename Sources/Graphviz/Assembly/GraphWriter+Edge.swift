internal import CGraphvizShim

extension GraphWriter {
    mutating func write(_ edge: Edge) throws(GraphvizError) {
        let name = "\(edge.tail) → \(edge.head)"
        guard let tail = nodes[edge.tail] else { throw .unknownNode(id: edge.tail, referredToBy: name) }
        guard let head = nodes[edge.head] else { throw .unknownNode(id: edge.head, referredToBy: name) }
        try edge.check()
        guard let object = graphviz_add_edge(root, tail.object, head.object) else { throw .outOfMemory }

        if engine == .placed, let tailFrame = tail.frame, let headFrame = head.frame {
            let route = edge.route ?? .between(tailFrame, tail.shape, headFrame, head.shape)
            let path = RoutePath(route, tailLength: edge.arrowLength(tail: true), headLength: edge.arrowLength())
            set(object, edgeAttributes.symbol(.position)) { path.write(to: &$0) }
        }
        writeLabel(of: edge, to: object)
        writeLine(of: edge, to: object)
        if let tooltip = edge.tooltip {
            set(object, edgeAttributes.symbol(.tooltip)) { $0.append(tooltip, for: .tooltip) }
        }
        if let link = edge.link {
            set(object, edgeAttributes.symbol(.address)) { $0.append(link.address, for: .address) }
        }
    }

    private mutating func writeLabel(of edge: Edge, to object: OpaquePointer) {
        guard let label = edge.label, engine != .placed || edge.labelPosition != nil else { return }
        set(object, label: label, edgeAttributes.symbol(.label))
        if engine == .placed, let position = edge.labelPosition {
            set(object, edgeAttributes.symbol(.labelPosition)) { $0.append(position) }
        }
        let font = edge.font.name(isDrawn: isTextDrawn)
        if edge.font != .sans { set(object, edgeAttributes.symbol(.fontName)) { $0.append(font) } }
        if edge.fontSize != 14 { set(object, edgeAttributes.symbol(.fontSize)) { $0.append(edge.fontSize) } }
        let textColor = palette.color(for: edge.textColor)
        if textColor != .black { set(object, edgeAttributes.symbol(.fontColor)) { $0.append(textColor.text) } }
    }

    private mutating func writeLine(of edge: Edge, to object: OpaquePointer) {
        // libgvc divides by an arrowhead's length; a scale below this is written as 0.
        let hasArrows = edge.arrowScale >= 0.001
        let arrowhead = hasArrows ? edge.arrowhead : .none
        let arrowtail = hasArrows ? edge.arrowtail : .none
        if arrowhead != .normal {
            set(object, edgeAttributes.symbol(.arrowhead)) { $0.append(arrowhead.rawValue) }
        }
        if arrowtail != .none {
            set(object, edgeAttributes.symbol(.arrowtail)) { $0.append(arrowtail.rawValue) }
        }
        if edge.arrowScale != 1 {
            set(object, edgeAttributes.symbol(.arrowScale)) { $0.append(edge.arrowScale) }
        }
        let stroke = palette.color(for: edge.stroke)
        if stroke != .black { set(object, edgeAttributes.symbol(.color)) { $0.append(stroke.text) } }
        if edge.penWidth != 1 { set(object, edgeAttributes.symbol(.penWidth)) { $0.append(edge.penWidth) } }
        if edge.isInvisible {
            set(object, edgeAttributes.symbol(.style)) { $0.append("invis" as StaticString) }
        } else if edge.lineStyle != .solid {
            set(object, edgeAttributes.symbol(.style)) { $0.append(edge.lineStyle.rawValue) }
        }
        // A labeled edge between two nodes of one rank makes libgvc 2.42 free memory twice.
        if !edge.isConstraint && edge.label == nil {
            set(object, edgeAttributes.symbol(.constraint)) { $0.append("false" as StaticString) }
        }
    }
}

extension Edge {
    /// How much of the route an end's arrowhead takes, in points.
    fileprivate func arrowLength(tail: Bool = false) -> Double {
        (tail ? arrowtail : arrowhead).length * arrowScale
    }
}
