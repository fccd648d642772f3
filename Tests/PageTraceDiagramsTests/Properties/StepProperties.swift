import Testing

@testable import PageTrace

@Suite("Properties of the steps of a recording, over random traces")
struct StepProperties {
    private func expect(
        sourceLocation: SourceLocation = #_sourceLocation, _ problem: (RandomTrace, Step) -> String?
    ) {
        Seeds.expect(sourceLocation: sourceLocation) { random in
            random.recording.steps.compactMap { step in problem(random, step).map { "step \(step.number): \($0)" } }
        }
    }

    @Test func `Steps are numbered from 0, and what is held before one is what was held after the last`() {
        Seeds.expect { random in
            let steps = random.recording.steps
            let numbers = steps.enumerated().compactMap {
                $1.number == $0 ? nil : "step \($0) has the number \($1.number)"
            }
            return numbers
                + zip(steps, steps.dropFirst()).compactMap { last, next in
                    last.after.first == next.before.first
                        ? nil : "step \(next.number) begins with \(next.before), and the last ended with \(last.after)"
                }
        }
    }

    @Test func `Loaded and dropped are the difference between the pages held before and after`() {
        expect { random, step in
            // A question that is set while its list changes is another controller of the same name.
            if random.setsQuestionsAnew { return nil }
            if random.trace.scenario.any is Scenario<RootContainerSettings> { return aliveProblem(step) }
            // Beside the container, clients keep pages of their own.
            let before = Set(step.before.first?.pages ?? []), after = Set(step.after.first?.pages ?? [])
            if Set(step.loaded) != after.subtracting(before) { return "loaded \(step.loaded): \(before) to \(after)" }
            if Set(step.dropped) != before.subtracting(after) {
                return "dropped \(step.dropped): \(before) to \(after)"
            }
            return Set(step.loaded + step.dropped).count == step.loaded.count + step.dropped.count
                ? nil : "one is there twice"
        }
    }

    /// For a root container it is about what is alive: held by anybody, the variable `current` as well.
    ///
    /// A view that is left behind holds nobody.
    private func aliveProblem(_ step: Step) -> String? {
        func alive(_ held: [HeldPages]) -> Set<String> {
            Set(held.filter { $0.holder != "view of the root" }.flatMap(\.pages))
        }
        let again = alive(step.before).intersection(step.loaded), still = alive(step.after).intersection(step.dropped)
        if !again.isEmpty { return "\(again) loaded, and held before" }
        if !still.isEmpty { return "\(still) dropped, and held still" }
        let held = alive(step.after).union(step.trackers.compactMap(\.value))
        return held.isSuperset(of: step.loaded) ? nil : "loaded \(step.loaded), and held \(held)"
    }

    @Test func `A replay stops at a raise or a crash, which a finding explains, and a lenient one never does`() {
        Seeds.expect { random in
            let recording = random.recording
            // The other containers have no lenient form.
            let isStrict = random.container?.contract != .lenient
            return recording.steps.compactMap { step in
                let isLast = step.number == recording.steps.count - 1
                if step.gesture.outcome.isStop, !isLast || !isStrict {
                    return "step \(step.number) stops, and does not end it"
                }
                if step.gesture.outcome.isStop, !step.findings.contains(where: \.kind.isFatal) {
                    return "stopped without a word"
                }
                let isUnexplained =
                    step.findings.contains(where: \.kind.isFatal) && isStrict && !step.gesture.outcome.isStop
                return isUnexplained ? "step \(step.number) goes on" : nil
            }
        }
    }

    @Test func `A finding at a callback is at one that is there, and is one line`() {
        expect { _, step in
            for finding in step.findings {
                if let callback = finding.callback,
                    !(1...max(1, step.callbacks.count)).contains(callback) || step.callbacks.isEmpty
                {
                    return "callback \(callback) of \(step.callbacks.count): \(finding.message)"
                }
                if finding.message.unicodeScalars.contains(where: HostileText.isObeyed) { return finding.message }
            }
            return nil
        }
    }

    @Test func `A tracker is marked as wrong where a finding says so, and nowhere else`() {
        expect { _, step in
            let marked = step.trackers.count(where: \.isWrong)
            let found = step.findings.count { $0.kind == .wrongTracker }
            return marked == found ? nil : "\(marked) are marked, \(found) found"
        }
    }

    /// When a callback may come, by the gesture.
    private static let phases: [(gesture: String, phases: Set<Phase>)] = [
        ("swipe", [.dragStart, .drag, .landing, .returning, .preload, .set, .completion]),
        ("drag", [.dragStart, .drag, .landing, .returning, .preload, .set, .completion]),
        ("move", [.dragStart, .drag, .landing, .returning, .preload, .set, .completion]),
        ("release", []),
        ("settle", [.landing, .returning, .preload, .set, .completion]),
        ("set double-sided", []),
        ("set", [.set, .completion, .landing, .returning, .preload]),
        ("rotate", [.orientation, .landing, .returning, .preload, .set, .completion]),
        ("layout changes", []),
        ("container", [.rest, .landing, .returning, .preload, .set, .completion]),
        ("turn", [.rest, .set, .completion, .landing, .returning, .preload]),
        ("remove the data source", []), ("assign the data source", []),
        ("append", [.set, .completion, .returning]), ("prepend", [.set, .completion, .returning]),
        ("insert", [.set, .completion, .returning]), ("remove", [.set, .completion, .returning]),
        ("replace", [.set, .completion, .returning]), ("after watchdog", []),
    ]

    @Test func `The phase of every callback is one that its gesture has`() {
        expect { random, step in
            guard random.container != nil else { return nil }
            let name =
                switch step.gesture.kind {
                case .set, .setWhileBusy, .setOfUnknownPages, .act: "set"
                default: step.gesture.name
                }
            guard let allowed = Self.phases.first(where: { name.hasPrefix($0.gesture) })?.phases else {
                return "unknown gesture \(step.gesture.name)"
            }
            // An app that acts in callbacks sets pages in any of them, or on a later turn.
            return step.callbacks.first { call in
                !allowed.contains(call.phase) && (call.role != .request || random.isPlain)
            }.map { "\($0.text) in the phase \($0.phase)" }
        }
    }

    @Test func `A page moves in before it moves out, and appears before it disappears, each once`() {
        Seeds.expect { random in
            guard random.container != nil else { return [] }
            var trace = random.trace
            trace.observe([.appearance, .containment])
            var life = PageLife()
            return Recording(replaying: trace).steps.flatMap { step in
                step.callbacks.compactMap { life.problem($0) }.map { "step \(step.number): \($0)" }
            }
        }
    }
}

extension RandomTrace {
    fileprivate var setsQuestionsAnew: Bool {
        guard case .questionnaire? = trace.pageViewController?.client else { return false }
        return trace.pageGestures.contains { if case .list = $0 { true } else { false } }
    }
}
