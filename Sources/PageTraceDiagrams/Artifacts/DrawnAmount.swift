package import PageTrace

/// How much of a recording is drawn: the steps, and what happens in them.
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

extension CallbackRecord {
    /// About how many lines it takes: one, unless somebody else than the model wrote it.
    fileprivate var lines: Int { 1 + arguments.count / 8 + name.utf8.count / 80 }
}
