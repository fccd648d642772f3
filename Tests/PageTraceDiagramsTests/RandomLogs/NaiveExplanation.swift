@testable import PageTrace

/// Whether a container can make exactly the calls of a log: every gesture is tried in every situation, every answer that
/// the log does not say, every call in which the app may have done what the log says next.
///
/// It knows nothing of how logs are explained: it shares the container with it, and no more. What is compared and what
/// an app may do is written down here a second time.
struct NaiveExplanation {
    private let lines: [Line]
    private let observed: Set<Sort>
    private let settings: PageViewControllerSettings
    private let pageCount: Int
    private let tellsSets: Bool
    private let moves: [Double]

    private enum Line {
        case call(Callback<PageNumber>)
        case act([PageGesture<PageNumber>])
    }

    /// What one prints together.
    private enum Sort: Hashable {
        case dataSource, delegate, indicator
        case other(CallbackKind)

        init(_ kind: CallbackKind) {
            switch kind {
            case .viewControllerAfter, .viewControllerBefore: self = .dataSource
            case .willTransitionTo, .didFinishAnimating: self = .delegate
            case .presentationCount, .presentationIndex: self = .indicator
            default: self = .other(kind)
            }
        }
    }

    /// A container at a line of the log.
    private struct Situation: Hashable {
        var container: PageViewControllerModel
        var position: Int
        var isBeforeLog = false
    }

    init?(_ log: ToldLog, on system: PagingSystem) {
        var settings = log.settings
        settings.system = system
        settings.preloads = .always
        self.settings = settings
        var names: [String] = []
        func page(_ name: String) -> PageNumber {
            if let place = names.firstIndex(of: name) { return PageNumber(place) }
            names.append(name)
            return PageNumber(names.count - 1)
        }
        var lines: [Line] = []
        for line in log.lines {
            switch line {
            case .act(_, let gestures): lines.append(.act(gestures))
            case .call(let record):
                guard let callback = Callback(record, page: page) else { return nil }
                lines.append(.call(callback))
            }
        }
        self.lines = lines
        pageCount = names.count
        let calls = lines.compactMap { if case .call(let call) = $0 { call } else { nil } }
        observed = Set(calls.map { Sort($0.kind) })
        tellsSets = observed.contains(.other(.setViewControllers))
        var moves: [Double] = [-1, -0.5, 0, 0.5, 1]
        for case .scrollViewDidScroll(let progress) in calls {
            for position in [progress.progress, progress.progress - 1, progress.progress + 1] {
                for signed in [position, -position] where (-2...2).contains(signed) && !moves.contains(signed) {
                    moves.append(signed)
                }
            }
        }
        self.moves = moves
    }

    /// Whether a container of one of several systems can; nil if nobody knows.
    static func explains(_ log: ToldLog, on systems: [PagingSystem]) -> Bool? {
        let answers = systems.map { NaiveExplanation(log, on: $0)?.isExplained() }
        return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }

    /// Whether it can; nil if more gestures would have to be tried than so many: of one gesture, each answer that the
    /// log does not say is a try of its own.
    func isExplained(atMost most: Int = 20_000) -> Bool? {
        var seen: Set<Situation> = []
        var tries = 0
        var waiting: [Situation] = []
        func add(_ situation: Situation) {
            if seen.insert(situation).inserted { waiting.append(situation) }
        }
        let start = Situation(container: PageViewControllerModel(settings), position: 0)
        add(start)
        while let situation = waiting.popLast() {
            if situation.position == lines.count { return true }
            for (gesture, consumed) in gestures(in: situation) {
                guard let gesture else {
                    var next = situation
                    next.position += 1
                    add(next)
                    continue
                }
                var choices = Choices()
                repeat {
                    tries += 1
                    guard tries <= most else { return nil }
                    var next = situation
                    next.position += consumed
                    var client = Client(search: self, position: next.position, choices: choices)
                    next.container.perform(gesture, client: &client)
                    choices = client.choices
                    if client.hasEnded { return true }
                    guard !client.hasParted else { continue }
                    next.position = client.position
                    if next.container.hasStopped, next.position < lines.count { continue }
                    add(next)
                } while choices.advance()
            }
            // A log may begin later than the app: behind a set of which it has no call.
            guard situation.container.viewControllers.isEmpty,
                !lines[..<situation.position].contains(where: { if case .call = $0 { true } else { false } })
            else { continue }
            for pages in spreads {
                var next = situation
                var client = Deaf()
                next.container.perform(.set(PageSet(pages)), client: &client)
                add(next)
            }
        }
        return false
    }

    /// Every page that the log names, and one more; in pairs if two are shown side by side.
    private var spreads: [[PageNumber]] {
        let pages = (0...pageCount).map(PageNumber.init)
        guard settings.spineLocation == .mid else { return pages.map { [$0] } }
        return pages.flatMap { one in pages.map { [one, $0] } }
    }

    /// The gestures that can come, each with the number of lines that it is told by; nil for one that changes nothing.
    private func gestures(
        in situation: Situation
    ) -> [(gesture: PageGesture<PageNumber>?, lines: Int)] {
        let container = situation.container
        var found: [(PageGesture<PageNumber>?, Int)] = []
        switch lines[situation.position] {
        case .act(let gestures):
            let possible = gestures.filter { container.refusal(of: $0) == nil }
            found += possible.isEmpty ? [(nil, 1)] : possible.map { ($0, 1) }
        case .call(.setViewControllers(let pages, let direction, let isAnimated)):
            found += sets(pages, direction, isAnimated).map { ($0, 1) }
        case .call(.spineLocation(let orientation, _)): found.append((.orientation(orientation), 0))
        case .call: break
        }
        if container.viewControllers.isEmpty {
            if !tellsSets { found += spreads.flatMap { sets($0, .forward, false) }.map { ($0, 0) } }
            return found
        }
        var fingers: [PageGesture<PageNumber>] = [.settle, .turn]
        for direction in Direction.allCases {
            fingers += [
                .drag(direction), .swipe(Swipe(direction)), .swipe(Swipe(direction, ends: .cancelled)),
                .swipe(Swipe(direction, preload: .skipped)),
            ]
        }
        fingers += moves.map { .move(to: $0) }
        fingers += [
            .release(Release(ends: .completed)), .release(Release(ends: .cancelled)),
            .release(Release(ends: .completed, preload: .skipped)),
        ]
        return found + fingers.filter { container.refusal(of: $0) == nil }.map { ($0, 0) }
    }

    private func sets(
        _ pages: [PageNumber], _ direction: Direction, _ isAnimated: Bool
    ) -> [PageGesture<PageNumber>] {
        [true, false].flatMap { settles in
            [true, false].map { completion in
                .set(
                    PageSet(
                        pages, direction: direction, isAnimated: isAnimated, settles: settles, completion: completion))
            }
        }
    }
}

/// Choices within one gesture: all of them are tried, one after the other.
private struct Choices {
    private var made: [(choice: Int, count: Int)] = []
    private var place = 0

    mutating func choose(_ count: Int) -> Int {
        defer { place += 1 }
        if place == made.count { made.append((0, count)) }
        return made[place].choice
    }

    /// Goes on to the next choices; `false` if there are none left.
    mutating func advance() -> Bool {
        place = 0
        while let last = made.popLast() {
            guard last.choice + 1 < last.count else { continue }
            made.append((last.choice + 1, last.count))
            return true
        }
        return false
    }
}

extension NaiveExplanation {
    /// Nobody hears it.
    private struct Deaf: CallbackReceiver {
        func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {}
        func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool { false }
    }

    /// An app that does what the log says.
    private struct Client: CallbackReceiver {
        let search: NaiveExplanation
        var position: Int
        var choices: Choices
        var hasParted = false
        var hasEnded = false

        func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
            search.observed.contains(.indicator)
        }

        mutating func receive(
            _ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel
        ) {
            guard !hasParted, !hasEnded else { return }
            guard search.observed.contains(Sort(callback.kind)) else {
                switch callback {
                case .viewControllerAfter(let page, _): callback = .viewControllerAfter(page, answer: anyPage())
                case .viewControllerBefore(let page, _): callback = .viewControllerBefore(page, answer: anyPage())
                default: break
                }
                return act(in: &container)
            }
            guard position < search.lines.count else {
                hasEnded = true
                return container.clientCrashed()
            }
            guard case .call(let line) = search.lines[position], Self.isSame(callback, line) else {
                hasParted = true
                return container.clientCrashed()
            }
            callback = line
            position += 1
            act(in: &container)
        }

        /// Every page, an unnamed one, and none.
        private mutating func anyPage() -> PageNumber? {
            let choice = choices.choose(search.pageCount + 2)
            return choice == 0 ? nil : PageNumber(choice - 1)
        }

        /// What the log says next the app may do here.
        private mutating func act(in container: inout PageViewControllerModel) {
            while position < search.lines.count {
                switch search.lines[position] {
                case .call(.setViewControllers(let pages, let direction, let isAnimated)):
                    // Not here, here with a block, here without.
                    let choice = choices.choose(search.observed.contains(.other(.completion)) ? 3 : 2)
                    guard choice > 0 else { return }
                    container.setViewControllers(
                        pages, direction: direction, animated: isAnimated, completion: choice == 1)
                case .act(let gestures):
                    guard case .dataSource(let change)? = gestures.first, choices.choose(2) == 1 else { return }
                    if change == .assigned { container.assignDataSource() } else { container.removeDataSource() }
                case .call: return
                }
                position += 1
            }
        }

        private static func isSame(_ callback: Callback<PageNumber>, _ line: Callback<PageNumber>) -> Bool {
            switch (callback, line) {
            // The answers are the app's.
            case (.viewControllerAfter(let page, _), .viewControllerAfter(let other, _)),
                (.viewControllerBefore(let page, _), .viewControllerBefore(let other, _)):
                page == other
            case (.spineLocation(let one, _), .spineLocation(let other, _)): one == other
            case (.presentationCount, .presentationCount), (.presentationIndex, .presentationIndex): true
            default: callback == line
            }
        }
    }
}
