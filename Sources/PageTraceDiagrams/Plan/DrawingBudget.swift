public import PageTrace

/// How much is drawn of one recording, over all of its files: so much that nobody waits longer than some seconds.
///
/// A step on a sheet with few others takes about a millisecond as SVG, DOT or PDF, and forty as PNG.
///
/// ```swift
/// let steps = DrawingBudget.steps(of: recording, options: options)
/// try DrawingBudget.check([.diagram(.flow, .svg), .diagram(.calls, .png)], steps: steps, options: options)
/// ```
public enum DrawingBudget {
    /// The most steps over all files, those of a PNG counted ``bitmapWeight`` times.
    public static let limit = 16_000
    /// The steps of SVG that take as long as one of PNG.
    public static let bitmapWeight = 40
    /// So many held pages take as long as a step: scroll views hold a hundred thousand all the time.
    public static let pagesOfStep = 200
    /// So many callbacks, trackers and findings take as long as a step, beyond those that every step may have.
    public static let callsOfStep = 20
    /// Hardly a step of the model has more; one in a recording that somebody else wrote can have a million.
    private static let usualCalls = 100
    /// What a bitmap costs at the most, for a larger one has fewer pixels to the point.
    private static let bitmapLimit = 10_000

    /// How many steps of a recording are drawn: of those that repeat others, only the first ones, if the options say so.
    ///
    /// What is held counts, too, ``pagesOfStep`` pages as a step, and what happened in crowded steps, ``callsOfStep``
    /// calls as a step.
    public static func steps(of recording: Recording, options: DiagramOptions) -> Int {
        let saved = options.folds ? Folding(StepTable.places(of: recording.steps)).saved : 0
        let pages = recording.steps.reduce(0) { $0 + max(0, ($1.after.first?.slots.count ?? 0) - pagesOfStep) }
        let calls = recording.steps.reduce(0) {
            $0 + max(0, $1.callbacks.count + $1.trackers.count + $1.findings.count - usualCalls)
        }
        return recording.steps.count - saved + pages / pagesOfStep + calls / callsOfStep
    }

    /// Refuses files before the first of them is drawn.
    ///
    /// - Parameters:
    ///   - artifacts: The files; logs and ``Diagram/states`` count for nothing.
    ///   - steps: How many steps are drawn; see ``steps(of:options:)``.
    ///   - options: How many of them are on a sheet.
    /// - Throws: ``DiagramError/tooMuch(count:limit:)``.
    public static func check(
        _ artifacts: [Artifact], steps: Int, options: DiagramOptions
    ) throws(DiagramError) {
        let count = artifacts.reduce(0) { $0 + cost(of: $1, steps: steps, options: options) }
        guard count <= limit else { throw .tooMuch(count: count, limit: limit) }
    }

    private static func cost(of artifact: Artifact, steps: Int, options: DiagramOptions) -> Int {
        guard case .diagram(let diagram, let format) = artifact, diagram.showsSteps else { return 0 }
        let size = max(1, min(options.stepsPerSheet ?? steps, steps))
        let sheets = (steps + size - 1) / size
        switch format {
        case .png: return sheets * min((size + 1) * bitmapWeight, bitmapLimit)
        case .mermaid: return steps
        // Sheets of many steps are drawn with fewer nodes.
        default: return size > Measures.plainLimit ? steps : steps + steps / 2 + sheets
        }
    }
}
