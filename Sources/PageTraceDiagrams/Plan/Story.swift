import PageTrace

/// The recording in a few words, including what is not drawn.
extension DrawingPlan {
    /// What the recording shows, no longer than a caption can be.
    var about: String { Names.shortened(recording.about, to: 1_000) }

    /// The title of a sheet: `There and back again (sheet 2 of 7)`.
    func title(of sheet: Int) -> String {
        let title = recording.shownTitle
        return sheets.count > 1
            ? Words.say("{0} (sheet {1} of {2})", title, "\(sheet + 1)", "\(sheets.count)") : title
    }

    /// The line below the title: `UIPageViewController, scroll · 6 steps · 20 callbacks`.
    func caption(of sheet: Int) -> String {
        var parts = [recording.setting] + stepParts(of: sheet)
        if recording.isWalk { parts.append(Words.count(callbacks, "callback")) }
        if let text = findingText { parts.append("⚠ " + text) }
        if let shared { parts.append(Words.say("names without {0}", shared.text)) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Which steps there are, and how many of them are drawn.
    private func stepParts(of sheet: Int) -> [String] {
        let steps = recording.steps
        var parts = [window ?? (recording.isWalk ? Words.count(steps.count, "step") : transitions)]
        if drawn.steps.count < steps.count {
            let count = drawn.steps.count
            parts[0] +=
                ", "
                + Words.say("{0} drawn, {1} folded", Quantity.text(count), Quantity.text(steps.count - count))
        }
        if sheets.count > 1, let last = sheets[sheet].last {
            let first = drawn.steps[sheets[sheet].lowerBound].number
            parts.append(Words.say("here steps {0} to {1}", "\(first)", "\(lastNumber(of: last))"))
        }
        return parts
    }

    /// How many steps a graph has, none of which goes on from the one before.
    private var transitions: String {
        Words.say("a graph, not a walk: {0}", Words.count(recording.steps.count, "transition"))
    }

    /// Which steps of how many, nil if it is all: `steps 120 to 180 of 10,000`.
    private var window: String? {
        guard let omitted = recording.omitted, let first = recording.steps.first,
            let last = recording.steps.last
        else { return nil }
        let all = Quantity.text(omitted.count + recording.steps.count)
        return first.number == last.number
            ? Words.say("step {0} of {1}", "\(first.number)", all)
            : Words.say("steps {0} to {1} of {2}", "\(first.number)", "\(last.number)", all)
    }

    /// How many findings there are, and how many of them are not drawn; nil if there are none at all.
    private var findingText: String? {
        let outside = recording.omitted?.findings ?? 0
        guard findings + outside > 0 else { return nil }
        return Words.count(findings, "finding")
            + (drawnFindings < findings ? ", " + Words.say("{0} drawn", Quantity.text(drawnFindings)) : "")
            + (outside > 0 ? ", " + Words.say("{0} more in the steps left out", Quantity.text(outside)) : "")
    }

    /// One to five sentences that tell what happens, for readers who do not see the drawing.
    var sentences: [String] {
        var sentences = recording.about.isEmpty ? [] : [about]
        if let window { sentences.append(window.prefix(1).uppercased() + window.dropFirst() + ".") }
        let numbers =
            recording.isWalk
            ? "\(Words.count(recording.steps.count, "step")), \(Words.count(callbacks, "callback"))"
            : transitions.prefix(1).uppercased() + transitions.dropFirst()
        let walk = recording.isWalk ? Self.walk(of: recording) : ""
        sentences.append(walk.isEmpty ? "\(numbers)." : Words.say("Pages shown: {0}; {1}.", walk, numbers))
        if !stretches.isEmpty {
            let named = stretches.prefix(3).map(\.sentence)
            let rest = stretches.count - named.count
            let list =
                named.joined(separator: "; ")
                + (rest > 0 ? "; " + Words.say("and {0} more stretches", Quantity.text(rest)) : "")
            sentences.append(Words.say("Drawn once: {0}.", list))
        }
        let unusual = GestureOutcome.allCases.compactMap { outcome -> String? in
            guard !outcome.isUsual else { return nil }
            let number = recording.steps.count { $0.gesture.outcome == outcome }
            return number > 0 ? "\(Quantity.text(number)) \(StepText.word(for: outcome))" : nil
        }
        if !unusual.isEmpty {
            sentences.append(Words.say("Gestures that did not complete: {0}.", unusual.joined(separator: ", ")))
        }
        if let first = recording.steps.lazy.flatMap(\.findings).first {
            sentences.append(
                Words.say("{0}; the first: {1}", Words.count(findings, "finding"), StepText.line(of: first)))
        }
        return sentences
    }

    /// The pages that were shown, one after the other, with the middle left out if there are many.
    private static func walk(of recording: Recording) -> String {
        var stations: [String] = []
        for step in recording.steps {
            let shown = step.after.shown
            guard !shown.isEmpty else { continue }
            let station = Names.inline(shown, separator: " and ")
            if station != stations.last { stations.append(station) }
        }
        if stations.count > 14 { stations = stations.prefix(8) + ["…"] + stations.suffix(5) }
        return stations.joined(separator: " → ")
    }
}

extension Recording {
    /// The title, or what stands for it.
    var shownTitle: String { title.isEmpty ? setting : Names.shortened(title) }
}
