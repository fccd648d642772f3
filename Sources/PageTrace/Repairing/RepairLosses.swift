import Paging

/// Something that an app does in some walk, and that a repair must not take from it.
enum RepairLoss: Hashable, Sendable {
    case page(String)
    /// A variable is right while a page shows.
    case value(variable: String, page: String)
    /// A whole swipe leads from one page to another.
    case swipe(String, from: String, to: String)
    /// An act of the app, by its place in the trace, does something.
    case act(Int)
    /// The app sets pages in a callback.
    case set(String)

    /// What is lost.
    var words: String {
        switch self {
        case .page(let page): "\(PageName.text(page)) is never shown"
        case .value(let variable, let page):
            "\(PageName.ofTracker(variable)) never takes \(PageName.text(page))"
        case .swipe(let swipe, let from, let to):
            from == to
                ? "\(swipe) no longer stays on \(PageName.text(from))"
                : "\(swipe) no longer leads from \(PageName.text(from)) to \(PageName.text(to))"
        case .act(let place): "act \(place + 1) of the app no longer does what it did"
        case .set(let pages): "the app no longer sets \(pages) in a callback"
        }
    }

    /// What is required of each repair.
    static let required = """
        Required of each, as far as walks of up to three gestures show: every page still shows, every swipe and every act without a \
        finding still does what it did behind the same gestures, every set of the app still comes, and each variable \
        takes every page that shows.
        """
}

/// What an app does in short walks.
struct AppDeeds {
    /// What it does in some walk.
    fileprivate var done: Set<RepairLoss> = []
    /// What follows from gestures in each situation that was gone on from: from acts by their places, from others by their
    /// words.
    private var steps: [Int: [String: Deed]] = [:]
    /// The situations in which something is in flight or a finger is down: what then ends can come.
    private var unrest: Set<Int> = []

    fileprivate struct Deed {
        /// The page that shows before, and the one that shows at rest.
        let from: String?
        let to: String?
        let outcome: GestureOutcome
        let isSwipe: Bool
        /// The place of an act of the app.
        let act: Int?
        /// Whether more is found than a wrong variable, so that nobody relies on it.
        let isWrong: Bool
        let next: Int?

        /// Whether it ends at another page than an app's own, or is no transition where that is one; of a swipe that was
        /// ignored there is nothing to keep.
        func differs(from own: Deed) -> Bool {
            to != nil && own.outcome != .ignored && (to != own.to || own.outcome == .completed && outcome != .completed)
        }
    }

    fileprivate mutating func add(_ deed: Deed, of gesture: String, _ kind: GestureRecord.Kind, in state: Int) {
        steps[state, default: [:]][gesture] = deed
        switch kind {
        case .settle, .release: unrest.insert(state)
        default: break
        }
    }

    /// The swipes that lead elsewhere in another app, or nowhere, behind the same gestures, and the acts that are ignored
    /// there: those of walks without a finding.
    fileprivate func lost(in other: AppDeeds) -> Set<RepairLoss> {
        var lost: Set<RepairLoss> = []
        var (pairs, seen): ([[Int]], Set<[Int]>) = ([[0, 0]], [[0, 0]])
        while let pair = pairs.popLast() {
            guard let own = steps[pair[0]], let others = other.steps[pair[1]] else { continue }
            // What a finger catches in flight is not looked at.
            let isAtRest = !unrest.contains(pair[0]) && !other.unrest.contains(pair[1])
            let shown = others.first?.value.from
            for (gesture, deed) in own where !deed.isWrong {
                let its = others[gesture]
                if isAtRest, deed.isSwipe, deed.from == shown, let from = deed.from, let to = deed.to,
                    its.map({ $0.differs(from: deed) }) ?? (from != to)
                {
                    lost.insert(.swipe(gesture, from: from, to: to))
                }
                if isAtRest, let act = deed.act, deed.outcome == .completed, its?.outcome == .ignored {
                    lost.insert(.act(act))
                }
                guard let next = deed.next, let itsNext = its?.next, seen.insert([next, itsNext]).inserted else {
                    continue
                }
                pairs.append([next, itsNext])
            }
        }
        return lost
    }
}

extension Trace {
    /// What the app does in walks of so many gestures, or of fewer if there is too much to look at; nil if one is too many.
    func deeds(_ options: ExplorationOptions, depth: Int) -> AppDeeds? {
        var options = options
        for depth in (1...depth).reversed() {
            options.depth = depth
            if let deeds = scenario.any.deeds(pages, options) { return deeds }
        }
        return nil
    }

    /// What is lost of an app's deeds, in the order of its words; empty if nothing is, nil if there is too much to look at.
    func losses(of deeds: AppDeeds, _ options: ExplorationOptions) -> [RepairLoss]? {
        var lost: Set<RepairLoss> = []
        var swipes: Set<RepairLoss> = []
        // What waits for a turn comes some gestures later.
        for depth in 3...5 {
            guard let own = self.deeds(options, depth: depth) else { return nil }
            // Another way to the same screens is no loss of a window's root.
            if depth == 3, pageViewController != nil { swipes = deeds.lost(in: own) }
            lost = required(by: deeds.done, showing: own.done).subtracting(own.done)
            if lost.isEmpty { break }
        }
        return lost.union(swipes).sorted { $0.words < $1.words }
    }

    /// What the app did and, of each variable, that it takes every page that shows now.
    private func required(by deeds: Set<RepairLoss>, showing own: Set<RepairLoss>) -> Set<RepairLoss> {
        var required = deeds
        var variables = Set(pageViewController?.client.pages?.trackers.map(\.name) ?? [])
        for deed in deeds {
            guard case .value(let variable, _) = deed else { continue }
            variables.insert(variable)
            required.remove(deed)
        }
        for case .page(let page) in own where pages.contains(page) {
            required.formUnion(variables.map { .value(variable: $0, page: page) })
        }
        return required
    }
}

extension RegisteredScenario {
    fileprivate func deeds(_ pages: [String], _ options: ExplorationOptions) -> AppDeeds? {
        let explored = beginning(options, pages: pages)
        let gestures = explored.gestures
        guard let session = explored.begun.exploringSession(gestures, pages)?.session,
            let kept = session.transitions(
                gestures, explored.line, options, drags: [], limit: 20_000, endsEarly: false)?.followed
        else { return nil }
        let listed = Set(everyPage(pages, []))
        return kept.reduce(into: AppDeeds()) { deeds, transition in
            let (gesture, step) = (gestures[transition.gesture], transition.step)
            let act = explored.own.firstIndex(of: gesture.gesture)
            deeds.done.formUnion(step.deeds(act, listed))
            let deed = AppDeeds.Deed(
                from: step.before.page(among: listed),
                to: step.gesture.outcome == .inFlight ? nil : step.after.page(among: listed),
                outcome: step.gesture.outcome, isSwipe: gesture.family == .swipe, act: act,
                isWrong: step.findings.contains { $0.kind != .wrongTracker },
                next: transition.next)
            let words = act.map { "act \($0)" } ?? Container.words(of: gesture.gesture)
            deeds.add(deed, of: words, step.gesture.kind, in: transition.state)
        }
    }
}

extension [HeldPages] {
    /// The page that the container shows.
    ///
    /// - Parameter listed: The pages that an app has to show, whichever controller shows them; empty for all.
    fileprivate func page(among listed: Set<String>) -> String? {
        first?.shown.first.map { $0.withoutNumber(among: listed) }
            .flatMap { listed.isEmpty || listed.contains($0) ? $0 : nil }
    }
}

extension Step {
    fileprivate func deeds(_ act: Int?, _ listed: Set<String>) -> [RepairLoss] {
        var deeds: [RepairLoss] = []
        if let act, gesture.outcome != .ignored { deeds.append(.act(act)) }
        deeds += callbacks.filter { $0.role == .request }.map { call in
            let pages = (call.arguments.first?.value.pages ?? []).map { $0.withoutNumber(among: listed) }
            return .set(Wording.list(pages.map(PageName.text)))
        }
        guard gesture.outcome != .inFlight, let shown = after.page(among: listed) else { return deeds }
        return deeds + [.page(shown)] + trackers.filter(\.isRight).map { .value(variable: $0.name, page: shown) }
    }
}

extension String {
    /// The page that a controller shows, of which there are several: `Login` for `Login 2`, `First` for `First #2`.
    fileprivate func withoutNumber(among listed: Set<String>) -> String {
        guard !listed.contains(self), let space = lastIndex(of: " "),
            self[space...].dropFirst().drop(while: { $0 == "#" }).allSatisfy(\.isNumber)
        else { return self }
        return String(self[..<space])
    }
}
