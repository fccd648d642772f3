import Foundation
import Testing

@testable import PageTrace

@Suite("What follows if a trace is changed in a way whose consequence is known, over random traces")
struct MetamorphicProperties {
    @Test func `Some of the steps are a part of the whole, and the others are counted`() {
        Seeds.expect { random in
            let whole = random.recording
            guard let last = whole.steps.last else { return [] }
            var choices = SeededChoices(seed: ~random.seed)
            let start = choices.number(in: 0...whole.steps.count - 1)
            let end = choices.number(in: start...whole.steps.count - 1)
            let part = try whole.steps(in: StepRange(whole.steps[start].number...whole.steps[end].number))
            let text = whole.text
            return (part.steps == Array(whole.steps[start...end]) ? [] : ["other steps"])
                + (part.wholeSummary == RecordingSummary(whole) ? [] : ["\(part.wholeSummary) to step \(last.number)"])
                + part.steps.filter { !text.contains($0.text) }.map { "not in the log: \($0.text)" }
        }
    }

    @Test func `Repetitions and random walks that are written out give the same log`() {
        Seeds.expect { random in
            var written = random.trace
            written.writeOut()
            return Recording(replaying: written).steps.map(\.unannotated) == random.recording.steps.map(\.unannotated)
                ? [] : ["another log"]
        }
    }

    @Test func `Gestures that are appended change no earlier step`() {
        Seeds.expect { random in
            var long = random.trace
            long.repeatSwipes(3)
            // That an app waits for ever is said at the end of a walk, wherever that is.
            let steps = random.recording.steps.map { $0.without(.stuck) }
            return Recording(replaying: long).steps.prefix(steps.count).map { $0.without(.stuck) } == steps
                ? [] : ["an earlier step is another"]
        }
    }

    @Test func `Pages with other names are other names in the log, and nothing else`() {
        var count = 0
        Seeds.expect { random in
            let pages = random.trace.pages
            let text = random.trace.json()
            // In the order of the old names, because a playlist lists the controllers that are gone by their names.
            let names = Dictionary(
                uniqueKeysWithValues: pages.sorted().enumerated().map { ($1, "page number \(100 + $0)") })
            guard let renamed = try? TraceReader.read(JSONNames(names).renamed(text).utf8, name: "renamed.json"),
                renamed.pages == pages.compactMap({ names[$0] })
            else { return [] }
            let lines = Recording(replaying: renamed).steps.map { JSONNames([:]).outline(of: $0.jsonLine) }
            // A name that is also a word of recordings, or of a tracker, cannot be told from it in their text.
            guard !pages.contains(where: { name in lines.contains { $0.contains(JSONNames.quoted(name)) } }) else {
                return []
            }
            count += 1
            // Gestures name pages in words, too, and an act may be named as a page is; as values they stand beside them.
            // Scalar by scalar: a name that begins with a joiner makes one character of it and the space before.
            let words = /"effects":\[.*?\],"|"name":".*?","outcome"/.matchingSemantics(.unicodeScalar)
            let expected = random.recording.steps.map {
                JSONNames(names).outline(of: $0.jsonLine).replacing(words, with: "")
            }
            let found = lines.map { $0.replacing(words, with: "") }
            return zip(expected, found).filter { $0 != $1 }.prefix(1).map { "\($0)\ninstead of\n\($1)" }
                + (expected.count == found.count ? [] : ["\(found.count) steps"])
        }
        #expect(count >= Seeds.range().count / 4)
    }

    @Test
    func `A list that is turned round, under swipes the other way, shows the same and keeps it on the other side`() {
        Seeds.expect { random in
            var choices = SeededChoices(seed: random.seed)
            let names = (1...choices.number(in: 2...6)).map { "Page \($0)" }
            let swipes = (0..<choices.number(in: 1...30)).map { _ in
                Swipe(
                    choices.one(of: Direction.allCases), ends: choices.one(of: [.completed, .completed, .cancelled]),
                    preload: choices.one(of: [nil, nil, .skipped]))
            }
            let first = choices.one(of: names)
            func steps(_ pages: [String], _ swipes: [Swipe]) -> [Step] {
                let gestures: [PageViewControllerGesture] =
                    [.page(.set(ProgrammaticSet([first])))] + swipes.map { .page(.swipe($0)) }
                return Recording(replaying: Trace(pages: pages, gestures: GestureSequence(gestures))).steps
            }
            let there = steps(names, swipes)
            let back = steps(
                names.reversed(), swipes.map { Swipe($0.direction.opposite, ends: $0.ends, preload: $0.preload) })
            return zip(there, back).flatMap { one, other -> [String] in
                let (held, mirror) = (one.after[0].slots.map(\.content), other.after[0].slots.map(\.content))
                let calls = one.callbacks.map { Self.mirrored($0.name) }.sorted()
                return (held == mirror.reversed() ? [] : ["step \(one.number) holds \(held), and \(mirror)"])
                    + (one.gesture.outcome == other.gesture.outcome ? [] : ["step \(one.number) ends otherwise"])
                    // Which side is asked first on a first drag is no mirror image. (Rule 3)
                    + (calls == other.callbacks.map(\.name).sorted() ? [] : ["step \(one.number) calls otherwise"])
            }
        }
    }

    private static func mirrored(_ name: String) -> String {
        switch name {
        case "viewControllerAfter": "viewControllerBefore"
        case "viewControllerBefore": "viewControllerAfter"
        default: name
        }
    }

    @Test func `The log of a walk is explained with a plain Yes`() {
        Seeds.expect(share: 4) { random in
            var choices = SeededChoices(seed: random.seed)
            let count = choices.number(in: 2...5)
            let walk = RandomWalk<PageViewControllerGesture>(
                seed: random.seed, count: choices.number(in: 1...12), cancelled: 0.2)
            let trace = Trace(
                pages: (1...count).map { "Page \($0)" },
                gestures: GestureSequence<PageViewControllerGesture>(parts: [
                    .gesture(.page(.set(ProgrammaticSet(["Page 1"])))), .randomWalk(walk),
                ]))
            let explanation = try ObservedLog(Recording(replaying: trace)).explained()
            return explanation.isExplained && explanation.verdict.hasPrefix("Yes, on iOS 26 and on classic")
                ? [] : [explanation.text]
        }
    }
}

extension Step {
    /// The step without its author's remark, which gestures alone do not carry.
    fileprivate var unannotated: Step {
        var step = self
        step.annotation = nil
        return step
    }
}

extension Trace {
    /// Writes every gesture out.
    fileprivate mutating func writeOut() {
        func writtenOut(_ scenario: some RegisteredScenario) -> TraceScenario {
            var kept = scenario.typed
            kept.gestures = GestureSequence(Array(kept.gestures))
            return TraceScenario(any: kept)
        }
        scenario = writtenOut(scenario.any)
    }

    /// Swipes there and back at the end, so that situations come again.
    fileprivate mutating func repeatSwipes(_ count: Int) {
        guard let kept = pageViewController else { return }
        let swipes: GestureSequence<PageViewControllerGesture> = [
            .page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.backward, ends: .cancelled))),
            .page(.swipe(Swipe(.backward))),
        ]
        pageViewController?.gestures = GestureSequence(parts: kept.gestures.parts + [.repetition(swipes, count: count)])
    }
}

extension Step {
    fileprivate func without(_ kind: Finding.Kind) -> Step {
        var step = self
        step.findings.removeAll { $0.kind == kind }
        return step
    }
}
