import Paging

/// A page view controller with a client, driven by the gestures of a trace, which name pages.
struct NamedStage<Client: NamedClient>: Stage {
    var stage: PageViewControllerStage<Client>
    /// The client's value for a name in the trace.
    let page: @Sendable (String) -> PageNumber
    /// The name in the trace for a value of the client.
    let nameOf: @Sendable (PageNumber) -> String

    init(
        _ settings: PageViewControllerSettings, client: Client, observes: Set<CallbackRole> = [],
        pages: PageNames, page: @escaping @Sendable (String) -> PageNumber,
        name: @escaping @Sendable (PageNumber) -> String
    ) {
        self.page = page
        nameOf = name
        stage = PageViewControllerStage(settings, client: client, observes: observes, pages: pages)
    }

    var isTold: Bool {
        get { stage.isTold }
        set { stage.isTold = newValue }
    }
    var hasStopped: Bool { stage.hasStopped }
    var isDecidedByChance: Bool { stage.isDecidedByChance }

    mutating func decided(_ gesture: PageViewControllerGesture) -> PageViewControllerGesture {
        guard case .page(let page) = gesture, let decided = stage.draws?.decided(page) else { return gesture }
        return .page(decided)
    }

    mutating func enter(_ situation: Self) { stage.enter(situation.stage) }

    mutating func observe(_ gesture: PageViewControllerGesture) -> PageObservation {
        switch gesture {
        case .page(let gesture):
            if case .set(let set) = gesture.withoutLosses { return observe(set, losing: gesture.losses) }
            // Nothing but a set names pages.
            guard let own = gesture.mapped(by: [:] as [String: PageNumber]) else {
                return stage.observe(.change(gesture.recordKind)) { _, _ in .ignored }
            }
            return stage.observe(own)
        case .list(let change):
            let named = change.map(page)
            return stage.observe(.change(.list(change))) { container, recorder in
                recorder.client.update(named, in: &container)
                return .changed
            }
        case .act(let act): return observe(act)
        case .after:
            guard stage.container.isAtRest else {
                return stage.observe(.change(.act(gesture.words))) { _, _ in .ignored }
            }
            guard let pages = stage.recorder.client.watchdogLooks(showing: stage.container.viewControllers.first) else {
                return stage.observe(.change(.act(gesture.words))) { _, _ in .changed }
            }
            return stage.observe(.set(PageSet(pages, completion: true, act: gesture.words)))
        }
    }

    var waiting: Waiting? {
        let container = stage.container
        guard let waiting = stage.recorder.client.waiting(showing: container.viewControllers.first) else { return nil }
        return container.isAtRest ? waiting : .motion
    }

    private mutating func observe(_ set: ProgrammaticSet, losing losses: Losses) -> PageObservation {
        // The client makes the pages of a set before the call; that is part of the step, too.
        let kept = isTold ? stage.recorder.client.keptPages : []
        if stage.container.viewControllers.isEmpty, let first = set.pages.first {
            stage.recorder.client.starts(with: page(first))
        }
        // Not by `map`, which is generic over pages and takes a tenth of a search.
        var own = PageSet(
            set.pages.map(page), direction: set.direction, isAnimated: set.isAnimated, settles: set.settles,
            completion: set.hasCompletion, completionPages: set.completionPages.map(page),
            completionIsAnimated: set.completionIsAnimated, act: set.act)
        guard let pages = stage.recorder.client.pages(toSet: own) else {
            let kind: GestureRecord.Kind =
                stage.recorder.client.waiting(showing: nil) == .flag
                ? .setWhileBusy(set.pages, act: set.act) : .setOfUnknownPages(set.pages)
            return stage.observe(.change(kind), keptBefore: kept) { _, _ in .ignored }
        }
        own.pages = pages
        if stage.recorder.client.hasCompletionBlocks, set.completion != false { own.completion = true }
        own.completionPages = []
        return stage.observe(PageGesture.set(own).losing(losses), keptBefore: kept)
    }

    /// Lets a function of the app run.
    private mutating func observe(_ act: AppAct) -> PageObservation {
        let page = page
        var done: [AppAct.Done] = []
        let observation = stage.observe(.change(.act(act.words))) { container, recorder in
            container.act(settles: act.settles, client: &recorder) { container, recorder in
                for effect in act.effects where !container.hasStopped && recorder.client.crash == nil {
                    done.append(effect.perform(in: &container, &recorder, page: page))
                }
            }
        }
        // A page has its name, which tells it from its copies, once the step has met it.
        let (nameOf, ownName) = (observation.name, nameOf)
        let effects = done.map { $0.words { page in nameOf(page).isEmpty ? ownName(page) : nameOf(page) } }
        return observation.telling(.act(act.words, effects: effects))
    }

    func refusal(of gesture: PageViewControllerGesture) -> GestureRefusal? {
        gesture.page.flatMap { stage.container.refusal(ofNamed: $0) }
    }
}

/// Two are equal if the same follows from the same gestures.
extension NamedStage: Equatable where Client: Hashable {
    static func == (one: Self, other: Self) -> Bool {
        one.stage.container == other.stage.container && one.stage.client == other.stage.client
    }
}

extension NamedStage: Hashable where Client: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(stage.container)
        hasher.combine(stage.client)
    }
}

extension NamedStage: Sendable where Client: Sendable {}
