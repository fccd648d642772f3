import Paging

/// The gestures that are possible next, by number; computed once for each moment in which they are the same.
struct PossibleGestures<Driven: ExplorableStage> {
    /// What decides which gestures are possible, apart from the list.
    private struct Moment: Hashable {
        let order: Driven.Order
        let waitsForTurn: Bool
        let setCount: Int?
    }

    private let gestures: [ExploredGesture]
    private let own: [Driven.Gesture]
    private let line: PageLine
    private var known: [Moment: [Int]] = [:]

    init(_ gestures: [ExploredGesture], own: [Driven.Gesture], line: PageLine) {
        self.gestures = gestures
        self.own = own
        self.line = line
    }

    /// The gestures that are possible now; none if the app has ended.
    mutating func callAsFunction(in stage: Driven) -> [Int] {
        guard !stage.hasStopped else { return [] }
        let moment = Moment(
            order: stage.order, waitsForTurn: stage.waitsForTurn, setCount: stage.explorableSetCount)
        let possible = known[moment] ?? look(in: stage, moment)
        guard line.lengths.count > 1 else { return possible }
        let list = stage.explorableList
        let members = Set(list)
        return possible.filter { number in
            switch gestures[number].gesture {
            case .list(let change): line.allows(change, of: list)
            case .page(.set(let set)): set.pages.allSatisfy(members.contains)
            default: true
            }
        }
    }

    private mutating func look(in stage: Driven, _ moment: Moment) -> [Int] {
        let possible = gestures.indices.filter { number in
            if case .page(.set(let set)) = gestures[number].gesture, let count = moment.setCount,
                set.pages.count != count
            {
                return false
            }
            // A turn changes nothing if nothing waits for it.
            if gestures[number].gesture == .page(.turn), !moment.waitsForTurn { return false }
            return stage.refusal(of: own[number]) == nil
        }
        known[moment] = possible
        return possible
    }
}

/// The sorts of findings that were met, and their numbers.
struct SortNumbers {
    /// The sorts, by number.
    private(set) var sorts: [FindingSort] = []
    private var numbers: [FindingSort: Int] = [:]

    /// The numbers of what an observation found.
    mutating func marks(_ seen: some ExplorableObservation) -> Marks {
        var marks = Marks()
        for sort in seen.sorts {
            if let number = numbers[sort] {
                marks.insert(number)
            } else if sorts.count < Marks.capacity {
                numbers[sort] = sorts.count
                marks.insert(sorts.count)
                sorts.append(sort)
            }
        }
        return marks
    }
}
