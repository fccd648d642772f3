import Graphviz

/// What to draw of a recording, and on how many sheets.
///
/// ```swift
/// var options = DiagramOptions()
/// options.stepsPerSheet = 60
/// for (name, svg) in try Diagram.flow.svgFiles(of: recording, named: "walk", options: options) {
///     print(name, svg.count)   // walk.flow-01.svg …
/// }
/// ```
public struct DiagramOptions: Hashable, Sendable {
    /// Whether the text and the diagrams `flow` and `calls` list the answers of the data source that were never asked
    /// for.
    public var showsCoverage: Bool

    /// Whether a stretch of steps that repeats is drawn once.
    public var folds: Bool

    /// The maximum number of steps on a sheet, at least 1; nil draws all on one.
    public var stepsPerSheet: Int?

    /// The height that a sheet keeps to, in points, with the room around it: sheets end between steps; nil for any height.
    package var sheetHeight: Int?

    /// Whether there may be several sheets.
    var hasSheets: Bool { stepsPerSheet != nil || sheetHeight != nil }

    /// Whether more than ``sheetSize`` steps become several files, if nothing else says how many are on a sheet.
    package var breaksIntoSheets = false

    /// The number of steps on each sheet of a walk that is too long for one: more are a picture that nobody scrolls
    /// through.
    package static let sheetSize = 60

    /// The maximum number of steps in a picture; more are refused before anything is laid out.
    public var stepLimit: Int

    /// The maximum number of sheets; more are refused before anything is laid out.
    package var sheetLimit: Int

    /// The width that a drawing keeps to, in points, without the room around it: at least 304.
    public var width = Measures.pageWidth

    /// The same with the room around it: the width of the file.
    package var fileWidth: Double {
        get { width + 2 * Measures.padding }
        set { width = newValue - 2 * Measures.padding }
    }

    /// The number of columns that steps stand in, for posters that may be wider; nil for as many as the width has room
    /// for.
    public var columns: Int?
    /// Whether signs and colors are explained at the foot.
    public var showsLegend = true

    /// Whether DOT says where everything is; without places it holds the graph alone, and `dot` lays it out.
    package var isPlaced = true

    /// The pixels of a PNG to the inch; nil for 144, or fewer if the drawing is large.
    package var resolution: Int?

    /// The family of typefaces for text, and the one for code, before the usual ones; texts are measured as without.
    package var font: String?
    package var mono: String?
    var typefaces: Typefaces { Typefaces(sans: font, monospaced: mono) }

    /// Whether a text can be a family of typefaces, and what one is.
    package static func isFont(_ text: String) -> Bool { Typefaces.isName(text) }
    package static let fontForm =
        "It is the name of one family: a letter, then letters, digits, hyphens and single spaces, 60 at the most."

    /// The language of the words that a drawing adds.
    public var language = Language.english

    /// Whether the title, the description and the figures are at the top.
    public var showsCaption = true

    /// Creates options.
    ///
    /// - Parameters:
    ///   - showsCoverage: Whether to list the answers of the data source that were never asked for.
    ///   - folds: Whether a stretch of steps that repeats is drawn once.
    ///   - stepsPerSheet: The maximum number of steps on a sheet, at least 1; nil draws all on one.
    ///   - stepLimit: The maximum number of steps in a picture.
    ///   - sheetLimit: The maximum number of sheets.
    public init(
        showsCoverage: Bool = false, folds: Bool = true, stepsPerSheet: Int? = nil, stepLimit: Int = 10_000,
        sheetLimit: Int = 1_000
    ) {
        self.showsCoverage = showsCoverage
        self.folds = folds
        self.stepsPerSheet = stepsPerSheet
        self.stepLimit = stepLimit
        self.sheetLimit = sheetLimit
    }
}

/// The background that the colors of a drawing are for.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// SVG has both sets of colors and follows the reader's setting; other formats are drawn light.
    case automatic
    /// A light background.
    case light
    /// A dark background.
    case dark

    var appearance: Appearance { Appearance(rawValue: rawValue) ?? .automatic }
}
