extension Recording {
    /// The recording as text: the form for people and for snapshots.
    ///
    /// ```text
    /// There and back again
    /// UIPageViewController, scroll
    ///
    /// 0. set First
    ///      holds  ? | ▸First | ?      loaded First
    /// ```
    ///
    /// In a line `holds`, `▸` marks the shown page, `?` a neighbour that nobody has asked for, and `nil` one that is
    /// remembered to be missing. Ends with a newline.
    public var text: String {
        var text = heading
        for step in steps { text += "\n" + step.text }
        return text + "\n" + RecordingSummary(self).text + "\n"
    }

    /// The lines above the first step.
    ///
    /// Characters that a terminal would obey or that turn the direction of writing are shown as `\u{202E}`.
    public var heading: String {
        [title, about, container].filter { !$0.isEmpty }.map { Wording.visible($0) + "\n" }.joined()
    }
}

extension GestureRecord {
    /// The gesture as text, such as `swipe forward  Second → Third`.
    public var text: String {
        var text = name
        let from = from.map(PageName.text).joined(separator: ", ")
        let to = to.map(PageName.text).joined(separator: ", ")
        if !to.isEmpty {
            text += from.isEmpty || from == to ? " " + to : "  \(from) → \(to)"
        } else if direction != nil, [.bounced, .ignored, .raised, .crashed].contains(outcome), !from.isEmpty {
            text += "  " + from
        }
        let words = [outcome.words].compactMap { $0 } + notes
        return words.isEmpty ? text : text + "  (\(words.joined(separator: ", ")))"
    }
}

extension GestureOutcome {
    /// The outcome in words, nil where it goes without saying.
    public var words: String? {
        switch self {
        case .completed, .changed: nil
        case .cancelled: "cancelled"
        case .bounced: "bounced"
        case .ignored: "ignored"
        case .inFlight: "in flight"
        case .raised: "raised"
        case .crashed: "crashed"
        }
    }
}

extension HeldPages.Slot {
    /// The slot as text: `▸Third`, `Fourth`, `nil`, `?`.
    public var text: String {
        switch content {
        case .unknown: "?"
        case .none: "nil"
        case .page(let name): (isShown ? "▸" : "") + PageName.text(name)
        }
    }
}

extension Finding {
    /// The finding in one line.
    ///
    /// For example: `callback 3: title says Third, while Second is shown.`
    public var text: String {
        (callback.map { "callback \($0): " } ?? "") + message + (rule.map { " (\($0.ruleText))" } ?? "")
    }
}

extension String {
    /// `E2` as it is, the number of a rule as `rule 13`, the name of a quirk as `quirk lostDidFinish`.
    fileprivate var ruleText: String {
        guard let first else { return self }
        if first.isNumber { return "rule \(self)" }
        return first == "E" ? self : "quirk \(self)"
    }
}
