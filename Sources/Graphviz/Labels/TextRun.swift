/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
    /// What is written; a line feed is shown as a sign, for a run is within one line.
    public var text: String
    /// The color; nil for that of what carries the label.
    public var color: Color?
    /// The font; nil for that of what carries the label.
    public var font: Font?
    /// The height of the letters in points; nil for that of what carries the label.
    public var size: Double?
    /// Whether the strokes are heavy, whatever the font says.
    public var isBold = false
    /// Whether the letters lean.
    public var isItalic = false
    /// Whether a line runs below the text.
    public var isUnderlined = false
    /// Whether a line runs through the text.
    public var isStruckThrough = false

    /// Creates a piece of text.
    public init(_ text: String, color: Color? = nil, font: Font? = nil, size: Double? = nil) {
        self.text = text
        self.color = color
        self.font = font
        self.size = size
    }

    /// The same text in heavy strokes.
    public func bold() -> TextRun { with { $0.isBold = true } }
    /// The same text leaning.
    public func italic() -> TextRun { with { $0.isItalic = true } }
    /// The same text underlined.
    public func underlined() -> TextRun { with { $0.isUnderlined = true } }
    /// The same text struck through.
    public func struckThrough() -> TextRun { with { $0.isStruckThrough = true } }

    private func with(_ change: (inout TextRun) -> Void) -> TextRun {
        var copy = self
        change(&copy)
        return copy
    }
}
