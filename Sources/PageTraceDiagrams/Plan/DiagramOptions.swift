/// What is drawn of a recording, and on how many sheets.
///
/// ```swift
/// var options = DiagramOptions()
/// options.stepsPerSheet = 60
/// let sheets = try Diagram.flow.sheets(of: recording, options: options)
/// ```
public struct DiagramOptions: Hashable, Sendable {
    /// Whether the text and the diagrams `flow` and `calls` say which answers of the data source were never asked for.
    public var showsCoverage: Bool

    /// Whether a stretch of steps that follows itself several times is drawn once.
    public var folds: Bool

    /// The most steps of one sheet, at least 1; nil draws all on one.
    public var stepsPerSheet: Int?

    /// The most steps of one picture; more are refused before anything is laid out.
    public var stepLimit: Int

    /// The most sheets; more are refused before anything is laid out.
    public var sheetLimit: Int

    /// How `flow` puts calls and pages.
    public var layout = FlowLayout.automatic

    /// The width that a drawing keeps to if it can, in points: at least 320.
    public var width = 606.0

    /// Whether signs and colors are explained at the foot.
    public var showsLegend = true

    /// The language of the words that a drawing adds.
    public var language = Language.english

    /// Whether title, sentence and figures are at the top.
    public var showsCaption = true

    /// Creates options.
    ///
    /// - Parameters:
    ///   - showsCoverage: Whether it is said which answers of the data source were never asked for.
    ///   - folds: Whether a stretch of steps that follows itself is drawn once.
    ///   - stepsPerSheet: The most steps of one sheet, at least 1; nil draws all on one.
    ///   - stepLimit: The most steps of one picture.
    ///   - sheetLimit: The most sheets.
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
