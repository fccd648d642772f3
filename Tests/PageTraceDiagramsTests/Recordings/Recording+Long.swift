import PageTrace

/// Recordings that are too long for one look.
extension Recording {
    /// The walk 1→2→3→4→3→2→1 several times over.
    static func rounds(_ count: Int, title: String = "There and back, again and again") -> Recording {
        var walk = Walk(four)
        for _ in 0..<count {
            for _ in 0..<3 { walk.swipe(.forward) }
            for _ in 0..<3 { walk.swipe(.backward) }
        }
        return walk.recording(title: title)
    }

    /// A walk at random, the same in every run.
    static func wandering(steps: Int) -> Recording {
        var walk = Walk((1...9).map { "Page \($0)" })
        var state: UInt64 = 1
        for _ in 1..<steps {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            walk.swipe(state >> 63 == 0 ? .forward : .backward, cancelled: (state >> 58) & 7 == 0)
        }
        return walk.recording(title: "A walk of \(steps) steps")
    }

    /// The recording with a finding at every step at which the third page is shown.
    var withFindings: Recording {
        var recording = self
        for place in steps.indices where steps[place].after.first?.shown == ["Third"] {
            recording.steps[place].findings = [Finding(kind: .wrongTracker, message: "title is late")]
        }
        return recording
    }

    /// Some of the steps.
    func window(_ range: ClosedRange<Int>) throws -> Recording { try steps(in: StepRange(range)) }
}
