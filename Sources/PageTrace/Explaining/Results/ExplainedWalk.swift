import Paging

/// The gestures of an explanation as a trace has them: with the names of pages, with what a client does in its callbacks,
/// and with the changes of the list that the answers tell of.
struct ExplainedWalk: Sendable {
    let log: ObservedLog
    let followed: FollowedLog
    let container: PageViewControllerSettings
    let steps: [FoundStep]

    private(set) var gestures: [ExplainedGesture] = []
    private(set) var client = ClientDescription()
    private var actions: Set<ClientAction<String>> = []
    private(set) var pages: [String] = []
    /// Whether the answers are those of no list, not even of one that changes now and then.
    private(set) var isBeyondLists = false

    /// The number of names that are written at the most for lists that change.
    private static let mostNames = 1_000_000

    init(
        _ log: ObservedLog, _ followed: FollowedLog, _ container: PageViewControllerSettings, _ steps: [FoundStep]
    ) {
        (self.log, self.followed, self.container, self.steps) = (log, followed, container, steps)
        findLists()
        describeClient()
    }

    /// Finds the gestures, with a change of the list if one list does not give all the answers.
    private mutating func findLists() {
        var finder = ListFinder()
        var lists: [(before: Int, finder: ListFinder)] = []
        var start = 0
        for (number, step) in steps.enumerated() {
            let calls = log.entries[step.entries]
            let shown = step.after.viewControllers.first
            guard !calls.allSatisfy({ finder.take($0.callback, shown: shown) }) else { continue }
            lists.append((start, finder))
            (start, finder) = (number, ListFinder())
            for call in calls { _ = finder.take(call.callback, shown: shown) }
        }
        lists.append((start, finder))
        client.loops = lists.contains { $0.finder.loops }
        isBeyondLists = lists.count > 1 && lists.count * log.pages.count > Self.mostNames
        if isBeyondLists { lists.removeAll() }
        let names = lists.map { ($0.before, list($0.finder)) }
        pages = names.first?.1 ?? []
        var changes = Dictionary(names.dropFirst(), uniquingKeysWith: { $1 })
        for (number, step) in steps.enumerated() {
            if let list = changes.removeValue(forKey: number), list != pages {
                gestures.append(ExplainedGesture(gesture: .list(.replace(list))))
            }
            add(step)
        }
    }

    private func list(_ finder: ListFinder) -> [String] {
        let taken = Set(log.pages)
        let names =
            if case .list(let guess)? = followed.guess {
                guess.pages.map(log.name(of:))
            } else {
                finder.names(of: log.pages) { number in
                    var name = "Page \(number)"
                    while taken.contains(name) { name += "'" }
                    return name
                }
            }
        // The pages that are set and that the log never names.
        let unnamed = Set(steps.flatMap { Array($0.after.onScreen) }.filter { $0.index >= log.pages.count })
        return names
            + unnamed.sorted { $0.index < $1.index }.map(log.name(of:)).filter { !names.contains($0) }
    }

    private mutating func add(_ step: FoundStep) {
        guard var gesture = gesture(of: step.move) else { return }
        for (cause, request) in requests(in: step) {
            guard case .completion = cause else {
                add(request, in: cause)
                continue
            }
            if !gesture.complete(with: request), let place = gestures.lastIndex(where: { $0.gesture.isSet }) {
                gestures[place].gesture.complete(with: request)
            }
        }
        gestures.append(
            ExplainedGesture(
                gesture: gesture, from: step.before.onScreen.map(log.name(of:)),
                to: step.after.onScreen.map(log.name(of:)), entries: step.entries.isEmpty ? nil : step.entries,
                isLogged: step.move.source == .line,
                isTold: step.move.source == .act || step.move.isToldTurn && step.move.gesture == .turn,
                skipsPreload: step.move.skipsPreload,
                isAssumed: step.move.isAssumed || step.move.survived != nil, isBeforeLog: step.move.isBeforeLog))
    }

    /// The gesture as a trace has it, nil for what changed nothing that the container knows.
    private func gesture(of move: FoundMove) -> PageViewControllerGesture? {
        if let gesture = move.gesture { return .page(gesture.map(log.name(of:))) }
        guard let function = move.function else { return nil }
        let effects = function.effects.compactMap { AppAct.Effect($0.map(log.name(of:))) }
        guard !effects.isEmpty else { return nil }
        return .act(AppAct(words: function.words, effects: effects, settles: function.settles))
    }

    /// The sets that the app makes within callbacks of a step, each with the callback.
    private func requests(
        in step: FoundStep
    ) -> [(cause: Callback<String>, request: ProgrammaticSet)] {
        var cause: Callback<PageNumber>?
        var found: [(Callback<String>, ProgrammaticSet)] = []
        for entry in log.entries[step.entries].dropFirst(step.move.source == .line ? 1 : 0) {
            guard case .setViewControllers(let pages, let direction, let isAnimated) = entry.callback else {
                cause = entry.callback
                continue
            }
            guard let cause else { continue }
            let request = ProgrammaticSet(pages.map(log.name(of:)), direction: direction, isAnimated: isAnimated)
            found.append((cause.map(log.name(of:)), request))
        }
        return found
    }

    private mutating func add(_ request: ProgrammaticSet, in cause: Callback<String>) {
        guard let action = ClientAction(request, in: cause), actions.insert(action).inserted else { return }
        client.actions.append(action)
    }

    private mutating func describeClient() {
        let observed = ObservedCalls(log)
        client.hasPageIndicator = observed.contains(.indicator)
        let parents: ObservedCalls = [.willMove, .didMove]
        if !observed.isDisjoint(with: parents) { client.observes.insert(.containment) }
        if !observed.isDisjoint(with: ObservedCalls.lifecycle.subtracting(parents)) {
            client.observes.insert(.appearance)
        }
        if observed.contains(.progress) { client.observes.insert(.progress) }
        for entry in log.entries {
            if case .spineLocation(let orientation, let answer?) = entry.callback {
                client.spineLocations[orientation] = answer
            }
        }
    }

    /// The trace, nil if it cannot be read back, or if its replay does not make the calls of the log.
    var trace: Trace? {
        guard !log.endsInTrap, !isBeyondLists else { return nil }
        let trace = written
        guard repeats(trace), (try? TraceReader.read(trace.json().utf8, name: title)) == trace else { return nil }
        return trace
    }

    /// What UIKit has been seen to raise in the walk, which then may not go on: the findings, each with its step.
    var raises: [String] {
        Replay(written).flatMap { step in
            step.findings.filter { $0.kind == .contractViolation }.map { "step \(step.number): \($0.text)" }
        }
    }

    /// The gestures as a trace, whether they make the calls of the log or not.
    private var written: Trace {
        var container = container
        if steps.contains(where: { $0.move.survived != nil }) { container.contract = .lenient }
        return Trace(
            title: title, container: container, pages: pages, client: client,
            gestures: GestureSequence(gestures.map(\.gesture)))
    }

    /// The name of the log without the folders around it, which are nobody's business.
    private var title: String { Wording.visible(String(log.name.split(separator: "/").last ?? "")) }

    /// Whether a replay makes exactly the calls of the log, without those that the log does not have at all.
    private func repeats(_ trace: Trace) -> Bool {
        let observed = ObservedCalls(log)
        let positions = PageList(log.pages)
        let outside = Set(gestures.filter(\.isLogged).compactMap { $0.entries?.lowerBound })
        let expected = log.entries.indices.filter { !outside.contains($0) }
        var place = 0
        for step in Replay(trace) {
            if step.number == 0, gestures.first?.isBeforeLog == true { continue }
            for record in step.callbacks {
                guard let callback = Callback(record, page: { PageNumber(positions.position(of: $0) ?? -1) })
                else { continue }
                let call = ObservedCalls(of: callback)
                guard observed.contains(call) else { continue }
                // The log may end while the last gesture goes on.
                guard place < expected.count else { return true }
                let wanted = log.entries[expected[place]]
                guard wanted.callback == callback || wanted.hidden != .init() && wanted.isMatched(by: callback) else {
                    return false
                }
                place += 1
            }
        }
        return place == expected.count
    }
}

extension AppAct.Effect {
    /// What a function does to its container, nil for what a trace cannot say there.
    fileprivate init?(_ gesture: PageGesture<String>) {
        switch gesture {
        case .set(let set):
            self = .set(
                AppAct.Showing(
                    target: .pages(set.pages), direction: set.isAnimated ? set.direction : nil,
                    isAnimated: set.isAnimated, completion: set.completion))
        case .dataSource(let change): self = .dataSource(change)
        case .scrollEnabled(let isEnabled): self = .scrollEnabled(isEnabled)
        default: return nil
        }
    }
}

extension PageViewControllerGesture {
    /// Lets the block of a set make another one; false if this is no set.
    @discardableResult
    fileprivate mutating func complete(with request: ProgrammaticSet) -> Bool {
        guard case .page(.set(var set)) = self else { return false }
        (set.completionPages, set.completionIsAnimated) = (request.pages, request.isAnimated)
        self = .page(.set(set))
        return true
    }

    var isSet: Bool {
        if case .page(let gesture) = self, case .set = gesture.withoutLosses { true } else { false }
    }
}

extension ClientAction<String> {
    /// What a client does in a callback, nil if a trace cannot say it.
    fileprivate init?(_ request: ProgrammaticSet, in cause: Callback<String>) {
        let moment = cause.kind
        guard CallbackKind.moments.contains(moment) else { return nil }
        var condition: ActionCondition?
        if case .didFinishAnimating(_, _, let completed) = cause { condition = completed ? .completed : .cancelled }
        self.init(
            in: moment, if: condition, page: cause.subjects.first, set: .pages(request.pages),
            direction: request.direction, isAnimated: request.isAnimated)
    }
}
