import Graphviz
import PageTrace

/// How the calls to one part of the client look: a color, and a mark that is told from the others without it.
struct RoleStyle: Hashable {
    var color: Palette
    /// The outline of the mark that carries the number.
    var shape: Shape
    var isFilled: Bool
    /// What expresses in plain text what shape and color express in a drawing.
    var sign: String
    /// What the part of the client is called.
    var name: String

    init(_ role: CallbackRole) {
        let name: String
        (color, shape, isFilled, sign, name) =
            switch role {
            case .dataSource: (.dataSource, .ellipse, true, "●", "data source")
            case .delegate: (.delegate, .ellipse, false, "○", "delegate")
            case .completion: (.completion, .box, true, "■", "completion")
            case .indicator: (.indicator, .box, false, "□", "page indicator")
            case .appearance: (.appearance, .hexagon, true, "◆", "appearance of a page")
            case .containment: (.containment, .hexagon, false, "◇", "parent of a page")
            case .progress: (.progress, .diamond, true, "◈", "scroll view")
            case .request: (.request, .diamond, false, "◁", "call to the container")
            }
        self.name = Words.say(name)
    }

    /// The color inside the mark, nil for none, and that of its number.
    var fill: Palette? { isFilled ? color : nil }
    var text: Palette { isFilled ? .markText : color }

    /// The width of a mark with a number in it: a circle, as long as it has at most two digits.
    func markWidth(_ number: String) -> Double {
        let isSlanted = shape == .hexagon || shape == .diamond
        return max(isSlanted ? 20 : 15, Double(number.count) * 5.5 + (isSlanted ? 11 : 4))
    }

    func mark(_ name: NodeName, number: String, center: Point) -> Node {
        let size = Size(width: markWidth(number), height: shape == .diamond ? 16 : shape == .ellipse ? 15 : 14)
        return Node(
            name, text: number, frame: Rectangle(center: center, size: size), fill: fill, stroke: color, color: text,
            style: .boldMark, shape: shape, penWidth: 1.2)
    }
}
