/// The attributes that the values of this module have properties for.
enum AttributeName: Int, CaseIterable {
    case address, arrowhead, arrowScale, arrowtail, background, color, constraint, direction
    case edgeEnds, fillColor, fixedSize, fontColor, fontName, fontSize, height, label, labelPosition, layout, margin
    case nodeSpacing, noTranslation, order, padding, penWidth, position, rankSpacing, shape, style, tooltip
    case width

    /// The name that libgvc has for it.
    var name: String {
        switch self {
        case .address: "URL"
        case .arrowhead: "arrowhead"
        case .arrowScale: "arrowsize"
        case .arrowtail: "arrowtail"
        case .background: "bgcolor"
        case .color: "color"
        case .constraint: "constraint"
        case .direction: "rankdir"
        case .edgeEnds: "dir"
        case .fillColor: "fillcolor"
        case .fixedSize: "fixedsize"
        case .fontColor: "fontcolor"
        case .fontName: "fontname"
        case .fontSize: "fontsize"
        case .height: "height"
        case .label: "label"
        case .labelPosition: "lp"
        case .layout: "layout"
        case .margin: "margin"
        case .nodeSpacing: "nodesep"
        case .noTranslation: "notranslate"
        case .order: "outputorder"
        case .padding: "pad"
        case .penWidth: "penwidth"
        case .position: "pos"
        case .rankSpacing: "ranksep"
        case .shape: "shape"
        case .style: "style"
        case .tooltip: "tooltip"
        case .width: "width"
        }
    }
}
