import Paging

/// A log as a search looks at it: its calls and the acts that it tells of, one after the other.
struct FollowedLog: Sendable {
    /// A call, or an act.
    enum Item: Sendable {
        case call(ObservedLog.Entry)
        case act(LoggedAct)
    }

    /// Where the answers come from if the log has no data source.
    enum Guess: Sendable {
        /// A list in which swipes lead from each page to the next.
        case list(PageList<PageNumber>)
        /// The pages that `willTransitionTo` names later.
        case announcedLater
        /// The page of the `viewDidLoad` that follows: an answer that is new is loaded at once. Of pages that are loaded, the
        /// neighbor in a list.
        case loaded(PageList<PageNumber>)
    }

    let items: ContiguousArray<Item>
    let observed: ObservedCalls
    let endsInTrap: Bool
    let pageCount: Int
    /// What a data source is taken to answer if the log does not say it; nil if the log has its answers.
    let guess: Guess?
    /// Whether the log tells which pages the app has set, so that it has set no others.
    let tellsSets: Bool
    /// The position of the first change of the list, nil for none.
    let firstListChange: Int?
    /// For each position, the step of which it says something, nil for none.
    private let steps: ContiguousArray<ToldStep?>
    /// For each position, whether it belongs to a step of which all is said that happened from outside.
    private let areWhole: ContiguousArray<Bool>
    private let callCounts: ContiguousArray<Int32>
    /// Where each page is loaded for the first time, as far as the log says.
    private let firstLoads: [PageNumber: Int]
    /// What the log says of turns of the main queue before each position.
    private let turnGaps: ContiguousArray<TurnGap>
    /// Whether it says anything of them.
    let tellsTurns: Bool
    /// Whether the log has nothing but sets and blocks, so that a finger shows in nothing but the page that it leads to.
    let isBlind: Bool
    /// For each position, whether a gesture in phases, begun there, can lead elsewhere than whole swipes.
    var needsPhases: ContiguousArray<Bool>

    init(_ log: ObservedLog, guess: Guess?) {
        let log = log.withOpenSteps
        var items: ContiguousArray<Item> = []
        var counts: ContiguousArray<Int32> = []
        var turns: [Int?] = []
        var steps: ContiguousArray<ToldStep?> = []
        var areWhole: ContiguousArray<Bool> = []
        var isWhole = false
        func add(_ item: Item, _ turn: Int?, _ step: ToldStep?, before call: Int) {
            items.append(item)
            turns.append(turn)
            steps.append(step)
            areWhole.append(isWhole)
            counts.append(Int32(call))
        }
        items.reserveCapacity(log.entries.count + log.beside.count)
        var beside = log.beside[...]
        for (number, entry) in log.entries.enumerated() {
            while let line = beside.first, line.position <= number {
                beside.removeFirst()
                if let step = line.step, !line.saysState { isWhole = step.isWhole }
                guard let act = line.act else { continue }
                add(.act(act), line.turn, line.step, before: number)
            }
            add(.call(entry), entry.turn, nil, before: number)
        }
        // What is shown at the end counts; an act leads to no more calls, and matters only for the rest of a recording.
        let isOfRecording = log.beside.contains { $0.step?.isWhole == true }
        for line in beside {
            if let step = line.step, !line.saysState { isWhole = step.isWhole }
            guard let act = line.act, line.saysState || isOfRecording else { continue }
            add(.act(act), nil, line.step, before: log.entries.count)
        }
        counts.append(Int32(log.entries.count))
        self.items = items
        turnGaps = TurnGap.gaps(between: turns)
        tellsTurns = turnGaps.contains { $0 != .unknown }
        callCounts = counts
        (self.steps, self.areWhole) = (steps, areWhole)
        observed = ObservedCalls(log)
        endsInTrap = log.endsInTrap
        pageCount = log.pages.count
        firstLoads = items.indices.reduce(into: [:]) { loads, place in
            guard case .call(let entry) = items[place], case .viewDidLoad(let page) = entry.callback else { return }
            if loads[page] == nil { loads[page] = place }
        }
        self.guess = guess
        tellsSets = observed.contains(.sets) || log.beside.contains { $0.act?.setsPages == true }
        isBlind = !tellsTurns && observed.isSubset(of: [.sets, .completion])
        firstListChange = items.firstIndex { if case .act(let act) = $0 { act.changesList } else { false } }
        needsPhases = Self.needsPhases(items, observed: observed, turnGaps: tellsTurns ? turnGaps : nil)
    }

    /// The guesses that are worth trying for a log, none if it has every answer of its data source.
    static func guesses(for log: ObservedLog) -> [Guess?] {
        let observed = ObservedCalls(log)
        guard !observed.isSuperset(of: .dataSource) || log.answersGuessed > 0 else { return [nil] }
        let pages = GuessedList(log.entries, count: log.pages.count).pages
        var guesses = [Guess.list(PageList(pages))]
        if observed.contains(.willTransitionTo) { guesses.append(.announcedLater) }
        if observed.contains(.loads) { guesses.append(.loaded(PageList(pages))) }
        // On the side of a question that nobody has printed there may be a page that the log never names.
        let unnamed = PageNumber(pages.map(\.index).reduce(log.pages.count - 1, max) + 1)
        if observed.isDisjoint(with: .dataSource) || log.answersGuessed > 0 { return guesses }
        let isBefore = observed.contains(.viewControllerAfter)
        return guesses + [.list(PageList(isBefore ? [unnamed] + pages : pages + [unnamed]))]
    }

    var count: Int { items.count }

    /// The call at a position, nil at the end and for an act.
    subscript(position: Int) -> Callback<PageNumber>? { entry(at: position)?.callback }

    /// The call at a position with what the log hides of it.
    func entry(at position: Int) -> ObservedLog.Entry? {
        guard position < items.count, case .call(let entry) = items[position] else { return nil }
        return entry
    }

    /// The act at a position, nil if a call comes there.
    func act(at position: Int) -> LoggedAct? {
        guard position < items.count, case .act(let act) = items[position] else { return nil }
        return act
    }

    /// How the step that begins at a position may have ended; nil if the log does not say it.
    func outcomes(at position: Int) -> [GestureOutcome]? { position < count ? steps[position]?.outcomes : nil }

    /// The heading of the step of which the log says something at a position, nil if there is none.
    func heading(at position: Int) -> String? { position < count ? steps[position]?.heading : nil }

    /// Whether the log says all that happened from outside at a position.
    func isWhole(at position: Int) -> Bool { position < count && areWhole[position] }

    /// Whether a step leads toward pages, as far as what is said before it and behind it goes: if a page comes in its calls,
    /// that is the one, or else it is the one toward which something goes on.
    ///
    /// - Parameter pending: The pages toward which something goes on at the position, nil if nothing does.
    func leads(to pages: [PageNumber], at position: Int, pending: Spread<PageNumber>?) -> Bool {
        guard observed.contains(.willTransitionTo) else { return true }
        let isBefore = heading(at: position + 1) == heading(at: position)
        // The gesture of the step stands between.
        var place = isBefore ? position + 2 : position - 1
        while items.indices.contains(place), steps[place] == nil {
            if case .willTransitionTo(let spread)? = self[place] { return isBefore || spread.elementsEqual(pages) }
            place += isBefore ? 1 : -1
        }
        // Behind a step that was cancelled nothing goes on any more.
        return pending?.elementsEqual(pages) ?? (isBefore || outcomes(at: position) == [.cancelled])
    }

    /// What the app does to its data source at a position, nil if the log has something else there.
    func dataSourceChange(at position: Int) -> DataSourceChange? {
        guard case .oneOf(let gestures)? = act(at: position), case .dataSource(let change)? = gestures.first else {
            return nil
        }
        return change
    }

    /// What the log says of turns of the main queue between an item and the one before it.
    func gap(before position: Int) -> TurnGap { turnGaps[position] }

    func callCount(before position: Int) -> Int { Int(callCounts[position]) }

    /// The set that the log has at a position, nil if it has something else there.
    func set(at position: Int) -> PageSet<PageNumber>? {
        guard case .setViewControllers(let pages, let direction, let isAnimated)? = self[position] else { return nil }
        return PageSet(pages, direction: direction, isAnimated: isAnimated)
    }
}

extension FollowedLog {
    /// A swipe is a drag, a release and a settling without anything between them.
    ///
    /// So phases can differ from swipes only if something comes in the middle of a transition: a set, an act, a
    /// block, a position, the heading of a step. A swipe also takes a turn of the main queue, which a finger that goes back
    /// does not.
    private static func needsPhases(
        _ items: ContiguousArray<Item>, observed: ObservedCalls, turnGaps: ContiguousArray<TurnGap>?
    ) -> ContiguousArray<Bool> {
        let hasEnds = observed.contains(.didFinishAnimating)
        let areNeeded = observed.contains(.progress) || !hasEnds && turnGaps != nil
        var needs = ContiguousArray(repeating: areNeeded, count: items.count + 1)
        guard !areNeeded else { return needs }
        // From the end on: how far away the next interruption is, and the end of the transition.
        var interruption = Int.max / 2
        var end = Int.max / 2
        var beginning = Int.max / 2
        // Whether some calls from here to the end of the transition come in one turn.
        var isInOneTurn = false
        for place in items.indices.reversed() {
            (interruption, end, beginning) = (interruption + 1, end + 1, beginning + 1)
            var isInterruption = false
            var beginsStep = false
            switch items[place] {
            case .act: isInterruption = true
            case .call(let entry):
                switch (entry.callback.role, entry.callback) {
                case (.request, _), (.completion, _): isInterruption = true
                case (.delegate, .didFinishAnimating): (end, isInOneTurn) = (0, false)
                case (.delegate, .willTransitionTo): isInterruption = isInOneTurn
                case (.delegate, _), (.dataSource, _), (.indicator, _), (.appearance, _), (.containment, _),
                    (.progress, _):
                    break
                }
                beginsStep = entry.beginsStep
            }
            if turnGaps?[place] == TurnGap.none { isInOneTurn = true }
            if isInterruption { interruption = 0 }
            let nearest = Swift.min(interruption, beginning)
            // Without a delegate nobody knows where a transition ends; it has no more calls than this.
            needs[place] = nearest <= (hasEnds ? end : 24)
            if beginsStep { beginning = 0 }
        }
        return needs
    }
}

extension FollowedLog {
    /// What a data source that is not in the log may have answered.
    func guessed(
        about page: PageNumber, _ side: Direction, at position: Int, in container: PageViewControllerModel
    ) -> PageNumber? {
        switch guess {
        case .list(let list): return list.neighbor(of: page, side)
        case .loaded(let list):
            let question = self[position]?.question
            let isPrinted = question?.page == page && question?.side == side
            let next = isPrinted ? position + 1 : position
            if case .viewDidLoad(let answer)? = self[next] { return answer }
            guard let answer = list.neighbor(of: page, side), !container.viewControllers.contains(answer),
                container.neighbor(side.opposite).page != answer
            else { return nil }
            return firstLoads[answer].map { $0 < position } == true ? answer : nil
        case .announcedLater:
            var toward: Direction?
            if container.phase == .dragStart, case .drag(let drag) = container.transition { toward = drag.side }
            var excluded = Set(container.viewControllers)
            if let other = container.neighbor(side.opposite).page { excluded.insert(other) }
            if toward == side.opposite, let next = announced(from: position, besides: []) { excluded.insert(next) }
            // No data source is taken to answer with the page that it is asked about.
            return announced(from: position, besides: toward == side ? [page] : excluded)
        case nil: return nil
        }
    }

    private func announced(from position: Int, besides pages: Set<PageNumber>) -> PageNumber? {
        for place in position..<Swift.min(count, position + 64) {
            guard case .willTransitionTo(let spread)? = self[place], let page = spread.first else { continue }
            if !pages.contains(page) { return page }
        }
        return nil
    }
}

extension ObservedLog.Entry {
    /// Whether a call of the model is this one, as far as the log says.
    @inline(__always)
    func isMatched(by callback: Callback<PageNumber>) -> Bool {
        switch (callback, self.callback) {
        // An answer is the app's: what is asked decides.
        case (.viewControllerAfter(let page, _), .viewControllerAfter(let other, _)): return page == other
        case (.viewControllerBefore(let page, _), .viewControllerBefore(let other, _)): return page == other
        // The calls of every gesture are compared here, for the default below is slow: it is generic at run time.
        case (.willTransitionTo(let pages), .willTransitionTo(let others)): return pages == others
        case (
            .didFinishAnimating(let finished, let previous, let completed),
            .didFinishAnimating(let otherFinished, let otherPrevious, let otherCompleted)
        ):
            return completed == otherCompleted && (hidden.finished || finished == otherFinished)
                && (hidden.previous || previous == otherPrevious)
        case (.spineLocation(let orientation, _), .spineLocation(let other, _)): return orientation == other
        case (.presentationCount, .presentationCount), (.presentationIndex, .presentationIndex): return true
        case (.viewWillAppear(let page, _), .viewWillAppear(let other, _)) where hidden.animation,
            (.viewDidAppear(let page, _), .viewDidAppear(let other, _)) where hidden.animation,
            (.viewWillDisappear(let page, _), .viewWillDisappear(let other, _)) where hidden.animation,
            (.viewDidDisappear(let page, _), .viewDidDisappear(let other, _)) where hidden.animation:
            return page == other
        default: return callback == self.callback
        }
    }
}

extension ObservedLog {
    /// The number of calls for which it may matter what the data source answered before the log; 0 if the log shows where
    /// the container begins: with a set, a page that is loaded, or a question for each neighbor.
    var callsOfOpenBeginning: Int {
        let questions = Set(ObservedCalls(self).intersection(.dataSource).kinds)
        let lives: Set<CallbackKind> = [.viewDidLoad, .viewWillAppear, .viewDidAppear, .willMove, .didMove]
        let opening = entries.lazy.map(\.callback.kind).filter { !lives.contains($0) }.prefix { questions.contains($0) }
        guard !questions.isEmpty, ![.setViewControllers, .viewDidLoad].contains(entries.first?.callback.kind),
            !questions.isSubset(of: opening), !beside.contains(where: { $0.position == 0 && $0.act?.setsPages == true })
        else { return 0 }
        // Two transitions on, the pages are others, and what is known of their neighbors is in the log.
        let ends = entries.indices.filter {
            if case .didFinishAnimating(_, _, completed: true) = entries[$0].callback { true } else { false }
        }
        return ends.dropFirst().first.map { $0 + 1 } ?? entries.count
    }

    /// The number of calls before the first set that the app makes in the calls of a step; nil if there is none.
    var firstSetInStep: Int? {
        guard let step = beside.first(where: { $0.step != nil && !$0.saysState }) else { return nil }
        return entries.indices.first { $0 >= step.position && entries[$0].callback.kind == .setViewControllers }
    }

    /// The log in which steps say less if the app sets pages in their calls: deferred sets can come before the gesture and
    /// behind it, and in calls that nobody has logged.
    fileprivate var withOpenSteps: ObservedLog {
        let sets = entries.indices.filter { entries[$0].callback.kind == .setViewControllers }
        guard !sets.isEmpty else { return self }
        var log = self
        let steps = beside.indices.filter { beside[$0].step != nil && !beside[$0].saysState }
        var next = sets.startIndex
        for (number, line) in steps.enumerated() {
            let end = number + 1 < steps.count ? beside[steps[number + 1]].position : entries.count
            while next < sets.endIndex, sets[next] < beside[line].position { next += 1 }
            guard next < sets.endIndex, sets[next] < end, let step = beside[line].step else { continue }
            let beginsWithSet = sets[next] == beside[line].position
            log.beside[line].act = beside[line].act?.opened(step.outcomes, beginsWithSet: beginsWithSet)
            log.beside[line].step = ToldStep(heading: step.heading, outcomes: nil, isWhole: false)
        }
        return log
    }
}

extension LoggedAct {
    /// What is still said of a gesture that the app's own sets came into: of a finger, only that it swiped and was not
    /// ignored.
    fileprivate func opened(_ outcomes: [GestureOutcome]?, beginsWithSet: Bool) -> LoggedAct? {
        if case .losing(let losses, let act) = self {
            return .losing(losses, act?.opened(outcomes, beginsWithSet: beginsWithSet))
        }
        guard case .oneOf(let gestures) = self, !gestures.allSatisfy(\.kind.isOfApp) else { return self }
        // A set that was deferred comes before the swipe.
        guard !beginsWithSet, gestures.allSatisfy({ $0.kind == .swipe }), outcomes != [.ignored] else { return nil }
        // The end of an animated set is the end of the step, however the swipe before it ended.
        let ends: [TransitionEnd] = outcomes == [.cancelled] ? [.cancelled] : TransitionEnd.allCases
        return .oneOf(
            gestures.filter { gesture in
                if case .swipe(let swipe) = gesture { ends.contains(swipe.ends) } else { false }
            })
    }
}
