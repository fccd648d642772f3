import PageTrace

/// A step as its lines in a log tell it.
struct ParsedStep {
    /// The number of the step.
    var number = -1
    /// The words of the gesture.
    var gesture = ""
    /// What the author of the trace says, and whether the step stands out.
    var note: String?
    var isEmphasized = false
    /// The texts of the callbacks, which have to be numbered from 1.
    var callbacks: [String] = []
    /// How many trackers were changed by callbacks.
    var changes = 0
    /// What is held, by holder.
    var slots: [[HeldPages.Content]] = []
    var shown: [String] = []
    var loaded: [String] = []
    var dropped: [String] = []
    var madeNotKept: [String] = []
    var trackers: [String] = []
    var findings: [String] = []

    /// Reads the lines of a step, nil where one of them is of no kind.
    init?(_ lines: [String]) {
        guard let first = lines.first else { return nil }
        var heading = LogLine(first)
        guard let number = heading.number(), heading.take(". ") else { return nil }
        (self.number, gesture) = (number, heading.remainder)
        for line in lines.dropFirst() {
            guard read(line) else { return nil }
        }
    }

    private mutating func read(_ text: String) -> Bool {
        var line = LogLine(text)
        if line.take("     holds  ") { return readHeld(&line) }
        if text == "     emphasis" || line.take("     note  ") || line.take("     emphasis  ") {
            isEmphasized = text.hasPrefix("     emphasis")
            note = text == "     emphasis" ? nil : line.remainder
            return callbacks.isEmpty
        }
        if line.take("     ! ") {
            findings.append(line.remainder)
            return true
        }
        if line.take("           ") {
            changes += 1
            return true
        }
        let indentation = line.spaces()
        if let number = line.number() {
            guard number == callbacks.count + 1, "\(number)".count + indentation == 6, line.take("  ") else {
                return false
            }
            callbacks.append(line.remainder)
            return true
        }
        guard indentation == 5, let tracker = line.name(), line.take("  "), let value = line.name() else {
            return false
        }
        guard line.isAtEnd || line.take("      wrong") && line.isAtEnd else { return false }
        trackers += [tracker, value]
        return true
    }

    private mutating func readHeld(_ line: inout LogLine) -> Bool {
        var contents: [HeldPages.Content] = []
        repeat {
            let isShown = line.take("▸")
            // In quotes they are names.
            let isQuoted = line.remainder.hasPrefix("\"")
            guard let name = line.name() else { return false }
            contents.append(isQuoted ? .page(name) : name == "?" ? .unknown : name == "nil" ? .none : .page(name))
            if isShown, slots.isEmpty, case .page(let name) = contents.last { shown.append(name) }
        } while line.take(" | ")
        slots.append(contents)
        let lists: [(word: String, names: WritableKeyPath<ParsedStep, [String]>)] = [
            ("loaded", \.loaded), ("dropped", \.dropped), ("made, not kept", \.madeNotKept),
        ]
        for list in lists where line.take("      \(list.word) ") {
            guard let names = line.names() else { return false }
            self[keyPath: list.names] = names
        }
        return line.isAtEnd || line.take("      (")
    }
}

extension ParsedStep {
    /// How the lines differ from a step.
    func problems(_ step: Step) -> [String] {
        func differ(_ what: String, _ said: some Equatable, _ recorded: some Equatable) -> String? {
            "\(said)" == "\(recorded)"
                ? nil : "step \(step.number), \(what): the text says \(said), the JSON \(recorded)"
        }
        let names = callbacks.map { String($0.prefix { $0.isLetter }) }
        return [
            differ("number", number, step.number),
            gesture.hasPrefix(step.gesture.name)
                ? nil : "step \(step.number): \(gesture), and not \(step.gesture.name)",
            differ("note", note, step.annotation?.note.map { Wording.visible($0) }),
            differ("emphasis", isEmphasized, step.annotation?.isEmphasized ?? false),
            differ("callbacks", names, step.callbacks.map(\.name)),
            differ(
                "changes", changes, step.callbacks.reduce(step.ownChanges.count) { $0 + $1.changes.count }),
            differ("held", slots, step.after.map { $0.slots.map(\.content) }),
            differ("shown", shown, step.after.first?.shown ?? []),
            differ("loaded", loaded, step.loaded), differ("dropped", dropped, step.dropped),
            differ("made, not kept", madeNotKept, step.madeNotKept),
            differ("trackers", trackers, step.trackers.flatMap { [$0.name, $0.value ?? "nil"] }),
            differ("findings", findings.count, step.findings.count),
        ].compactMap { $0 }
    }
}
