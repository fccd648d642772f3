/// A family of typefaces and a weight.
///
/// Which typeface a reader sees depends on the machine. So there are only families of which every machine has a
/// typeface, and ``TextMetrics`` measures generously enough for all of them.
public struct Font: Hashable, Sendable {
    /// A kind of typeface.
    public enum Family: Hashable, Sendable, CaseIterable {
        /// Helvetica, Arial or a substitute.
        case sans
        /// Menlo, Consolas, DejaVu Sans Mono or a substitute: every letter has the same width.
        case monospaced
    }

    /// The kind of typeface.
    public var family: Family
    /// Whether the font is bold.
    public var isBold: Bool

    /// The regular proportional font.
    public static let sans = Font(.sans)
    /// The bold proportional font.
    public static let boldSans = Font(.sans, isBold: true)
    /// The regular font for code.
    public static let monospaced = Font(.monospaced)
    /// The bold font for code.
    public static let boldMonospaced = Font(.monospaced, isBold: true)

    /// Creates a font of a family, regular by default.
    public init(_ family: Family, isBold: Bool = false) {
        self.family = family
        self.isBold = isBold
    }
}
