internal import CGraphvizShim

extension GraphWriter {
    mutating func write(_ cluster: Cluster, in parent: OpaquePointer) throws(GraphvizError) {
        guard clusterIds.insert(cluster.id).inserted else { throw .duplicateCluster(id: cluster.id) }
        try cluster.check()
        let made = with(.cluster(clusterIds.count - 1)) { graphviz_add_subgraph(parent, $0) }
        guard let object = made else { throw .outOfMemory }
        for id in cluster.nodes {
            guard let node = nodes[id] else { throw .unknownNode(id: id, referredToBy: cluster.id) }
            graphviz_add_member(object, node.object)
        }
        for inner in cluster.clusters { try write(inner, in: object) }

        if engine == .placed, let frame = cluster.frame {
            set(object, graphAttributes.symbol(.boundingBox)) {
                $0.append(Point(x: frame.minX, y: frame.maxY))
                $0.append(UInt8(ascii: ","))
                $0.append(Point(x: frame.maxX, y: frame.minY))
            }
        }
        writeLabel(of: cluster, to: object)
        writeFrame(of: cluster, to: object)
        set(object, graphAttributes.symbol(.tooltip)) { $0.append(cluster.tooltip ?? "", for: .tooltip) }
        set(object, graphAttributes.symbol(.address)) { text in
            if let link = cluster.link { text.append(link) }
        }
        set(object, graphAttributes.symbol(.className)) { $0.append(className: cluster.className ?? "") }
        for attribute in cluster.custom {
            try attribute.check()
            set(object, graphAttributes.symbol(custom: attribute.name)) { $0.append(attribute.text, for: .label) }
        }
    }

    private mutating func writeLabel(of cluster: Cluster, to object: OpaquePointer) {
        guard let label = cluster.label, engine != .placed || cluster.labelPosition != nil else { return }
        set(object, label: label, graphAttributes.symbol(.label))
        if engine == .placed, let position = cluster.labelPosition {
            set(object, graphAttributes.symbol(.labelPosition)) { $0.append(position) }
        }
        let textColor = palette.color(for: cluster.textColor)
        let font = cluster.font.name(isDrawn: isTextDrawn)
        set(object, graphAttributes.symbol(.fontName)) { $0.append(font) }
        set(object, graphAttributes.symbol(.fontSize)) { $0.append(cluster.fontSize) }
        set(object, graphAttributes.symbol(.fontColor)) { $0.append(textColor.text) }
    }

    private mutating func writeFrame(of cluster: Cluster, to object: OpaquePointer) {
        let palette = palette
        // Clusters take attributes over from those around them, so each says everything.
        set(object, graphAttributes.symbol(.fillColor)) { text in
            if let fill = cluster.fill { text.append(palette.color(for: fill).text) }
        }
        let stroke = cluster.stroke.map { palette.color(for: $0) }
        set(object, graphAttributes.symbol(.color)) { $0.append(stroke?.text ?? "transparent") }
        set(object, graphAttributes.symbol(.penWidth)) { $0.append(cluster.penWidth) }
        var names: [String] = []
        if engine == .placed && cluster.frame == nil { names.append("invis") }
        if cluster.fill != nil { names.append("filled") }
        let hasRoom = engine != .placed || cluster.frame?.size.hasRoomForCorners == true
        if cluster.isRounded && hasRoom { names.append("rounded") }
        if cluster.lineStyle != .solid { names.append(cluster.lineStyle.rawValue) }
        set(object, graphAttributes.symbol(.style)) { $0.append(names.joined(separator: ",")) }
    }
}
