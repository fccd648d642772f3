/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
    /// The text; a line feed is shown as a sign, because a run is within one line.
    public var text: String
    /// The color; nil for the color of the labeled element.
    public var color: Color?
    /// The font size in points; nil for that of the labeled element.
    public var size: Double?
    /// Whether the text is bold, whatever the font of the labeled element says.
    public var isBold = false
    /// Whether the text is underlined.
    public var isUnderlined = false

    /// Creates a piece of text.
    public init(_ text: String, color: Color? = nil, size: Double? = nil) {
        self.text = text
        self.color = color
        self.size = size
    }

    /// The same text in bold.
    public func bold() -> TextRun {
        var copy = self
        copy.isBold = true
        return copy
    }

    /// The same text underlined.
    public func underlined() -> TextRun {
        var copy = self
        copy.isUnderlined = true
        return copy
    }
}
