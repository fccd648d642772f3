import Paging

/// The sorts of findings that a page view controller with a client of a trace can show, each with a number.
///
/// All are known from the start, because worlds that are copied for other threads must give out the same numbers.
struct FindingNumbers {
    let sorts: [FindingSort]
    /// The numbers of the trackers that hold a wrong page, in the order of the trackers.
    let trackers: [Int]

    init(_ client: ClientDescription) {
        let none = Spread(PageNumber(0))
        let pull = PageFinding.Pull(side: .forward, isSwipe: true, origin: none, outcome: .completed)
        let problems: [PageFinding.Problem] =
            ContractViolation.sample.map { .violation($0, repeated: nil, isEnd: false) }
            + LossCause.allCases.flatMap { [.lostEnd(of: none, $0), .lostCompletion(of: none, $0)] }
            + DropCause.allCases.map { .droppedSet([], $0) }
            + TransitionStyle.allCases.map { .keptOldPages(none, shown: none, $0) }
            + ["24", "13"].map { .rememberedPage(PageNumber(0), pull, expected: nil, rule: $0) }
            + [.leakedChild(PageNumber(0)), .reportedCancelled(shown: none)]
        var sorts: [FindingSort] = []
        for sort in problems.map(\.sort) where !sorts.contains(sort) { sorts.append(sort) }
        var trackers: [Int] = []
        for tracker in client.trackers {
            let sort = FindingSort(.wrongTracker, tracker: tracker.name)
            trackers.append(sorts.firstIndex(of: sort) ?? sorts.count)
            if trackers.last == sorts.count { sorts.append(sort) }
        }
        self.sorts = sorts
        self.trackers = trackers
    }

    /// The number of a problem's sort, nil if it is no problem of a packed world.
    ///
    /// The kind alone tells most sorts apart, and is compared without counting references: a fifth of a search.
    func callAsFunction(_ problem: PageFinding.Problem) -> Int? {
        let sort = problem.sort
        return sorts.indices.first { sorts[$0].kind == sort.kind && sorts[$0] == sort }
    }
}

/// The sorts of what was found, by their numbers.
struct FoundNumbers {
    let numbers: FindingNumbers
    var marks = Marks()
    /// Whether everything that was found has a number.
    private(set) var isComplete = true

    init(numbers: FindingNumbers) { self.numbers = numbers }

    mutating func add(_ problem: PageFinding.Problem) {
        if let number = numbers(problem) { marks.insert(number) } else { isComplete = false }
    }
}

extension ContractViolation {
    /// One of each.
    fileprivate static var sample: [ContractViolation] {
        [
            .wrongNumberOfViewControllers(provided: 1, required: 2), .noViewControllerManagingVisibleView,
            .duplicateStatesInQueue, .flushedView, .viewCountIsNotThree, .endlessSets, .spineInTheMiddleIsDoubleSided,
        ]
    }
}
