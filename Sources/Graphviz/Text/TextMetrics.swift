/// How wide a text will be, estimated without fonts.
///
/// The estimate is generous: the reader's typeface is not known here, and a box that is a little too wide is better
/// than a text that leaves its box.
public enum TextMetrics {
    /// The width of a text of one line, in points.
    ///
    /// - Parameters:
    ///   - text: The text; a line feed counts as nothing.
    ///   - font: The font that it will be set in.
    ///   - size: The height of the letters in points.
    public static func width(of text: String, font: Font = .sans, size: Double) -> Double {
        0.62 * size * Double(text.unicodeScalars.count)
    }
}
