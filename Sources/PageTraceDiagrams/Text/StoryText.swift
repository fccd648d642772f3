import PageTrace

/// A recording in a few words.
enum StoryText {
    /// The title of the recording, or what stands for it.
    static func title(of recording: Recording) -> String {
        recording.title.isEmpty ? recording.container : recording.title
    }

    /// The line below the title: `UIPageViewController, scroll · 6 steps · 20 callbacks`.
    static func caption(of recording: Recording) -> String {
        var parts = [recording.container, count(recording.steps.count, "step")]
        parts.append(count(recording.steps.reduce(0) { $0 + $1.callbacks.count }, "callback"))
        let findings = recording.steps.reduce(0) { $0 + $1.findings.count }
        if findings > 0 { parts.append("⚠ " + count(findings, "finding")) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// One to three sentences that tell what happens, for those who do not see the drawing.
    static func summary(of recording: Recording) -> String {
        var sentences = recording.about.isEmpty ? [] : [recording.about]
        let walk = walk(of: recording)
        let callbacks = recording.steps.reduce(0) { $0 + $1.callbacks.count }
        let numbers = "\(count(recording.steps.count, "step")), \(count(callbacks, "callback"))"
        sentences.append(walk.isEmpty ? "\(numbers)." : "Pages shown: \(walk); \(numbers).")
        let unusual = GestureOutcome.allCases.compactMap { outcome -> String? in
            guard outcome != .completed, outcome != .changed else { return nil }
            let number = recording.steps.count { $0.gesture.outcome == outcome }
            return number > 0 ? "\(number) \(StepText.word(for: outcome))" : nil
        }
        if !unusual.isEmpty { sentences.append("Gestures that did not complete: \(unusual.joined(separator: ", ")).") }
        let findings = recording.findings
        if let first = findings.first {
            sentences.append("\(count(findings.count, "finding")); the first: \(StepText.line(of: first))")
        }
        return sentences.joined(separator: " ")
    }

    /// The pages that were shown, one after the other, with the middle left out where there are many.
    private static func walk(of recording: Recording) -> String {
        var stations: [String] = []
        for step in recording.steps {
            guard let shown = step.after.first?.shown, !shown.isEmpty else { continue }
            let station = Names.inline(shown, separator: " and ")
            if station != stations.last { stations.append(station) }
        }
        if stations.count > 14 { stations = stations.prefix(8) + ["…"] + stations.suffix(5) }
        return stations.joined(separator: " → ")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
