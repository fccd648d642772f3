/// The gestures that are possible next, by number; computed once for each moment in which they are the same.
struct PossibleGestures<Driven: ExplorableStage> {
    private let gestures: [Driven.Gesture]
    let line: PageLine
    private var known: [Driven.Moment: [Int]] = [:]

    init(_ gestures: [Driven.Gesture], line: PageLine) {
        self.gestures = gestures
        self.line = line
    }

    /// The gestures that are possible now; none if the app has ended.
    mutating func callAsFunction(in stage: Driven) -> [Int] {
        guard !stage.hasStopped else { return [] }
        let possible = known[stage.moment] ?? look(in: stage)
        guard line.changesList, let fits = stage.fits(line) else { return possible }
        return possible.filter { fits(gestures[$0]) }
    }

    private mutating func look(in stage: Driven) -> [Int] {
        let possible = gestures.indices.filter { stage.isWorthTrying(gestures[$0]) }
        known[stage.moment] = possible
        return possible
    }
}

/// The sorts of findings that were met, and their numbers.
struct SortNumbers {
    private(set) var sorts: [FindingSort] = []
    private var numbers: [FindingSort: Int] = [:]
    /// The numbers of sets without end.
    private var endless = Marks()

    /// The numbers of what was found; new sorts get the next numbers.
    mutating func marks(_ found: [FindingSort]) -> Marks {
        var marks = Marks()
        for sort in found {
            if let number = numbers[sort] {
                marks.insert(number)
            } else if sorts.count < Marks.capacity {
                numbers[sort] = sorts.count
                marks.insert(sorts.count)
                if sort.kind == .endlessSets { endless.insert(sorts.count) }
                sorts.append(sort)
            }
        }
        return marks
    }

    /// Whether sets without end are among some findings.
    func areEndless(_ findings: Marks) -> Bool { !findings.isDisjoint(with: endless) }
}
