/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
    /// The text; a line feed is shown as a sign, because a run is within one line.
    public var text: String
    /// The color; nil for the color of the labeled element.
    public var color: Color?
    /// The font; nil for the font of the labeled element.
    public var font: Font?
    /// The font size in points; nil for that of the labeled element.
    public var size: Double?
    /// Whether the text is bold, whatever the font says.
    public var isBold = false
    /// Whether the text is italic.
    public var isItalic = false
    /// Whether the text is underlined.
    public var isUnderlined = false
    /// Whether the text is struck through.
    public var isStruckThrough = false

    /// Creates a piece of text.
    public init(_ text: String, color: Color? = nil, font: Font? = nil, size: Double? = nil) {
        self.text = text
        self.color = color
        self.font = font
        self.size = size
    }

    /// The same text in bold.
    public func bold() -> TextRun { with { $0.isBold = true } }
    /// The same text in italics.
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
