/// How much is drawn of one recording, over all of its files: so much that nobody waits longer than some seconds, and
/// that no drawing takes more than 500 MB.
///
/// What a step takes as SVG is the measure of it: about half a millisecond and 30 KB.
///
/// ```swift
/// let amount = DrawnAmount(of: recording, options: options)
/// try DrawingBudget.check([.diagram(.flow, .svg), .diagram(.calls, .png)], amount, options: options)
/// ```
package enum DrawingBudget {
    /// The most steps over all files, those of a PNG counted ``bitmapWeight`` times, those of a PDF ``printWeight`` times.
    package static let limit = 16_000
    /// The number of SVG steps that take as long as one PNG step.
    package static let bitmapWeight = 40
    /// The steps of SVG that take as much memory as one of PDF.
    package static let printWeight = 2
    /// What a bitmap costs at the most if it has few calls, for a larger one has fewer pixels to the point.
    private static let bitmapLimit = 10_000
    /// The calls that a step has anyway; only what is beyond them counts.
    private static let usualCalls = 3

    /// Refuses files before the first of them is drawn.
    ///
    /// - Parameters:
    ///   - artifacts: The files; logs and ``Diagram/states`` count for nothing.
    ///   - amount: How much is drawn.
    ///   - options: How many steps are on a sheet.
    /// - Throws: ``DiagramError/tooMuch(count:limit:)``.
    package static func check(
        _ artifacts: [Artifact], _ amount: DrawnAmount, options: DiagramOptions
    ) throws(DiagramError) {
        let count = artifacts.reduce(0) { $0 + cost(of: $1, amount, options: options) }
        guard count <= limit else { throw .tooMuch(count: count, limit: limit) }
    }

    private static func cost(of artifact: Artifact, _ amount: DrawnAmount, options: DiagramOptions) -> Int {
        guard case .diagram(let diagram, let format) = artifact, diagram.showsSteps else { return 0 }
        let steps = amount.steps
        let size = max(1, min(options.stepsPerSheet ?? steps, steps))
        let sheets = (steps + size - 1) / size
        let calls = max(0, amount.calls - usualCalls * steps) / (format == .mermaid ? 10 : diagram.callsOfStep)
        let drawn = steps + steps / 2 + sheets + calls
        switch format {
        case .png: return max(sheets * min((size + 1) * bitmapWeight, bitmapLimit), drawn * printWeight)
        case .pdf: return drawn * printWeight
        case .mermaid: return steps + calls
        default: return drawn
        }
    }
}
