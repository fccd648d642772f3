@testable import PageTrace

/// A trace that follows from a seed: any container, any client, any gestures that the reader accepts, any names.
struct RandomTrace {
    let seed: UInt64
    let trace: Trace

    /// What the trace does when it is replayed.
    var recording: Recording { Recording(replaying: trace) }

    /// Creates the trace of a seed: four of six have a page view controller.
    init(seed: UInt64) {
        var choices = SeededChoices(seed: seed)
        self.seed = seed
        var trace =
            switch choices.number(below: 6) {
            case 0: Trace(scrollViewFrom: &choices)
            case 1: Trace(rootContainerFrom: &choices)
            default: Trace(pageViewControllerFrom: &choices)
            }
        trace.scenario = trace.scenario.any.withoutRefused(trace.pages)
        if choices.once(in: 5) { trace.tasks = Self.tasks(&choices) }
        self.trace = trace
    }

    private static func tasks(_ choices: inout SeededChoices) -> [TraceTask] {
        let kinds = Finding.Kind.allCases.filter { ![.impossibleGesture, .nothingHeard].contains($0) }
        return choices.some(of: kinds, atMost: 3).map { kind in
            TraceTask(kind: kind, tracker: kind == .wrongTracker ? choices.names(1).first : nil)
        }
    }
}

extension RegisteredScenario {
    /// The scenario without the gestures that cannot come at their place: what the app does in its callbacks may have
    /// ended what they need.
    fileprivate func withoutRefused(_ pages: [String]) -> TraceScenario {
        var scenario = typed
        while let refused = Container.session(of: scenario, pages: pages).firstRefused(in: scenario.gestures) {
            var (parts, number) = (scenario.gestures.parts, refused.number)
            let place = parts.firstIndex { part in
                number -= part.count
                return number < 0
            }
            guard let place else { break }
            parts.remove(at: place)
            scenario.gestures = GestureSequence(parts: parts)
        }
        return TraceScenario(any: scenario)
    }
}

extension Trace {
    /// A title or a text about a trace, in two of three cases none.
    static func heading(from choices: inout SeededChoices) -> String {
        choices.once(in: 3) ? choices.hostileText() : ""
    }

    init(pageViewControllerFrom choices: inout SeededChoices) {
        let container = PageViewControllerSettings(from: &choices)
        let pages = choices.names(choices.number(in: 1...7))
        let client = PageClientDescription(from: &choices, pages: pages)
        var gestures = RandomPageGestures(container, client, pages: pages)
        self.init(
            title: Self.heading(from: &choices), about: Self.heading(from: &choices),
            container: container, pages: pages, client: client,
            gestures: gestures.draw(choices.number(in: 1...40), &choices))
    }

    init(scrollViewFrom choices: inout SeededChoices) {
        let container = PagingScrollViewSettings(from: &choices)
        var gestures = RandomScrollGestures(container)
        let count = choices.number(in: 1...25)
        self.init(
            title: Self.heading(from: &choices), about: Self.heading(from: &choices), scrollView: container,
            pages: choices.names(choices.number(in: 1...6)), client: ScrollViewClientDescription(from: &choices),
            gestures: (0..<count).map { _ in gestures.next(&choices) })
    }

    init(rootContainerFrom choices: inout SeededChoices) {
        let container = RootContainerSettings(from: &choices)
        var gestures = RandomRootGestures(&choices)
        let count = choices.number(in: 0...20)
        self.init(
            title: Self.heading(from: &choices), about: Self.heading(from: &choices), rootContainer: container,
            client: RootClientDescription(from: &choices, container.strategy),
            gestures: [.launch] + (0..<count).map { _ in gestures.next(&choices) })
    }
}
