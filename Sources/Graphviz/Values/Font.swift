/// A family of typefaces and a weight.
///
/// Which typeface a reader sees depends on the machine, so only families are offered that every machine has one of,
/// and ``TextMetrics`` measures generously enough for all of them.
public struct Font: Hashable, Sendable {
    /// A kind of typeface.
    public enum Family: Hashable, Sendable, CaseIterable {
        /// Helvetica, Arial or what stands for them.
        case sans
        /// Menlo, Consolas, DejaVu Sans Mono or what stands for them: every letter equally wide.
        case monospaced
    }

    /// The kind of typeface.
    public var family: Family
    /// Whether the strokes are heavy.
    public var isBold: Bool

    /// The ordinary proportional face.
    public static let sans = Font(.sans)
    /// The heavy proportional face.
    public static let boldSans = Font(.sans, isBold: true)
    /// The ordinary face for code.
    public static let monospaced = Font(.monospaced)
    /// The heavy face for code.
    public static let boldMonospaced = Font(.monospaced, isBold: true)

    /// Creates a font of a family, of ordinary weight unless told otherwise.
    public init(_ family: Family, isBold: Bool = false) {
        self.family = family
        self.isBold = isBold
    }
}
