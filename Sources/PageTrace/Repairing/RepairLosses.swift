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
            "\(swipe) no longer leads from \(PageName.text(from)) to \(PageName.text(to))"
        case .act(let place): "act \(place + 1) of the app never does anything"
        case .set(let pages): "the app no longer sets \(pages) in a callback"
        }
    }

    /// What is required of each repair.
    static let required = """
        Required of each: every page still shows, every swipe without a finding still leads where it did, every act and \
        every set of the app still does something, and each variable takes every page that shows.
        """
}

extension Trace {
    /// What the app does in walks of so many gestures, or of fewer if there is too much to look at.
    func deeds(_ options: ExplorationOptions, depth: Int) -> Set<RepairLoss> {
        var options = options
        for depth in (1...depth).reversed() {
            options.depth = depth
            if let deeds = scenario.any.deeds(pages, options) { return deeds }
        }
        return []
    }

    /// What is lost of an app's deeds, in the order of its words; empty if nothing is.
    func losses(of deeds: Set<RepairLoss>, _ options: ExplorationOptions) -> [RepairLoss] {
        var lost: Set<RepairLoss> = []
        // What waits for a turn comes some gestures later.
        for depth in 3...5 {
            let own = self.deeds(options, depth: depth)
            lost = required(by: deeds, showing: own).subtracting(own)
            if lost.isEmpty { break }
        }
        return lost.sorted { $0.words < $1.words }
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
    fileprivate func deeds(_ pages: [String], _ options: ExplorationOptions) -> Set<RepairLoss>? {
        let explored = beginning(options, pages: pages)
        let gestures = explored.gestures
        guard let session = explored.begun.exploringSession(gestures, pages)?.session,
            let kept = session.transitions(
                gestures, explored.line, options, drags: [], limit: 20_000, endsEarly: false)?.followed
        else { return nil }
        let listed = Set(everyPage(pages, []))
        return Set(
            kept.flatMap { transition in
                let gesture = gestures[transition.gesture]
                let (act, words) = (explored.own.firstIndex(of: gesture.gesture), Container.words(of: gesture.gesture))
                return transition.step.deeds(act, words, gesture.family, listed)
            })
    }
}

extension Step {
    /// - Parameter listed: The pages that an app has to show, whichever controller shows them; empty for all.
    fileprivate func deeds(
        _ act: Int?, _ words: String, _ family: GestureFamily, _ listed: Set<String>
    ) -> [RepairLoss] {
        func page(_ held: [HeldPages]) -> String? {
            held.first?.shown.first.map { $0.withoutNumber(among: listed) }
                .flatMap { listed.isEmpty || listed.contains($0) ? $0 : nil }
        }
        var deeds: [RepairLoss] = []
        if let act {
            if gesture.outcome != .ignored { deeds.append(.act(act)) }
        } else {
            deeds += callbacks.filter { $0.role == .request }.map { call in
                let pages = (call.arguments.first?.value.pages ?? []).map { $0.withoutNumber(among: listed) }
                return .set(Wording.list(pages.map(PageName.text)))
            }
        }
        guard gesture.outcome != .inFlight, let shown = page(after) else { return deeds }
        deeds.append(.page(shown))
        deeds += trackers.filter(\.isRight).map { .value(variable: $0.name, page: shown) }
        guard [.swipe, .cancel].contains(family), findings.allSatisfy({ $0.kind == .wrongTracker }),
            let from = page(before), from != shown
        else { return deeds }
        return deeds + [.swipe(words, from: from, to: shown)]
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
