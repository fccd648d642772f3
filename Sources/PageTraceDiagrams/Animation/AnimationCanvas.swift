import Graphviz

/// The SVG of an animated walk while it is written.
struct AnimationCanvas {
    let theme: Theme
    /// The name of the drawing, with which ids begin.
    let name: String
    let typefaces: Typefaces
    /// How parts change.
    var keyframes: Keyframes
    private(set) var text = ""
    private(set) var colors: Set<Palette> = []

    var frames: [AnimationFrame] { keyframes.frames }

    init(_ keyframes: Keyframes, theme: Theme, name: String, typefaces: Typefaces) {
        (self.keyframes, self.theme, self.name, self.typefaces) = (keyframes, theme, name, typefaces)
    }

    mutating func add(_ markup: String) { text += markup }

    /// Names an area beyond which nothing is drawn.
    mutating func clip(_ part: String, to area: Rectangle) {
        let number = Keyframes.number
        text += "<clipPath id=\"\(name)-\(part)\"><rect x=\"\(number(area.minX))\" y=\"\(number(area.minY))\" "
        text += "width=\"\(number(area.size.width))\" height=\"\(number(area.size.height))\"/></clipPath>\n"
    }

    /// Draws what can be seen as long as a condition holds, and nothing if it never does.
    mutating func draw(while holds: (AnimationFrame) -> Bool, _ content: (inout Self) -> Void) {
        guard let attributes = keyframes.opacity(while: holds) else { return }
        text += "<g\(attributes)>"
        content(&self)
        text += "</g>\n"
    }

    mutating func draw(at place: (AnimationFrame) -> Point, _ content: (inout Self) -> Void) {
        text += "<g\(keyframes.motion(to: place))>"
        content(&self)
        text += "</g>\n"
    }

    mutating func color(_ color: Palette) -> String {
        colors.insert(color)
        return (theme == .dark ? color.pair.dark : color.pair.light).text
    }

    /// A rectangle with round corners, by its middle.
    mutating func rectangle(
        _ frame: Rectangle, radius: Double = 4, fill: Palette? = nil, stroke: Palette? = nil, width: Double = 1,
        isDashed: Bool = false
    ) {
        let number = Keyframes.number
        text += "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.size.width))\""
        text += " height=\"\(number(frame.size.height))\" rx=\"\(number(radius))\""
        text += " fill=\"\(fill.map { color($0) } ?? "none")\""
        if let stroke { text += " stroke=\"\(color(stroke))\" stroke-width=\"\(number(width))\"" }
        if isDashed { text += " stroke-dasharray=\"3 2\"" }
        text += "/>"
    }

    /// A line of text; in the middle of its place, unless it begins there.
    mutating func line(
        _ words: String, at place: Point, style: TextStyle, color: Palette, anchor: String = "middle"
    ) {
        let number = Keyframes.number
        text += "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" font-size=\"\(number(style.size))\""
        if style.font.family == .monospaced { text += " font-family=\"\(typefaces.cascade(of: .monospaced))\"" }
        if style.font.isBold { text += " font-weight=\"bold\"" }
        if anchor != "start" { text += " text-anchor=\"\(anchor)\"" }
        text += " fill=\"\(self.color(color))\">\(SVGText.escaped(words))</text>"
    }
}
