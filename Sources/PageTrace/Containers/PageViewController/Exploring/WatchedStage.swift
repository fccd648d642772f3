import Paging

/// A page view controller with the client of a trace, as a search drives it through millions of situations.
///
/// Pages are numbers, and what follows from a gesture is noted in a few bits, not call by call.
struct WatchedStage: ExplorableStage {
    /// A gesture to try, with the numbers of pages.
    enum Gesture {
        case page(PageGesture<PageNumber>)
        /// A change of the list, by the number of the gesture.
        case list(Int)
    }

    /// What decides which gestures are worth trying.
    struct Moment: Hashable {
        let container: PageMoment
        let list: Int
    }

    /// The container before the gesture.
    var before: PageViewControllerModel
    var container: PageViewControllerModel
    var receiver: WatchingReceiver
    /// What the latest gesture shows to be wrong.
    var found: FoundNumbers
    /// How many gestures of the walk may still lose a call.
    var lossesLeft: UInt8
    /// The number of the list.
    var list = 0
    private var listOfClient = 0
    let situations: PackedSituations

    /// Whether the pages of a set may be missing from the list.
    private let changesList: Bool

    /// Creates a stage; nil if its own situation cannot be packed into words.
    init?(
        _ stage: PageViewControllerStage<ListClient>, _ situations: PackedSituations,
        _ numbers: FindingNumbers, changesList: Bool
    ) {
        self.situations = situations
        (container, before, lossesLeft) = (stage.container, stage.container, stage.lossesLeft)
        receiver = WatchingReceiver(stage.client)
        found = FoundNumbers(numbers: numbers)
        self.changesList = changesList
        var words = ContiguousArray(repeating: UInt64(0), count: situations.wordCount)
        guard situations.store(self, in: &words) else { return nil }
    }

    var hasStopped: Bool { container.hasStopped }
    /// Nothing: a client that waits has no words.
    var waiting: Waiting? { nil }
    var moment: Moment { Moment(container: PageMoment(before, lossesLeft: lossesLeft), list: list) }
    var witnesses: [(number: Int, words: String)] { PageWitness.all(container.transitionStyle) }

    func isWorthTrying(_ gesture: Gesture) -> Bool {
        switch gesture {
        case .page(let gesture):
            guard gesture.losses.isEmpty || lossesLeft > 0 else { return false }
            guard changesList, case .set(let set) = gesture.withoutLosses else { return before.isWorthTrying(gesture) }
            let pages = situations.lists.all[list].pages
            return before.isWorthTrying(gesture) && set.pages.allSatisfy(pages.contains)
        case .list(let number): return situations.lists.number(after: number, in: list) >= 0
        }
    }

    /// Forgets what the latest gesture has shown.
    mutating func reset() {
        receiver.reset()
        found.marks = Marks()
    }

    /// Gives the client a list by its number.
    @inline(__always)
    mutating func show(list: Int) {
        self.list = list
        guard list != listOfClient else { return }
        receiver.client.list = situations.lists.all[list]
        listOfClient = list
    }

    /// Performs a gesture on a stage that was put back into the situation before it.
    @inline(__always)
    mutating func observe(_ tried: Gesture) -> WatchedStep {
        switch tried {
        case .page(let gesture):
            if before.viewControllers.isEmpty, case .set(let set) = gesture.withoutLosses, let first = set.pages.first {
                receiver.client.starts(with: first)
            }
            return step(gesture, receiver.perform(gesture, in: &container))
        case .list(let number):
            list = situations.lists.number(after: number, in: list)
            return step(nil, .changed)
        }
    }

    @inline(__always)
    private mutating func step(_ gesture: PageGesture<PageNumber>?, _ outcome: GestureOutcome) -> WatchedStep {
        if receiver.hasLost, lossesLeft > 0 { lossesLeft -= 1 }
        judge(gesture, outcome)
        return WatchedStep(
            found: found.marks,
            witnesses: PageWitness.met(
                by: gesture, changesList: gesture == nil, from: before, to: container, outcome, receiver.calls),
            isComplete: found.isComplete)
    }

    /// Notes what a gesture shows to be wrong, beside its incidents.
    @inline(__always)
    private mutating func judge(_ gesture: PageGesture<PageNumber>?, _ outcome: GestureOutcome) {
        for incident in receiver.incidents { if let problem = PageFinding.Problem(incident) { found.add(problem) } }
        for report in PageReport.allCases where receiver.calls.contains(report.calls) {
            if let problem = PageFinding.Problem(report, outcome, from: before, to: container) {
                found.add(problem)
            }
        }
        let step = JudgedStep(
            gesture, side: gesture.flatMap { before.side(of: $0) }, outcome,
            isReported: !receiver.calls.isDisjoint(with: [.finishedCompleted, .finishedCancelled]),
            setsPages: receiver.calls.contains(.requested), reached: receiver.announced)
        PageFinding.Problem.judge(
            step, from: before, to: container,
            expected: receiver.currentNeighbor(of: before.viewControllers.first, step.side),
            // A closure, because a bound method would copy the receiver.
            isUnknown: { receiver.knowsNoNeighbor(of: $0) }
        ) { if let problem = $0 { found.add(problem) } }
        for (place, number) in found.numbers.trackers.enumerated() {
            if container.contradicts(receiver.client.values[place]) {
                found.marks.insert(number)
            }
        }
    }
}

/// What a search notes of a gesture.
struct WatchedStep: ExplorableObservation {
    let found: Marks
    let witnesses: Marks
    let isComplete: Bool

    /// The numbers are those of the packed world, which are given out before it begins.
    func findings(_ sorts: inout SortNumbers) -> Marks { found }
}

extension PageReport {
    /// The calls that say so.
    fileprivate var calls: PageCalls {
        switch self {
        case .completed: .finishedCompleted
        case .cancelled: .cancelledElsewhere
        case .cancelledReturning: .cancelledReturning
        }
    }
}
