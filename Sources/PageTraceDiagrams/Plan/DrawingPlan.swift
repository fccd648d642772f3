import PageTrace

/// What is drawn of a recording: its steps without repetitions, in sheets, and what all sheets have in common.
///
/// It is an object because every sheet refers to it, and it is large. Once its sheets are cut, it never changes.
final class DrawingPlan {
    /// The recording, with all of its steps; pages have names without what all of these share.
    let recording: Recording
    /// What names of pages are written without.
    let shared: SharedNames?
    /// The recording with those of its steps that are drawn.
    let drawn: Recording
    /// The repeated stretches that are drawn once, from first to last.
    let stretches: [FoldedStretch]
    /// The stretch of each drawn step that belongs to one, by its place.
    private let folded: [Int: FoldedStretch]
    /// The places of each sheet's steps among those that are drawn.
    private(set) var sheets: [Range<Int>]
    let listed: ListedPages
    private let names: [NodeName]
    /// What is said beside the steps, and in which language.
    let options: DiagramOptions
    let width: Double
    /// The name of the file of each sheet; nil if it is not known.
    let fileName: ((SheetNumber) -> String)?
    /// How many calls and findings there are in all, and how many findings in the steps that are drawn.
    let callbacks, findings, drawnFindings: Int
    /// The recording in some sentences, for those who do not see the drawing.
    private(set) lazy var summary = sentences.joined(separator: " ")

    init(
        _ recording: Recording, options: DiagramOptions = DiagramOptions(), fileName: ((SheetNumber) -> String)? = nil
    ) {
        shared = SharedNames(recording.pages)
        let recording = recording.naming(shared)
        self.recording = recording
        self.options = options
        self.fileName = fileName
        listed = ListedPages(recording)
        let all = Self.names(of: recording)
        var steps: [Step] = []
        var names: [NodeName] = []
        var stretches: [FoldedStretch] = []
        var next = 0
        func draw(_ places: Range<Int>) {
            steps += recording.steps[places]
            names += all[places]
        }
        for stretch in Folding(recording, folds: options.folds).stretches {
            draw(next..<stretch.start)
            stretches.append(FoldedStretch(stretch, in: recording, at: steps.count))
            draw(stretch.start..<stretch.start + stretch.length)
            next = stretch.places.upperBound
        }
        draw(next..<recording.steps.count)
        var drawn = recording
        drawn.steps = steps
        self.drawn = drawn
        self.names = names
        self.stretches = stretches
        folded = Dictionary(uniqueKeysWithValues: stretches.flatMap { stretch in stretch.steps.map { ($0, stretch) } })
        sheets = Self.pieces(
            of: steps.indices, size: Self.sheetSize(options, steps: steps.count), stretches: stretches)
        callbacks = recording.steps.reduce(0) { $0 + $1.callbacks.count }
        findings = recording.steps.reduce(0) { $0 + $1.findings.count }
        drawnFindings = steps.reduce(0) { $0 + $1.findings.count }
        // Frames around repeated steps, and the ground of emphasized ones, reach beyond the steps.
        let outset = 2 * Measures.frameOutset
        let reach =
            !stretches.isEmpty
            ? outset + Measures.pileOverhang : steps.contains(where: \.isEmphasized) ? outset : 0
        width = max(options.width, Measures.leastWidth) - reach
    }

    private static func sheetSize(_ options: DiagramOptions, steps count: Int) -> Int {
        max(1, options.stepsPerSheet ?? count)
    }

    /// Refuses more steps in a picture, or more sheets, than the options allow.
    static func check(_ diagram: Diagram, steps count: Int, options: DiagramOptions) throws(DiagramError) {
        let size = sheetSize(options, steps: count)
        guard min(size, count) <= options.stepLimit else {
            throw DiagramError(
                .tooManySteps(diagram, count: min(size, count), limit: options.stepLimit, isFolded: options.folds))
        }
        let sheetCount = count / size + (count.isMultiple(of: size) ? 0 : 1)
        guard sheetCount <= options.sheetLimit else {
            throw DiagramError(.tooManySheets(diagram, count: sheetCount, limit: options.sheetLimit))
        }
    }

    /// Does something in the language of the drawing, and with arrows that lead to where its pages lie.
    func speaking<Result>(_ work: () -> Result) -> Result {
        Language.$current.withValue(options.language) {
            StepText.$isVertical.withValue(recording.layout.isVertical, operation: work)
        }
    }

    /// The names of all steps, each unique: by their numbers or, if these are not in order, by their places.
    private static func names(of recording: Recording) -> [NodeName] {
        let numbers = recording.steps.map(\.number)
        let isOrdered = zip(numbers, numbers.dropFirst()).allSatisfy(<)
        return (isOrdered ? numbers : Array(numbers.indices)).map { NodeName("step\($0)", "Step \($0)") }
    }

    func name(of place: Int) -> NodeName { names[place] }

    /// The drawn step before one that goes on from it; nil for the first, and in a graph.
    func previous(of place: Int) -> Step? { recording.isWalk ? drawn.steps.at(place - 1) : nil }

    /// The stretch that a drawn step belongs to.
    func stretch(at place: Int) -> FoldedStretch? { folded[place] }

    /// The number of the last step that a drawn one stands for.
    func lastNumber(of place: Int) -> Int {
        guard let stretch = stretch(at: place), place + 1 == stretch.steps.upperBound else {
            return drawn.steps[place].number
        }
        return stretch.end
    }
}

extension DrawingPlan {
    /// The fewest steps that are worth a column of their own.
    private static let columnLength = 15

    /// Breaks a sheet into columns: as many as fit beside each other or, if they are forced, as are wanted, even if they are
    /// short.
    func columns(of sheet: Range<Int>, count: Int, isForced: Bool) -> [Range<Int>] {
        let most = isForced ? sheet.count : sheet.count / Self.columnLength
        let count = max(1, min(count, most))
        return Self.pieces(of: sheet, size: (sheet.count + count - 1) / count, stretches: stretches)
    }

    /// Cuts the steps into sheets that keep to a height, which is measured: each has as many steps as there is room
    /// for.
    func cut(_ diagram: Diagram, to height: Double, measure: (_ sheet: Int) -> Double) throws(DiagramError) {
        let count = drawn.steps.count
        var cut: [Range<Int>] = []
        var start = 0
        while start < count {
            func heightOfSheet(to end: Int) -> Double {
                // As many sheets as there may be, so that the title says so.
                let others = Array(repeating: end..<count, count: max(1, options.sheetLimit - cut.count - 1))
                sheets = cut + [start..<end] + others
                return measure(cut.count)
            }
            let least = heightOfSheet(to: start + 1)
            guard least <= height else {
                throw DiagramError(
                    .tooHigh(
                        diagram, step: drawn.steps[start].number, height: Int(least.rounded(.up)), limit: Int(height)))
            }
            var (enough, tooMany) = (start + 1, start + 2)
            while tooMany <= count, heightOfSheet(to: tooMany) <= height {
                (enough, tooMany) = (tooMany, tooMany + (tooMany - start))
            }
            tooMany = min(tooMany, count + 1)
            while tooMany - enough > 1 {
                let middle = (enough + tooMany) / 2
                if heightOfSheet(to: middle) <= height { enough = middle } else { tooMany = middle }
            }
            cut.append(Self.pieces(of: start..<count, size: enough - start, stretches: stretches)[0])
            start = cut[cut.count - 1].upperBound
            guard cut.count <= options.sheetLimit else {
                throw DiagramError(.tooManySheets(diagram, count: cut.count, limit: options.sheetLimit))
            }
        }
        sheets = cut.isEmpty ? [0..<count] : cut
    }

    /// Cuts places into pieces of a size; a stretch that would be cut begins the next piece if it lies far enough down.
    private static func pieces(of places: Range<Int>, size: Int, stretches: [FoldedStretch]) -> [Range<Int>] {
        guard places.count > size else { return [places] }
        var pieces: [Range<Int>] = []
        var start = places.lowerBound
        var remaining = stretches[...]
        while start < places.upperBound {
            var end = min(start + size, places.upperBound)
            remaining = remaining.drop { $0.steps.upperBound <= end }
            if end < places.upperBound, let stretch = remaining.first, stretch.steps.lowerBound < end,
                stretch.steps.lowerBound > start + size / 2
            {
                end = stretch.steps.lowerBound
            }
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }
}
