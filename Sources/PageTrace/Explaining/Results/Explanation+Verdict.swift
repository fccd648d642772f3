import Paging

extension Explanation {
    /// The verdict in a few sentences, what the plain model says first.
    public var verdict: String {
        switch answer {
        case .yes: return "Yes, on \(systemWords)\(skips)."
        case .notKnown:
            return "Nobody knows: the bound on situations was met. A shorter part of the log may be explained."
        case .onlyIf:
            let count = Quantity.text(assumptions.count, "assumption")
            var text =
                "No in the plain model: \(place). Only if \(log.words(assumptions)): \(count), on \(systemWords)\(skips)."
            if let runnerUp {
                text += " The next best: \(log.words(runnerUp)): \(Quantity.text(runnerUp.count, "assumption"))."
            }
            return text
        case .no:
            guard let parting else { return "No." }
            let reach =
                parting.position == 0
                ? "The model does not do what \(log.place(of: 0)) says."
                : "The model does all that comes before \(log.place(of: parting.position)), and not that."
            return "No. \(reach) \(certainty) \(assumed)"
        }
    }

    /// Where the plain model parts, and by which rule.
    private var place: String {
        guard let parting else { return "nowhere" }
        return log.place(of: parting.position) + (parting.rule.map { ", \($0.rule.text)" } ?? "")
    }

    private var certainty: String {
        let count = Quantity.text(containersTried, "container")
        if let doubt { return "(This is no proof: \(doubt). \(count) tried; the furthest is \(container.words).)" }
        return "(Every swipe, drag and skipped preload was tried, in \(count); the furthest is \(container.words).)"
    }

    private var assumed: String {
        switch options.assume {
        case .skips: "Nothing else was assumed; --assume all finds out what would have to be true."
        case .acts: "Nor is it found with acts that the app did not log."
        case .losses: "Nor is it found with calls that never came."
        case .quirks: "Nor is it found with quirks or readings."
        case .all: "Nor is it found with acts that the app did not log, calls that never came, quirks or readings."
        }
    }

    private var systemWords: String { systems.map(\.rawValue).joined(separator: " and on ") }

    private var skips: String {
        let skipped = skippedPreloads
        guard !skipped.isEmpty else { return "" }
        let list = Wording.sequence(skipped, atMost: 8)
        return ", with the preload skipped at step\(skipped.count == 1 ? "" : "s") \(list)"
    }
}
