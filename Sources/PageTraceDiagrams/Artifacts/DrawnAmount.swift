package import PageTrace

/// How much of a recording is drawn: the steps, and what happens in them.
///
/// Over all files of a recording it is so much that nobody waits longer than some seconds, and that no drawing takes
/// more than 600 MB. A step takes about a millisecond and 60 KB as SVG, and counts as one and a half.
///
/// ```swift
/// let amount = DrawnAmount(of: recording, options: options)
/// try amount.check([.diagram(.flow, .svg), .diagram(.calls, .png)], options: options)
/// ```
package struct DrawnAmount: Hashable, Sendable {
    /// The steps; held pages beyond ``pagesOfStep`` in a step count as further ones.
    package var steps: Int
    /// The calls, a long one counted as several, and what has lines of its own as they have: trackers, findings, notes.
    package var calls: Int

    /// So many held pages take as long as a step: scroll views hold a hundred thousand all the time.
    package static let pagesOfStep = 200

    /// Creates an amount; what happens in the steps is left out if it is not known yet.
    package init(steps: Int, calls: Int = 0) {
        self.steps = steps
        self.calls = calls
    }

    /// Counts what is drawn of a recording: of steps that repeat others only the first ones, if the options say so.
    package init(of recording: Recording, options: DiagramOptions) {
        let folding = Folding(recording, folds: options.folds)
        self.init(steps: recording.steps.count - folding.saved)
        var next = 0
        for stretch in folding.stretches {
            add(recording.steps[next..<stretch.start + stretch.length])
            next = stretch.places.upperBound
        }
        add(recording.steps[next...])
    }

    private mutating func add(_ drawn: ArraySlice<Step>) {
        var pages = 0
        for step in drawn {
            pages += max(0, step.after.reduce(0) { $0 + $1.slots.count } - Self.pagesOfStep)
            calls += step.callbacks.reduce(0) { $0 + $1.lines } + step.trackers.count + step.findings.count
            calls += step.gesture.notes.count + step.madeNotKept.count
        }
        steps += pages / Self.pagesOfStep
    }
}

extension DrawnAmount {
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

    /// Refuses files before the first of them is drawn; logs and ``Diagram/states`` count for nothing.
    package func check(_ artifacts: [Artifact], options: DiagramOptions) throws(DiagramError) {
        let count = artifacts.reduce(0) { $0 + cost(of: $1, options: options) }
        guard count <= Self.limit else { throw DiagramError(.tooMuch(count: count, limit: Self.limit)) }
    }

    private func cost(of artifact: Artifact, options: DiagramOptions) -> Int {
        guard case .diagram(let diagram, let format) = artifact, diagram.showsSteps else { return 0 }
        let size = max(1, min(options.stepsPerSheet ?? steps, steps))
        let sheets = (steps + size - 1) / size
        // So many calls cost as much as a step.
        let callsOfStep = format == .mermaid ? 10 : diagram == .flow ? 3 : diagram == .calls ? 2 : .max
        let calls = max(0, calls - Self.usualCalls * steps) / callsOfStep
        let drawn = steps + steps / 2 + sheets + calls
        switch format {
        case .png: return max(sheets * min((size + 1) * Self.bitmapWeight, Self.bitmapLimit), drawn * Self.printWeight)
        case .pdf: return drawn * Self.printWeight
        case .mermaid: return steps + calls
        default: return drawn
        }
    }
}

extension CallbackRecord {
    /// About how many lines it takes: one, unless somebody else than the model wrote it.
    fileprivate var lines: Int { 1 + arguments.count / 8 + name.utf8.count / 80 }
}
