internal import CGraphvizShim

extension GraphWriter {
    mutating func write(_ node: Node) throws(GraphvizError) {
        guard nodes[node.id] == nil else { throw .duplicateNode(id: node.id) }
        try node.check()
        guard let object = addNode(node.id) else { throw .outOfMemory }
        nodes[node.id] = object

        setLabel(of: node, to: object)
        if node.shape != .box { set(object, nodeAttributes[.shape]) { $0.append(node.shape.rawValue) } }
        if isPlaced { writePlace(of: node.frame, to: object) }
        if isForPrograms, let kind = node.kind { set(object, nodeAttributes[.class]) { $0.append(kind, for: .label) } }
        writeColors(of: node, to: object)
        let font = node.font.name(drawnWith: drawnTypefaces)
        if node.font != .sans { set(object, nodeAttributes[.fontname]) { $0.append(font) } }
        if node.fontSize != 14 { set(object, nodeAttributes[.fontsize]) { $0.append(node.fontSize) } }
        if let tooltip = node.tooltip {
            set(object, nodeAttributes[.tooltip]) { $0.append(tooltip, for: .tooltip) }
        }
        if let link = node.link {
            set(object, nodeAttributes[.URL]) { $0.append(link.address, for: .address) }
        }
    }

    private mutating func writePlace(of frame: Rectangle, to object: OpaquePointer) {
        set(object, nodeAttributes[.pos]) { $0.append(frame.center) }
        set(object, nodeAttributes[.width]) { $0.append(frame.size.width / 72, decimals: 6) }
        set(object, nodeAttributes[.height]) { $0.append(frame.size.height / 72, decimals: 6) }
        set(object, nodeAttributes[.fixedsize]) { $0.append("true" as StaticString) }
        set(object, nodeAttributes[.margin]) { $0.append("0,0" as StaticString) }
    }

    private mutating func writeColors(of node: Node, to object: OpaquePointer) {
        if let fill = node.fill.map({ color(for: $0) }) {
            set(object, nodeAttributes[.fillcolor]) { $0.append(fill.text) }
        }
        let stroke = node.stroke.map { color(for: $0) }
        if stroke != .black {
            set(object, nodeAttributes[.color]) { $0.append(stroke?.text ?? "transparent") }
        }
        let textColor = color(for: node.textColor)
        if textColor != .black { set(object, nodeAttributes[.fontcolor]) { $0.append(textColor.text) } }
        if node.penWidth != 1 { set(object, nodeAttributes[.penwidth]) { $0.append(node.penWidth) } }
        let style = node.styleNames
        if !style.isEmpty { set(object, nodeAttributes[.style]) { $0.append(style) } }
    }
}

extension Node {
    fileprivate var styleNames: String {
        var names: [String] = []
        if fill != nil { names.append("filled") }
        if isRounded && frame.size.hasRoom { names.append("rounded") }
        if lineStyle != .solid { names.append(lineStyle.rawValue) }
        return names.joined(separator: ",")
    }
}

extension GraphWriter {
    mutating func write(_ edge: Edge) throws(GraphvizError) {
        let name = "\(edge.tail) → \(edge.head)"
        guard let tail = nodes[edge.tail] else { throw .unknownNode(id: edge.tail, referredToBy: name) }
        guard let head = nodes[edge.head] else { throw .unknownNode(id: edge.head, referredToBy: name) }
        try edge.check()
        guard let object = graphviz_add_edge(root, tail, head) else { throw .outOfMemory }

        if isPlaced {
            let path = RoutePath(edge.route, headLength: edge.arrowhead.length * edge.arrowScale)
            set(object, edgeAttributes[.pos]) { path.write(to: &$0) }
        } else if let label = edge.label {
            set(object, edgeAttributes[.label]) { $0.append(plain: label, alignment: .center) }
            set(object, edgeAttributes[.fontsize]) { $0.append("10" as StaticString) }
        }
        writeLine(of: edge, to: object)
        if let tooltip = edge.tooltip {
            set(object, edgeAttributes[.tooltip]) { $0.append(tooltip, for: .tooltip) }
        }
    }

    private mutating func writeLine(of edge: Edge, to object: OpaquePointer) {
        // libgvc divides by an arrowhead's length; a scale below this is written as 0.
        let arrowhead = edge.arrowScale >= 0.001 ? edge.arrowhead : .none
        if arrowhead != .normal {
            set(object, edgeAttributes[.arrowhead]) { $0.append(arrowhead.rawValue) }
        }
        if edge.arrowScale != 1 {
            set(object, edgeAttributes[.arrowsize]) { $0.append(edge.arrowScale) }
        }
        let stroke = color(for: edge.stroke)
        if stroke != .black { set(object, edgeAttributes[.color]) { $0.append(stroke.text) } }
        if edge.penWidth != 1 { set(object, edgeAttributes[.penwidth]) { $0.append(edge.penWidth) } }
        if edge.lineStyle != .solid {
            set(object, edgeAttributes[.style]) { $0.append(edge.lineStyle.rawValue) }
        }
    }
}
