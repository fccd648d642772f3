extension GraphWriter {
    mutating func write(_ node: Node) throws(GraphvizError) {
        guard nodes[node.id] == nil else { throw .duplicateNode(id: node.id) }
        try node.check()
        guard let object = addNode(node.id) else { throw .outOfMemory }
        nodes[node.id] = object

        setLabel(of: node, to: object)
        if node.shape != .box { set(object, nodeAttributes.shape) { $0.append(node.shape.rawValue) } }
        if isPlaced { writePlace(of: node.frame, to: object) }
        if isForPrograms, let kind = node.kind { set(object, nodeAttributes.kind) { $0.append(kind, for: .label) } }
        writeColors(of: node, to: object)
        let font = node.font.name(isDrawn: isTextDrawn)
        if node.font != .sans { set(object, nodeAttributes.fontName) { $0.append(font) } }
        if node.fontSize != 14 { set(object, nodeAttributes.fontSize) { $0.append(node.fontSize) } }
        if let tooltip = node.tooltip {
            set(object, nodeAttributes.tooltip) { $0.append(tooltip, for: .tooltip) }
        }
        if let link = node.link {
            set(object, nodeAttributes.address) { $0.append(link.address, for: .address) }
        }
    }

    private mutating func writePlace(of frame: Rectangle, to object: OpaquePointer) {
        set(object, nodeAttributes.position) { $0.append(frame.center) }
        set(object, nodeAttributes.width) { $0.append(frame.size.width / 72, decimals: 6) }
        set(object, nodeAttributes.height) { $0.append(frame.size.height / 72, decimals: 6) }
        set(object, nodeAttributes.fixedSize) { $0.append("true" as StaticString) }
        set(object, nodeAttributes.margin) { $0.append("0,0" as StaticString) }
    }

    private mutating func writeColors(of node: Node, to object: OpaquePointer) {
        let palette = palette
        if let fill = node.fill {
            set(object, nodeAttributes.fillColor) { $0.append(palette.color(for: fill).text) }
        }
        let stroke = node.stroke.map { palette.color(for: $0) }
        if stroke != .black {
            set(object, nodeAttributes.color) { $0.append(stroke?.text ?? "transparent") }
        }
        let textColor = palette.color(for: node.textColor)
        if textColor != .black { set(object, nodeAttributes.fontColor) { $0.append(textColor.text) } }
        if node.penWidth != 1 { set(object, nodeAttributes.penWidth) { $0.append(node.penWidth) } }
        let style = node.styleNames
        if !style.isEmpty { set(object, nodeAttributes.style) { $0.append(style) } }
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
