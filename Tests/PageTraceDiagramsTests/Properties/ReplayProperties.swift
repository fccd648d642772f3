import Testing

@testable import PageTrace

@Suite("Properties of replays, over random traces")
struct ReplayProperties {
    @Test func `The same trace gives the same recording, also once written and read again`() {
        Seeds.expect { random in
            let recording = random.recording
            let read = try TraceReader.read(random.trace.json().utf8, name: "trace.json")
            return (recording == random.recording ? [] : ["a second replay differs"])
                + (Recording(replaying: read).json == recording.json ? [] : ["a replay of what was read differs"])
        }
    }

    @Test func `A walk of which situations are remembered says what one without memory says`() {
        // 91: a page that is met after a situation was entered again must not get the number of another one.
        Seeds.expect(share: 4, known: [91]) { random in
            var trace = random.trace
            trace.repeatItself()
            let steps = Array(Replay(trace, looksAtEnd: true, remembers: false))
            let recording = Recording(heading: trace, steps: steps)
            var remembered = Replay(trace)
            return (Array(remembered) == steps ? [] : ["other steps"])
                + (StreamedLog(of: trace, as: .text).joined() == recording.text ? [] : ["another text"])
                + (StreamedLog(of: trace, as: .jsonLines).joined() == recording.jsonLines ? [] : ["other lines"])
                + (remembered.summary() == RecordingSummary(recording) ? [] : ["another verdict"])
        }
    }

    @Test func `The first gestures of a trace give the first steps of its recording`() {
        Seeds.expect { random in
            // Gestures alone carry no notes, and what the app still waits for is told at the end.
            func plain(_ steps: some Sequence<Step>) -> [Step] {
                steps.map { step in
                    var step = step
                    step.annotation = nil
                    step.findings.removeAll { $0.kind == .stuck }
                    return step
                }
            }
            let steps = plain(random.recording.steps)
            var choices = SeededChoices(seed: ~random.seed)
            var trace = random.trace
            trace.keep(choices.number(below: trace.gestureCount))
            let first = plain(Recording(replaying: trace).steps)
            return first == Array(steps.prefix(first.count)) && first.count >= min(trace.gestureCount, steps.count)
                ? [] : ["\(trace.gestureCount) gestures give other steps"]
        }
    }

    @Test func `A replay that is copied half way goes on as the original does, and neither knows of the other`() {
        Seeds.expect { random in
            var choices = SeededChoices(seed: ~random.seed)
            var replay = Replay(random.trace)
            for _ in 0..<choices.number(below: random.trace.gestureCount) { _ = replay.next() }
            var copy = replay
            let rest = Array(copy)
            while copy.next() != nil {}
            return Array(replay) == rest ? [] : ["the original goes on otherwise"]
        }
    }

    @Test func `The gestures that a recording of sets and swipes names give the same recording`() {
        Seeds.expect { random in
            // These records name controllers, of which a page may have several.
            guard let container = random.container, !random.namesControllers, random.isPlain else { return [] }
            let walk = random.walk
            let recording = Recording(replaying: walk)
            let records = recording.steps.map(\.gesture)
            var again = walk
            again.pageGestures = GestureSequence(records.compactMap { $0.gesture(in: container) })
            guard again.gestureCount == records.count else { return ["\(records.map(\.name))"] }
            let repeated = Recording(replaying: again)
            return zip(repeated.steps, recording.steps).filter { $0 != $1 }.map { "\($0.text)instead of\n\($1.text)" }
                + (repeated.steps.count == recording.steps.count ? [] : ["\(repeated.steps.count) steps"])
        }
    }

    @Test func `A walk that has a path is the walk of its path`() {
        var count = 0
        Seeds.expect { random in
            let walk = random.walk
            // Without the gesture that brings the container on screen, a swipe is refused.
            guard let path = walk.path, let container = random.container, container.startsOnScreen,
                let client = walk.pageViewController?.client.pages
            else {
                return []
            }
            count += 1
            let read = try Trace(path: path, pages: walk.pages, title: walk.title, container: container, client: client)
            return Array(read.pageGestures) == Array(walk.pageGestures)
                && Recording(replaying: read).steps == Recording(replaying: walk).steps
                ? [] : ["\(path) is another walk"]
        }
        #expect(count >= Seeds.range().count / 50)
    }
}

extension RandomTrace {
    /// Whether the client makes controllers while it runs.
    var namesControllers: Bool {
        switch trace.pageViewController?.client {
        case .playlist: true
        case .pages(let client): client.makesFreshPages
        case .questionnaire: Recording(replaying: walk).text.contains(" #")
        case nil: false
        }
    }

    /// The sets without animation and the swipes of a page view controller, over the pages that are there from the start.
    var walk: Trace {
        var walk = trace
        walk.pageGestures = GestureSequence(
            trace.pageGestures.compactMap { gesture -> PageViewControllerGesture? in
                switch gesture {
                case .page(.swipe): return gesture
                case .page(.set(let set)):
                    guard set.pages.allSatisfy(trace.pages.contains) else { return nil }
                    return .page(.set(ProgrammaticSet(set.pages)))
                default: return nil
                }
            })
        return walk
    }
}

extension Trace {
    /// The gestures of a page view controller.
    var pageGestures: GestureSequence<PageViewControllerGesture> {
        get { pageViewController?.gestures ?? [] }
        set { pageViewController?.gestures = newValue }
    }

    /// Goes through the same situations several times: with swipes at random if there is something to swipe, and with
    /// the same gestures again otherwise.
    fileprivate mutating func repeatItself() {
        func walk<Gesture: TraceGesture>(
            _ gestures: GestureSequence<Gesture>
        ) -> GestureSequence<Gesture> {
            GestureSequence(
                parts: gestures.parts + [.randomWalk(RandomWalk(seed: 7, count: 60, cancelled: 0.2))] + gestures.parts)
        }
        if var again = pageViewController {
            again.gestures = walk(again.gestures)
            scenario = TraceScenario(any: again)
        } else if var again = scenario.any as? Scenario<PagingScrollViewSettings> {
            again.gestures = walk(again.gestures)
            scenario = TraceScenario(any: again)
        } else {
            scenario = scenario.any.repeated(3)
        }
    }

    /// Leaves out all gestures but the first ones.
    fileprivate mutating func keep(_ count: Int) {
        scenario = scenario.any.keeping(count)
    }
}

extension RegisteredScenario {
    fileprivate func repeated(_ count: Int) -> TraceScenario {
        var again = typed
        again.gestures = GestureSequence(parts: [.repetition(gestures, count: count)])
        return TraceScenario(any: again)
    }

    fileprivate func keeping(_ count: Int) -> TraceScenario {
        var kept = typed
        kept.gestures = GestureSequence(gestures.prefix(count))
        return TraceScenario(any: kept)
    }
}

extension GestureRecord {
    /// The set or the swipe that the record tells of, nil for another gesture.
    fileprivate func gesture(in container: PageViewControllerSettings) -> PageViewControllerGesture? {
        if name == "set" { return .page(.set(ProgrammaticSet(to))) }
        guard let direction, name == "swipe \(direction)" else { return nil }
        if outcome == .cancelled { return .page(.swipe(Swipe(direction, ends: .cancelled))) }
        guard container.transitionStyle == .scroll else { return .page(.swipe(Swipe(direction))) }
        return .page(.swipe(Swipe(direction, preload: notes.contains(.preloadSkipped) ? .skipped : .asked)))
    }
}
