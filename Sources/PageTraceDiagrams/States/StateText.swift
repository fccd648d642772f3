import PageTrace

/// States and transitions in words.
enum StateText {
    /// What is in a slot: the page, `nil` or `?`.
    static func content(of slot: HeldPages.Slot) -> String {
        switch slot.content {
        case .unknown: "?"
        case .none: "nil"
        case .page(let name): Names.inline(name)
        }
    }

    /// The state in a line: `Second | ▸ Third | Fourth`.
    static func line(of held: HeldPages) -> String {
        guard !held.slots.isEmpty else { return Words.say("nothing") }
        return DrawnSlot.slots(of: held).map { drawn in
            switch drawn {
            case .slot(let slot): (slot.isShown && slot.page != nil ? "▸ " : "") + content(of: slot)
            case .omitted(let count): DrawnSlot.text(omitted: count)
            }
        }.joined(separator: " | ")
    }

    /// The state as a sentence: `Third is shown, before: Second, after: Fourth`.
    static func sentence(of held: HeldPages) -> String {
        let shown = held.shown
        let verb = shown.count > 1 ? "are" : "is"
        let names = Names.inline(shown, separator: " and ")
        let first = shown.isEmpty ? "Nothing is shown" : "\(names) \(verb) shown"
        let others = DrawnSlot.slots(of: held).compactMap { drawn -> String? in
            switch drawn {
            case .omitted(let count): DrawnSlot.text(omitted: count)
            case .slot(let slot) where slot.isShown: nil
            case .slot(let slot):
                switch slot.content {
                case .unknown: "\(slot.name): not asked yet"
                case .none: "\(slot.name): none"
                case .page(let name): "\(slot.name): \(Names.inline(name))"
                }
            }
        }
        return ([first] + others).joined(separator: ", ")
    }

    /// The numbers of steps: `1, 4` or, if there are many, `1, 4 … 33 (×12)`.
    static func steps(_ numbers: [Int]) -> String {
        guard numbers.count > 3, let last = numbers.last else {
            return numbers.map(String.init).joined(separator: ", ")
        }
        return "\(numbers[0]), \(numbers[1]) … \(last) (×\(numbers.count))"
    }

    /// From how many states transitions of a graph come that are drawn as one: `from 6 states`; empty for one.
    static func times(_ numbers: [Int]) -> String {
        numbers.count > 1 ? Words.say("from {0} states", Quantity.text(numbers.count)) : ""
    }

    /// What the author of the trace says of a transition's steps, in lines; of many notes, the first three.
    static func notes(of transition: StateGraph.Transition) -> [String] {
        let lines = transition.notes.prefix(noteCount).flatMap { note in
            TextStyle.remark.lines(of: "“\(note)”", width: noteWidth)
        }
        let omitted = transition.notes.count - noteCount
        return omitted > 0 ? lines + [Words.say("… {0} more", "\(omitted)")] : lines
    }

    private static let noteCount = 3
    private static let noteWidth = 170.0

    /// The gesture of a transition, with a sign if it did not complete.
    static func gesture(of transition: StateGraph.Transition) -> String {
        let badge = StepText.unusualBadge(of: transition.gesture)
        return gestureName(of: transition) + (badge.isEmpty ? "" : " " + badge)
    }

    static func gestureName(of transition: StateGraph.Transition) -> String {
        let gesture = transition.gesture
        // The arrow of other gestures leads to another page; of a set of the page that is shown it does not.
        let page = !gesture.to.isEmpty && gesture.from == gesture.to ? " " + Names.inline(gesture.to) : ""
        return Names.shortened(Words.gesture(gesture.kind), to: 40) + page
    }

    /// What an arrow stands for: `swipe forward, step 3; swipe backward ↩ cancelled, step 4`.
    static func tooltip(of transitions: [StateGraph.Transition]) -> String {
        transitions.map { transition in
            let numbers = transition.steps
            let steps = transition.isTaken ? ", step \(steps(numbers))" : numbers.count > 1 ? " \(times(numbers))" : ""
            return gesture(of: transition) + steps
        }.joined(separator: "; ")
    }
}

/// A slot of a state that is written side by side with the others, or how many are left out there.
enum DrawnSlot {
    case slot(HeldPages.Slot)
    case omitted(Int)

    /// The most slots that are written: a scroll view may hold a hundred thousand pages.
    private static let limit = 12
    /// How far from a shown slot others are written if there are more.
    private static let reach = 2

    /// The slots of a holder: all of them, or those around the shown ones.
    static func slots(of held: HeldPages) -> [DrawnSlot] {
        guard held.slots.count > limit else { return held.slots.map(DrawnSlot.slot) }
        var slots: [DrawnSlot] = []
        var next = 0
        var count = 0
        for place in held.slots.indices where held.slots[place].isShown && count < limit {
            let last = min(place + reach, held.slots.count - 1)
            let first = max(next, place - reach)
            guard first <= last else { continue }
            if first > next { slots.append(.omitted(first - next)) }
            slots += held.slots[first...last].map(DrawnSlot.slot)
            count += last - first + 1
            next = last + 1
        }
        return next < held.slots.count ? slots + [.omitted(held.slots.count - next)] : slots
    }

    /// What stands for slots that are left out: `… 99,996 more`.
    static func text(omitted count: Int) -> String { Words.say("… {0} more", Quantity.text(count)) }
}
