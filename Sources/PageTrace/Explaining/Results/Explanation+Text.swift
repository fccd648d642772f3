import Paging

extension Explanation {
    /// The result for people: the verdict first, then the gestures; or where log and model part, what the model would have
    /// done there, and what to send to us.
    ///
    /// Ends with a newline.
    public var text: String {
        var parts = [verdict]
        if let parting {
            parts.append(seen(parting))
            parts.append(allowed(parting))
            if !gestures.isEmpty { parts.append("What comes before follows from these gestures:\n\n" + gestureLines) }
            parts.append(candidate(parting))
        } else {
            parts.append(gestureLines)
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The verdict in a sentence or two.
    public var verdict: String {
        if isBounded {
            return "Nobody knows: the bound on states was met. A shorter part of the log may be explained."
        }
        guard let parting else { return "Yes, on \(systemWords)\(assumptions)." }
        let count = Quantity.text(containersTried, "container")
        let reach =
            parting.position == 0
            ? "The model does not do what \(log.place(of: 0)) says."
            : "The model does all that comes before \(log.place(of: parting.position)), and not that."
        return "No. \(reach) (\(count) tried; the furthest is \(container.words)\(assumptions).)"
    }

    private var systemWords: String { systems.map(\.rawValue).joined(separator: " and on ") }

    private var assumptions: String {
        var words = switches.map { name in
            (Quirks.named.contains { $0.name == name } ? "the quirk " : "the reading ") + name
        }
        let skipped = skippedPreloads
        if !skipped.isEmpty {
            let most = 8
            var numbers = skipped.prefix(most).map { Quantity.text($0) }
            if skipped.count > most { numbers.append("\(Quantity.text(skipped.count - most)) more") }
            let last = numbers.removeLast()
            let list = numbers.isEmpty ? last : numbers.joined(separator: ", ") + " and " + last
            words.append("the preload skipped at step\(skipped.count == 1 ? "" : "s") \(list)")
        }
        return words.isEmpty ? "" : ", with " + words.joined(separator: " and ")
    }

    /// The gestures, numbered as the steps of a recording, each with its lines.
    private var gestureLines: String {
        let most = 40
        var lines: [String] = []
        if gestures.count <= most,
            let path = Trace(
                container: container, pages: walk.pages, client: walk.client,
                gestures: GestureSequence(gestures.map(\.gesture))
            ).path
        {
            lines.append("  \(path)\n")
        }
        for (number, gesture) in gestures.prefix(most).enumerated() {
            lines.append("\(number). \(gesture.text)".padded(to: 48) + places(of: gesture))
        }
        if gestures.count > most { lines.append("and \(Quantity.text(gestures.count - most)) more") }
        return lines.map { $0.trimmingLastSpaces }.joined(separator: "\n")
    }

    private func places(of gesture: ExplainedGesture) -> String {
        gesture.entries.map(log.places(of:)) ?? (gesture.isBeforeLog ? "before the log" : "not in the log")
    }

    private func seen(_ parting: Parting) -> String {
        "\(Wording.visible(log.name)):\(log.entries[parting.position].line.map { "\($0): " } ?? " ")"
            + log.words(log.entries[parting.position].callback) + "\n"
            + (parting.rule.map { "\($0.label) forbids it: \($0.sentence)" }
                ?? "No rule of the model forbids it by name, and none leads to it here.")
    }

    private func allowed(_ parting: Parting) -> String {
        guard !parting.alternatives.isEmpty else { return "There the model would have called nobody." }
        let lines = parting.alternatives.map { "  " + $0.call.padded(to: 62) + $0.gesture }
        return "There the model would have called, and in which gesture:\n" + lines.joined(separator: "\n")
    }

    /// The calls around the place, ready to be sent.
    private func candidate(_ parting: Parting) -> String {
        let first = Swift.max(0, parting.position - 12)
        let lines = log.entries[first...parting.position].map { log.words($0.callback) }
        return """
            If a device did this, it is a candidate for a rule. Please send it, with the system, the device and the \
            gestures:

                # system: …   device: …   gestures: …
                # the last line is what the model does not do (\(switches.isEmpty ? "no switch" : "with \(switches.joined(separator: ", "))") helps)
                \(container.words)\(first > 0 ? "\n    # … \(Quantity.text(first, "call")) before" : "")
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
            """
    }
}

extension BrokenRule {
    /// What a sentence begins with: `Rule 14`, `E3`.
    fileprivate var label: String { rule.text.prefix(1).uppercased() + rule.text.dropFirst() }
}

extension String {
    fileprivate func padded(to length: Int) -> String { self + String(repeating: " ", count: max(2, length - count)) }

    fileprivate var trimmingLastSpaces: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
