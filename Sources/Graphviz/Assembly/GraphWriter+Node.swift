extension GraphWriter {
    mutating func write(_ node: Node) throws(GraphvizError) {
        guard nodes[node.id] == nil else { throw .duplicateNode(id: node.id) }
        try node.check(engine: engine)
        guard let object = addNode("n\(nodes.count + 1)") else { throw .outOfMemory }
        let frame = node.position.map { Rectangle(center: $0, size: node.size ?? Size(width: 54, height: 36)) }
        nodes[node.id] = (object, frame, node.shape)

        if isTextDrawn, let anchored = node.anchoredLabel {
            setMarkup(object, nodeAttributes.symbol(.label)) { $0.append(anchored, palette: $1) }
        } else {
            set(object, label: node.label, nodeAttributes.symbol(.label))
        }
        if node.shape != .box { set(object, nodeAttributes.symbol(.shape)) { $0.append(node.shape.rawValue) } }
        writePlace(of: node, to: object)
        writeColors(of: node, to: object)
        let font = node.font.name(isDrawn: isTextDrawn)
        if node.font != .sans { set(object, nodeAttributes.symbol(.fontName)) { $0.append(font) } }
        if node.fontSize != 14 { set(object, nodeAttributes.symbol(.fontSize)) { $0.append(node.fontSize) } }
        if let tooltip = node.tooltip {
            set(object, nodeAttributes.symbol(.tooltip)) { $0.append(tooltip, for: .tooltip) }
        }
        if let link = node.link {
            set(object, nodeAttributes.symbol(.address)) { $0.append(link.address, for: .address) }
        }
    }

    /// An invisible node: the one thing that makes libgvc's drawing larger than what is seen.
    mutating func writeCanvas(_ canvas: Rectangle) {
        guard let object = addNode("canvas") else { return }
        var node = Node(id: "canvas", frame: canvas)
        node.isInvisible = true
        set(object, label: node.label, nodeAttributes.symbol(.label))
        writePlace(of: node, to: object)
        writeColors(of: node, to: object)
    }

    private mutating func writePlace(of node: Node, to object: OpaquePointer) {
        if let position = node.position, engine == .placed {
            set(object, nodeAttributes.symbol(.position)) { $0.append(position) }
        }
        if let size = node.size {
            set(object, nodeAttributes.symbol(.width)) { $0.append(size.width / 72, decimals: 6) }
            set(object, nodeAttributes.symbol(.height)) { $0.append(size.height / 72, decimals: 6) }
        }
        if node.isFixedSize { set(object, nodeAttributes.symbol(.fixedSize)) { $0.append("true" as StaticString) } }
        if let padding = node.padding ?? (node.isFixedSize ? Size(width: 0, height: 0) : nil) {
            set(object, nodeAttributes.symbol(.margin)) {
                $0.append(padding.width / 72, decimals: 6)
                $0.append(UInt8(ascii: ","))
                $0.append(padding.height / 72, decimals: 6)
            }
        }
    }

    private mutating func writeColors(of node: Node, to object: OpaquePointer) {
        let palette = palette
        if let fill = node.fill {
            set(object, nodeAttributes.symbol(.fillColor)) { $0.append(palette.color(for: fill).text) }
        }
        let stroke = node.stroke.map { palette.color(for: $0) }
        if stroke != .black {
            set(object, nodeAttributes.symbol(.color)) { $0.append(stroke?.text ?? "transparent") }
        }
        let textColor = palette.color(for: node.textColor)
        if textColor != .black { set(object, nodeAttributes.symbol(.fontColor)) { $0.append(textColor.text) } }
        if node.penWidth != 1 { set(object, nodeAttributes.symbol(.penWidth)) { $0.append(node.penWidth) } }
        let style = node.styleNames
        if !style.isEmpty { set(object, nodeAttributes.symbol(.style)) { $0.append(style) } }
    }
}

extension Node {
    fileprivate var styleNames: String {
        if isInvisible { return "invis" }
        var names: [String] = []
        if fill != nil { names.append("filled") }
        if isRounded && size?.hasRoomForCorners != false { names.append("rounded") }
        if lineStyle != .solid { names.append(lineStyle.rawValue) }
        return names.joined(separator: ",")
    }
}
