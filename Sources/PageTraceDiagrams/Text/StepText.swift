import PageTrace

/// A step in words.
enum StepText {
    /// Whether pages lie below each other in the recording that is drawn, so that swipes lead up and down.
    @TaskLocal static var isVertical = false

    /// The gesture with its number: `2. swipe forward`.
    static func heading(of step: Step) -> String {
        "\(step.number). \(name(of: step.gesture))"
    }

    /// The gesture with its number and its way in a line: `2. swipe → Third`, `0. set First`, `7. log in · Login → Main`.
    static func title(of step: Step) -> String {
        let gesture = step.gesture
        let way = route(of: gesture)
        guard let pull = gesture.kind.pull, !gesture.to.isEmpty, gesture.from != gesture.to else {
            var space = gesture.changesPages ? " · " : " "
            // The name of an act says nothing of the page that it sets.
            if case .set(_?, _) = gesture.kind, !gesture.changesPages { space = " → " }
            return way.isEmpty ? heading(of: step) : heading(of: step) + space + way
        }
        let isDown = pull.axis.map { $0 == .vertical } ?? isVertical
        let arrow = pull.direction == .forward ? isDown ? "↓" : "→" : isDown ? "↑" : "←"
        return "\(step.number). \(Words.say(pull.verb)) \(arrow) \(Names.inline(gesture.to))"
    }

    /// The gesture, which may name pages, in a length that fits a line.
    static func name(of gesture: GestureRecord) -> String {
        Names.shortened(Words.gesture(gesture.kind), to: 80)
    }

    /// The way of the gesture: `Second → Third`; empty if it leads nowhere.
    static func route(of gesture: GestureRecord) -> String {
        if gesture.to.isEmpty {
            return gesture.outcome == .bounced && !gesture.from.isEmpty
                ? Words.say("at {0}", Names.inline(gesture.from)) : ""
        }
        guard gesture.changesPages else { return Names.inline(gesture.to) }
        return Names.inline(gesture.from) + " → " + Names.inline(gesture.to)
    }

    /// How the gesture ended, with a distinctive sign.
    static func badge(of gesture: GestureRecord) -> String {
        let sign =
            switch gesture.outcome {
            case .completed, .changed: "✓"
            case .cancelled: "↩"
            case .bounced: gesture.direction == .backward ? "⇤" : "⇥"
            case .ignored: "–"
            case .inFlight: "…"
            case .raised, .crashed: "✕"
            }
        return "\(sign) \(word(for: gesture.outcome))"
    }

    /// How the gesture ended if that is unusual, otherwise nothing.
    static func unusualBadge(of gesture: GestureRecord) -> String {
        gesture.outcome.isUsual ? "" : badge(of: gesture)
    }

    /// The name of the node that is the step itself, with a sentence for screen readers: `Step 2: swipe forward, Second → Third, cancelled`.
    static func sentence(of step: Step, name: NodeName, times: String? = nil) -> NodeName {
        let route = route(of: step.gesture)
        let end = word(for: step.gesture.outcome)
        let times = times.map { ", \($0)" } ?? ""
        return name.titled(
            "\(name.title)\(times): \(self.name(of: step.gesture)), " + (route.isEmpty ? "" : route + ", ") + end)
    }

    /// How a gesture ended, in one or two words.
    static func word(for outcome: GestureOutcome) -> String {
        Words.say(outcome == .inFlight ? "in flight" : outcome.rawValue)
    }

    /// The finding in a line: the message, and where the documentation explains it.
    static func line(of finding: Finding) -> String {
        let message = Names.shortened(finding.message, to: 400)
        switch finding.rule {
        case nil: return message
        case .rule(let number): return "\(message) (\(Words.say("rule {0}", number)))"
        case .error(let name): return "\(message) (\(name))"
        case .quirk(let name): return "\(message) (\(Words.say("quirk {0}", name)))"
        }
    }

    /// The value of a tracker: `title: Third ✓`.
    static func line(of tracker: TrackerRecord) -> String {
        let verdict = tracker.isWrong ? " ✗" : tracker.isRight ? " ✓" : ""
        return "\(Names.shortened(tracker.name, to: 60)): \(tracker.value.map(Names.inline) ?? "nil")\(verdict)"
    }
}

extension Step {
    /// Whether the author of the trace lets the step stand out.
    var isEmphasized: Bool { annotation?.isEmphasized ?? false }

    /// The note of the trace's author, in a length that is drawn at all; nil if there is none.
    var shownNote: String? { annotation?.note.map { Names.shortened(Names.visible($0)) } }

    /// The findings at a call, given by its place, or those that are at none of the calls; each with its own place.
    func findings(at call: Int?) -> [(offset: Int, element: Finding)] {
        findings.enumerated().filter { _, finding in
            finding.callback.flatMap { callbacks.indices.contains($0 - 1) ? $0 - 1 : nil } == call
        }
    }
}

extension String {
    /// The text with a small first letter, for use within a sentence.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension GestureOutcome {
    /// Whether the gesture did what it was meant to do.
    var isUsual: Bool { self == .completed || self == .changed }
}

extension GestureRecord {
    /// Whether the gesture leads from pages to others, or toward them.
    var changesPages: Bool { !from.isEmpty && !to.isEmpty && from != to }
}

extension GestureRecord.Kind {
    /// A swipe or a drag toward a side, nil for any other gesture.
    fileprivate var pull: (verb: String, direction: PageTrace.Direction, axis: ScrollAxis?)? {
        switch self {
        case .swipe(let direction?, let axis): ("swipe", direction, axis)
        case .drag(let direction?): ("drag", direction, nil)
        default: nil
        }
    }
}

/// Whose pages a row of cells shows.
///
/// Most holders are somebody: the container, the data source. Some are only what the pages have in common: those that
/// were `told that they appeared`.
enum HolderText {
    /// Above the pages: `held by the container`, `told that they appeared`; or who it is if there is no room for more.
    static func title(of holder: String, width: Double) -> String {
        let title = Words.say(isSomebody(holder) ? "held by the \(holder)" : holder)
        let isLong = TextStyle.boldMark.width(of: title) > width
        return TextStyle.boldMark.line(isLong ? Words.say(holder) : title, width: width)
    }

    /// As part of a sentence: `pages of the container`, `pages told that they appeared`.
    static func pages(of holder: String) -> String {
        isSomebody(holder) ? "pages of the \(holder)" : "pages \(holder)"
    }

    private static func isSomebody(_ holder: String) -> Bool { holder != HeldPages.appearedPages }
}
