public import PageTrace

/// How much of a recording is drawn, over all of its files: so much that nobody waits longer than a few seconds.
///
/// A step on a sheet with few others takes about a millisecond as SVG, DOT or PDF, and forty as PNG.
///
/// ```swift
/// let steps = DrawingBudget.steps(of: recording, options: options)
/// try DrawingBudget.check([.diagram(.flow, .svg), .diagram(.calls, .png)], steps: steps, options: options)
/// ```
public enum DrawingBudget {
    /// The maximum number of steps over all files; those of a PNG count ``bitmapWeight`` times.
    public static let limit = 16_000
    /// The number of SVG steps that take as long as one PNG step.
    public static let bitmapWeight = 40
    /// The number of held pages that take as long as a step: scroll views can hold a hundred thousand all the time.
    public static let pagesOfStep = 200
    /// The number of callbacks, trackers and findings that take as long as a step, beyond the usual number per step.
    public static let callsOfStep = 20
    /// Hardly any step of the model has more, but one in a recording from elsewhere can have a million.
    private static let usualCalls = 100
    /// The maximum cost of a bitmap, because a larger one has fewer pixels per point.
    private static let bitmapLimit = 10_000

    /// The number of steps of a recording that are drawn: of those that repeat, only the first ones, if the options say
    /// so.
    ///
    /// Held pages count, too: ``pagesOfStep`` pages as one step. In crowded steps, ``callsOfStep`` calls count as one
    /// step.
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
    ///   - artifacts: The files; logs and ``Diagram/states`` are not counted.
    ///   - steps: The number of steps to draw; see ``steps(of:options:)``.
    ///   - options: The number of steps per sheet.
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
