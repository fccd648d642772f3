import Paging

/// Something that an app does in some walk, and that a repair must not take from it.
enum RepairLoss: Hashable, Sendable {
    case page(String)
    /// A variable is right while a page shows.
    case value(variable: String, page: String)
    /// A whole swipe leads from one page to another.
    case swipe(String, from: String, to: String)
    /// What the app does in a gesture of the trace, by its place, does something.
    case act(Int)
    /// The app sets pages in a callback.
    case set(String)

    /// What is lost.
    var words: String {
        switch self {
        case .page(let page): "\(PageName.text(page)) is no longer shown"
        case .value(let variable, let page):
            "\(PageName.ofTracker(variable)) does not take \(PageName.text(page))"
        case .swipe(let swipe, let from, let to):
            from == to
                ? "\(swipe) no longer stays on \(PageName.text(from))"
                : "\(swipe) no longer leads from \(PageName.text(from)) to \(PageName.text(to))"
        case .act(let place): "gesture \(place + 1) of the trace no longer does what it did"
        case .set(let pages): "the app no longer sets \(pages) in a callback"
        }
    }

    /// What is required of each repair.
    ///
    /// - Parameter comparesWalks: Whether the walks of mistake and repair are held side by side.
    static func required(comparesWalks: Bool) -> String {
        let acts =
            comparesWalks
            ? "every swipe without a finding, and every act that showed another page, still ends where it did"
            : "every act still does something"
        return """
            Required of each: every page still shows, \(acts), every set of the app still comes, and each variable takes \
            every page that shows. That is looked at in every walk if there are at most 20,000 transitions, otherwise in \
            walks of up to three gestures.
            """
    }
}

/// What an app does in its walks.
struct AppDeeds {
    /// What it does in some walk, but for the pages that it shows.
    fileprivate var done: Set<RepairLoss> = []
    /// Its variables, for each page that shows while they can be judged, or have no value.
    fileprivate var judged: Set<RepairLoss> = []
    /// The pages that its data source names where UIKit raises, so that they would have been next.
    fileprivate var named: Set<RepairLoss> = []
    /// The pages that show, also beside others, and while something is in flight.
    fileprivate var seen: Set<RepairLoss> = []
    /// What follows from gestures in each situation that was gone on from: from acts by their places, from others by their
    /// words.
    private var steps: [Int: [String: Deed]] = [:]
    /// The page that shows in each situation that something leads to.
    private var pageOf: [Int: String] = [:]
    /// The page at which what is in flight comes to rest.
    private var settled: [Int: String] = [:]
    /// The situations in which something is in flight, a finger is down or something waits: what then ends or turns can come.
    private var unrest: Set<Int> = []

    fileprivate struct Deed {
        /// The page that shows before, and the one that shows at rest.
        let from: String?
        let to: String?
        let outcome: GestureOutcome
        /// The family of a whole swipe; nil for anything else.
        let swipe: GestureFamily?
        /// The place of an act of the app.
        let act: Int?
        /// Whether more is found than a wrong variable, so that nobody relies on it.
        let isWrong: Bool
        /// Whether it rests on a variable that is wrong.
        let isMisled: Bool
        /// Whether it leaves such a variable wrong: what comes behind it is the mistake's.
        let misleads: Bool
        let next: Int?

        /// Whether it ends at another page than an app's own, or does not land where that does; of a swipe that was ignored
        /// and left its page, there is nothing to keep.
        func differs(from own: Deed, ending ownEnd: String, at end: String?) -> Bool {
            end != nil && (own.outcome != .ignored || own.from != ownEnd)
                && (end != ownEnd || own.swipe == .swipe && own.outcome == .completed && outcome != .completed)
        }
    }

    /// The most pairs of situations that are looked at.
    private static let mostPairs = 100_000

    fileprivate mutating func add(_ deed: Deed, of gesture: String, _ kind: GestureRecord.Kind, in state: Int) {
        steps[state, default: [:]][gesture] = deed
        if let next = deed.next, let page = deed.to { pageOf[next] = page }
        switch kind {
        case .settle, .release, .turn: unrest.insert(state)
        default: break
        }
        if case .settle = kind, !deed.isWrong, !deed.isMisled { settled[state] = deed.to }
    }

    /// The page at which a swipe ends, nil if nobody knows.
    private func end(of swipe: Deed) -> String? { swipe.to ?? swipe.next.flatMap { settled[$0] } }

    /// The swipes and acts that lead elsewhere in another app, or nowhere, behind the same gestures: those of walks without
    /// a finding; nil if there are too many to look at.
    fileprivate func lost(in other: AppDeeds) -> Set<RepairLoss>? {
        // What leads to where exploring begins is the app's own, too.
        let opened = [self, other].map { $0.unrest.contains(0) ? nil : $0.steps[0]?.first?.value.from }
        var lost: Set<RepairLoss> =
            opened.contains(nil) || opened[0] == opened[1] ? [] : [.act(0)]
        var (pairs, seen): ([[Int]], Set<[Int]>) = ([[0, 0]], [[0, 0]])
        while let pair = pairs.popLast() {
            guard let own = steps[pair[0]], let others = other.steps[pair[1]] else { continue }
            // What a finger catches in flight is not looked at.
            let isAtRest = !unrest.contains(pair[0]) && !other.unrest.contains(pair[1])
            let shown = others.first?.value.from
            for (gesture, deed) in own where !deed.isWrong {
                let its = others[gesture]
                if isAtRest, !deed.isMisled, deed.swipe != nil, deed.from == shown, let from = deed.from,
                    let to = end(of: deed),
                    its.map({ $0.differs(from: deed, ending: to, at: other.end(of: $0)) }) ?? (from != to)
                {
                    lost.insert(.swipe(gesture, from: from, to: to))
                }
                if isAtRest, !deed.isMisled, let act = deed.act, deed.outcome == .completed, deed.from == shown,
                    let its,
                    its.outcome == .ignored || its.to != deed.to && other.isAtRest(behind: its)
                {
                    lost.insert(.act(act))
                }
                guard !deed.misleads, let next = deed.next, let itsNext = its?.next,
                    seen.insert([next, itsNext]).inserted
                else { continue }
                pairs.append([next, itsNext])
            }
            if seen.count > Self.mostPairs { return nil }
        }
        return lost
    }

    /// What an app did and, of each variable, that it takes every page that shows now.
    ///
    /// - Parameter answersLess: Whether the data source no longer answers on a side: what it named then has to show.
    fileprivate func required(by app: AppDeeds, answersLess: Bool) -> Set<RepairLoss> {
        app.done.filter { if case .value = $0 { false } else { true } }.union(judged)
            .union(app.pages(in: { app.steps[$0] != nil && !app.unrest.contains($0) }))
            .union(answersLess ? app.named.subtracting(seen) : [])
    }

    /// What it does in some walk, with the pages that it shows at rest, as far as that was looked at.
    fileprivate var allDone: Set<RepairLoss> { done.union(pages(in: { !unrest.contains($0) })) }

    private func pages(in counts: (Int) -> Bool) -> Set<RepairLoss> {
        Set(pageOf.filter { counts($0.key) }.map { .page($0.value) })
    }

    /// Whether nothing is in flight and nothing waits behind a gesture, as far as that was looked at.
    private func isAtRest(behind deed: Deed) -> Bool {
        deed.to != nil && deed.next.map { steps[$0] != nil && !unrest.contains($0) } ?? false
    }
}

/// An app whose deeds are looked at once for each depth.
struct KnownDeeds {
    /// Every walk; then walks of so many gestures, if there is too much to look at.
    private static let depths = [nil, 3, 2, 1]
    private let trace: Trace
    private let options: ExplorationOptions
    private var known: [Int?: AppDeeds?] = [:]

    init(of trace: Trace, _ options: ExplorationOptions) { (self.trace, self.options) = (trace, options) }

    /// What is lost in a repaired app, in the order of its words; empty if nothing is, nil if there is too much to look at.
    mutating func losses(in repaired: Trace) -> [RepairLoss]? {
        // Most changes that lose something do so in a few gestures.
        let soon = deeds(2).flatMap { repaired.otherEnds(than: $0, options, 2) } ?? []
        if !soon.isEmpty { return soon.sorted { $0.words < $1.words } }
        for depth in Self.depths {
            let losses = deeds(depth).flatMap {
                repaired.losses(of: $0, options, depth, answersLess: repaired.answersLess(than: trace))
            }
            if let losses {
                return losses.sorted { $0.words < $1.words }
            }
        }
        return nil
    }

    private mutating func deeds(_ depth: Int?) -> AppDeeds? {
        if let known = known[depth] { return known }
        let deeds = trace.deeds(options, depth)
        known[depth] = .some(deeds)
        return deeds
    }
}

extension Trace {
    /// Whether the walks of mistake and repair are held side by side: another way to the same screens is no loss of a
    /// window's root.
    var comparesWalks: Bool { pageViewController != nil }

    /// What the app does in walks of so many gestures, in all if there is no number; nil if there is too much to look at.
    fileprivate func deeds(_ options: ExplorationOptions, _ depth: Int?) -> AppDeeds? {
        var options = options
        options.depth = [options.depth, depth].compactMap { $0 }.min()
        let variables = pageViewController?.client.pages?.trackers.map(\.name) ?? []
        return scenario.any.deeds(pages, options, variables: Set(variables), acting: Set(variables.filter(acts)))
    }

    /// Whether its data source answers nil on a side on which another app's does not.
    fileprivate func answersLess(than other: Trace) -> Bool {
        guard let own = pageViewController?.client.pages, let its = other.pageViewController?.client.pages else {
            return false
        }
        return its.answersAfter && !own.answersAfter || its.answersBefore && !own.answersBefore
    }

    /// The swipes and acts of an app that end elsewhere in walks of so many gestures.
    fileprivate func otherEnds(than deeds: AppDeeds, _ options: ExplorationOptions, _ depth: Int) -> Set<RepairLoss>? {
        comparesWalks ? self.deeds(options, depth).flatMap { deeds.lost(in: $0) } : []
    }

    /// What is lost of an app's deeds in walks of so many gestures; nil if there is too much to look at.
    fileprivate func losses(
        of deeds: AppDeeds, _ options: ExplorationOptions, _ depth: Int?, answersLess: Bool
    ) -> Set<RepairLoss>? {
        guard let own = self.deeds(options, depth), let ends = comparesWalks ? deeds.lost(in: own) : [] else {
            return nil
        }
        var lost = own.required(by: deeds, answersLess: answersLess).subtracting(own.allDone)
        // What waits for a turn comes some gestures later.
        for longer in 1...2 where depth != nil && !lost.isEmpty {
            guard let further = self.deeds(options, depth.map { $0 + longer }) else { break }
            lost = further.required(by: deeds, answersLess: answersLess).subtracting(further.allDone)
        }
        return lost.union(ends)
    }
}

extension RegisteredScenario {
    /// - Parameters:
    ///   - variables: The variables of the client.
    ///   - acting: Those on which something depends that the app does.
    fileprivate func deeds(
        _ pages: [String], _ options: ExplorationOptions, variables: Set<String>, acting: Set<String>
    ) -> AppDeeds? {
        var options = options
        // What waits is known by the turn that can come.
        options.families.insert(.turn)
        let explored = beginning(options, pages: pages)
        let (gestures, places) = (explored.gestures, placesOfActs)
        guard let session = explored.begun.exploringSession(gestures, pages)?.session,
            let kept = session.transitions(
                gestures, explored.line, options, drags: [], limit: 20_000, endsEarly: false)?.followed
        else { return nil }
        let listed = Set(everyPage(pages, []))
        var misled: Set<Int> = []
        return kept.reduce(into: AppDeeds()) { deeds, transition in
            let (gesture, step) = (gestures[transition.gesture], transition.step)
            let (wasMisled, isMisled) = (
                misled.contains(transition.state), step.trackers.contains { $0.isWrong && acting.contains($0.name) }
            )
            if isMisled, let next = transition.next { misled.insert(next) }
            deeds.judged.formUnion(step.judged(variables, pages, listed))
            let shown = step.after.first?.shown ?? []
            deeds.seen.formUnion(shown.map { .page($0.withoutNumber(among: listed)) })
            deeds.named.formUnion(step.namedWhereItRaises(pages))
            // Two acts that a repair has made the same are still two.
            let acts = gesture.family == .act ? places[gesture.gesture] ?? [] : []
            for act in acts.isEmpty ? [nil] : acts.map(Optional.some) {
                deeds.done.formUnion(step.deeds(act, listed, isMisled: wasMisled || isMisled))
                let deed = AppDeeds.Deed(
                    from: step.before.page(among: listed),
                    to: step.gesture.outcome == .inFlight ? nil : step.after.page(among: listed),
                    outcome: step.gesture.outcome,
                    swipe: [.swipe, .cancel].contains(gesture.family) ? gesture.family : nil, act: act,
                    isWrong: step.findings.contains { $0.kind != .wrongTracker },
                    isMisled: wasMisled || act != nil && isMisled, misleads: isMisled,
                    next: transition.next)
                let words = act.map { "act \($0)" } ?? Container.words(of: gesture.gesture)
                deeds.add(deed, of: words, step.gesture.kind, in: transition.state)
            }
        }
    }

    /// The places in the trace of what the app does, each once.
    private var placesOfActs: [Container.Gesture: [Int]] {
        var places: [Container.Gesture: [Int]] = [:]
        for (place, part) in gestures.parts.enumerated() {
            GestureSequence(parts: [part]).forEachWritten { gesture in
                guard let act = Container.act(in: gesture), places[act]?.last != place else { return }
                places[act, default: []].append(place)
            }
        }
        return places
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
    /// The pages of a list that the data source names, if UIKit then raises.
    fileprivate func namedWhereItRaises(_ pages: [String]) -> [RepairLoss] {
        guard gesture.outcome == .raised else { return [] }
        let named = callbacks.filter { $0.role == .dataSource }.flatMap { $0.answer?.pages ?? [] }
        return named.filter(pages.contains).map(RepairLoss.page)
    }

    /// What the app does in it.
    ///
    /// - Parameter isMisled: Whether a variable is wrong on which something depends that the app does: then only what shows
    ///   counts.
    fileprivate func deeds(_ act: Int?, _ listed: Set<String>, isMisled: Bool) -> [RepairLoss] {
        var deeds: [RepairLoss] = []
        if let act, !isMisled, gesture.outcome != .ignored { deeds.append(.act(act)) }
        deeds += callbacks.filter { $0.role == .request && !isMisled }.map { call in
            let pages = (call.arguments.first?.value.pages ?? []).map { $0.withoutNumber(among: listed) }
            return .set(Wording.list(pages.map(PageName.text)))
        }
        guard gesture.outcome != .inFlight, let shown = after.page(among: listed) else { return deeds }
        return deeds + trackers.filter(\.isRight).map { .value(variable: $0.name, page: shown) }
    }

    /// The variables that can be judged, or have no value, with the page that shows; none if it is not one of the list.
    fileprivate func judged(_ variables: Set<String>, _ pages: [String], _ listed: Set<String>) -> [RepairLoss] {
        guard gesture.outcome != .inFlight, let shown = after.page(among: listed), pages.contains(shown) else {
            return []
        }
        return trackers.filter { variables.contains($0.name) && ($0.isChecked || $0.value == nil) }
            .map { .value(variable: $0.name, page: shown) }
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
