import Paging

/// The gestures that are possible next, by number; computed once for each moment and list in which they are the same.
struct PossibleGestures<Driven: ExplorableStage> {
    private struct Place: Hashable {
        let moment: Driven.Moment
        /// The list, empty if no list changes.
        let list: [PageNumber]

        /// Hashes the length and the ends of the list: it may be long, and is looked up in every situation.
        func hash(into hasher: inout Hasher) {
            hasher.combine(moment)
            hasher.combine(list.count)
            for page in list.prefix(4) + list.suffix(4) { hasher.combine(page) }
        }
    }

    let line: PageLine
    /// The memory in bytes.
    private(set) var memory = 0
    private let gestures: [Driven.Gesture]
    private var known: [Place: [Int]] = [:]

    init(_ gestures: [Driven.Gesture], line: PageLine) {
        self.gestures = gestures
        self.line = line
    }

    /// The gestures that are possible now; none if the app has ended.
    mutating func callAsFunction(in stage: Driven) -> [Int] {
        guard !stage.hasStopped else { return [] }
        let place = Place(moment: stage.moment, list: line.changesList ? stage.list : [])
        if let possible = known[place] { return possible }
        var possible = gestures.indices.filter { stage.isWorthTrying(gestures[$0]) }
        if line.changesList, let fits = stage.fits(line) { possible.removeAll { !fits(gestures[$0]) } }
        known[place] = possible
        memory += MemoryLayout<Place>.stride + 8 * (possible.count + place.list.count)
        return possible
    }
}

/// The sorts of findings that were met, and their numbers.
struct SortNumbers {
    private(set) var sorts: [FindingSort] = []
    /// The numbers of sets without end.
    private var endless = Marks()

    /// The numbers of what was found; new sorts get the next numbers.
    mutating func marks(_ found: [FindingSort]) -> Marks {
        var marks = Marks()
        for sort in found {
            // There are a few: comparing is faster than hashing.
            if let number = sorts.firstIndex(of: sort) {
                marks.insert(number)
            } else if sorts.count < Marks.capacity {
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
