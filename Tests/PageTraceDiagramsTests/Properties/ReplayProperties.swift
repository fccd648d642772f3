import PageTrace
import Testing

@Suite("Properties of replays, over random traces")
struct ReplayProperties {
    @Test("The same trace gives the same recording, also once written and read again")
    func determinism() {
        Seeds.expect { random in
            let recording = random.recording
            let read = try TraceReader.read(random.trace.json().utf8, name: "trace.json")
            return (recording == random.recording ? [] : ["a second replay differs"])
                + (Recording(replaying: read).json == recording.json ? [] : ["a replay of what was read differs"])
        }
    }

    @Test("The first gestures of a trace give the first steps of its recording")
    func prefix() {
        Seeds.expect { random in
            // Gestures alone carry no notes.
            func plain(_ steps: some Sequence<Step>) -> [Step] {
                steps.map { step in
                    var step = step
                    step.annotation = nil
                    return step
                }
            }
            let steps = plain(random.recording.steps)
            var choices = SeededChoices(seed: ~random.seed)
            var trace = random.trace
            trace.gestures = GestureSequence(trace.gestures.prefix(choices.number(below: trace.gestures.count)))
            let first = Recording(replaying: trace).steps
            return first == Array(steps.prefix(first.count)) && first.count >= min(trace.gestures.count, steps.count)
                ? [] : ["\(trace.gestures.count) gestures give other steps"]
        }
    }

    @Test("A replay that is copied half way goes on as the original does, and neither knows of the other")
    func copies() {
        Seeds.expect { random in
            var choices = SeededChoices(seed: ~random.seed)
            var replay = Replay(random.trace)
            for _ in 0..<choices.number(below: random.trace.gestures.count) { _ = replay.next() }
            var copy = replay
            let rest = Array(copy)
            while copy.next() != nil {}
            return Array(replay) == rest ? [] : ["the original goes on otherwise"]
        }
    }

    @Test("The gestures that a recording of sets and swipes names give the same recording")
    func ownGestures() {
        Seeds.expect { random in
            // These records name controllers, of which a page may have several.
            guard let container = random.container, !random.namesControllers else { return [] }
            let walk = random.walk
            let recording = Recording(replaying: walk)
            let records = recording.steps.map(\.gesture)
            var again = walk
            again.gestures = GestureSequence(records.compactMap { $0.gesture(in: container) })
            guard again.gestures.count == records.count else { return ["\(records.map(\.name))"] }
            let repeated = Recording(replaying: again)
            return zip(repeated.steps, recording.steps).filter { $0 != $1 }.map { "\($0.text)instead of\n\($1.text)" }
                + (repeated.steps.count == recording.steps.count ? [] : ["\(repeated.steps.count) steps"])
        }
    }

    @Test("A walk that has a path is the walk of its path")
    func paths() {
        var count = 0
        Seeds.expect { random in
            let walk = random.walk
            guard let path = walk.path, let container = random.container, let client = walk.client.pages else {
                return []
            }
            count += 1
            let read = try Trace(
                path: path, pages: walk.pages, title: walk.title, container: container, client: client)
            return Array(read.gestures) == Array(walk.gestures)
                && Recording(replaying: read).steps == Recording(replaying: walk).steps
                ? [] : ["\(path) is another walk"]
        }
        #expect(count > Seeds.range().count / 50)
    }
}

extension RandomTrace {
    /// Whether the client makes controllers while it runs.
    var namesControllers: Bool {
        if case .playlist = trace.client { true } else { trace.client.pages?.makesFreshPages ?? false }
    }

    /// The sets without animation and the swipes of a page view controller, over the pages that are there from the start.
    var walk: Trace {
        var walk = trace
        walk.gestures = GestureSequence(
            trace.gestures.compactMap { gesture -> Gesture? in
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

extension GestureRecord {
    /// The set or the swipe that the record tells of, nil for another gesture.
    fileprivate func gesture(in container: PageViewControllerSettings) -> Gesture? {
        if name == "set" { return .page(.set(ProgrammaticSet(to))) }
        guard let direction, name == "swipe \(direction)" else { return nil }
        if outcome == .cancelled { return .page(.swipe(Swipe(direction, ends: .cancelled))) }
        guard container.transitionStyle == .scroll else { return .page(.swipe(Swipe(direction))) }
        return .page(.swipe(Swipe(direction, preload: notes.contains("preload skipped") ? .skipped : .asked)))
    }
}
