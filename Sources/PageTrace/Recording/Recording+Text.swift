package import Paging

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
    /// In a line that starts with `holds`, `▸` marks the shown page, `?` a neighbor that has not been asked for, and
    /// `nil` one that is remembered as missing. Ends with a newline.
    public var text: String {
        String { bytes in
            bytes.write(text: heading)
            for step in steps {
                bytes.write("\n")
                step.appendText(to: &bytes)
            }
            bytes.write(text: ending)
        }
    }

    /// The lines above the first step; if steps are left out before it, the last line says so.
    package var heading: String {
        // Titles can contain characters that reverse the text direction, and titles set in code can contain line
        // breaks.
        [title, about, setting].filter { !$0.isEmpty }.map { Wording.visible($0) + "\n" }.joined()
            + (omitted?.before.map { "\n\($0.text)\n" } ?? "")
    }

    /// The lines below the last step: the figures; and, if steps are left out, those after it and the figures of all
    /// steps.
    package var ending: String {
        let figures = RecordingSummary(self).text
        guard let omitted else { return "\n\(figures)\n" }
        return (omitted.after.map { "\n\($0.text)\n" } ?? "") + "\nhere: \(figures)\nin all: \(wholeSummary.text)\n"
    }
}

extension GestureRecord {
    /// The gesture as text, such as `swipe forward  Second → Third`.
    public var text: String { String { write(to: &$0) } }

    func write(to bytes: inout [UInt8]) {
        bytes.write(text: name)
        if !to.isEmpty {
            if kind.isNamedByApp, from.isEmpty || from == to {
                // What the app calls it says nothing of the page, or ends with one.
                bytes.write("  → ")
            } else if from.isEmpty || from == to {
                bytes.write(" ")
            } else {
                bytes.write("  ")
                bytes.write(pages: from)
                bytes.write(" → ")
            }
            bytes.write(pages: to)
        } else if direction != nil, !from.isEmpty, outcome.leadsNowhere {
            bytes.write("  ")
            bytes.write(pages: from)
        }
        guard outcome.words != nil || !notes.isEmpty else { return }
        bytes.write("  (")
        if let words = outcome.words {
            bytes.write(text: words)
            if !notes.isEmpty { bytes.write(", ") }
        }
        bytes.write(list: notes) { $1.write(text: $0.rawValue) }
        bytes.write(")")
    }
}

extension GestureRecord.Kind {
    /// Whether its words begin with those of the app: a set with a name, or a function.
    fileprivate var isNamedByApp: Bool {
        switch self {
        case .set(.some, _), .act: true
        default: false
        }
    }
}

extension GestureOutcome {
    /// The outcome in words, nil if it goes without saying.
    package var words: String? {
        switch self {
        case .completed, .changed: nil
        case .inFlight: "in flight"
        case .cancelled, .bounced, .ignored, .raised, .crashed: rawValue
        }
    }

    /// Whether the text of a gesture with this outcome shows only where it started, because it led nowhere.
    fileprivate var leadsNowhere: Bool {
        switch self {
        case .bounced, .ignored, .raised, .crashed: true
        case .completed, .changed, .cancelled, .inFlight: false
        }
    }
}

extension HeldPages.Slot {
    /// The slot as text: `▸Third`, `Fourth`, `nil`, `?`.
    package var text: String { String { write(to: &$0) } }

    func write(to bytes: inout [UInt8]) {
        switch content {
        case .unknown: bytes.write("?")
        case .none: bytes.write("nil")
        case .page(let name):
            if isShown { bytes.write("▸") }
            bytes.write(page: name)
        }
    }
}

extension Finding {
    /// The finding in one line.
    ///
    /// For example: `callback 3: title says Third, while Second is shown.`
    public var text: String {
        (callback.map { "callback \($0): " } ?? "") + message + (rule.map { " (\($0.text))" } ?? "")
    }
}
