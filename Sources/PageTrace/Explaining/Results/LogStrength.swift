import Paging

extension Explanation {
    /// How much a yes says: how many small changes of the log would have been refused.
    package struct Strength: Hashable, Sendable {
        /// The number of changes of which it was found out: a line left out, doubled, swapped with the next, with another
        /// answer or another flag, and a line put in.
        package let changes: Int
        /// The number of changed logs that the plain model refuses.
        package let refused: Int
        /// The number of calls that were changed: of a long log, the first.
        package let calls: Int
    }

    /// How many one-line changes of the log would have been refused; nil for any other answer than a plain yes, and for a
    /// log that leaves so much open that of most changes nobody knows.
    ///
    /// Each change is looked at anew, until so many gestures have been tried as can be in less than a second.
    package var strength: Strength? {
        guard answer == .yes else { return nil }
        var base = options
        base.assume = .skips
        base.states = Self.mostStates
        var gesturesLeft = Self.mostGestures
        var (changes, refused) = (0, 0)
        let all = log.prefix(ObservedLog.mostChangedCalls).changes()
        for changed in all where gesturesLeft > 0 {
            var explainer = LogExplainer(changed.known(container, systems: systems), base)
            let explanation = explainer.run()
            gesturesLeft -= explanation.gesturesTried * explanation.containersTried
            guard explanation.answer == .yes || explanation.doubt?.isOfSearch != true else { continue }
            changes += 1
            if explanation.answer == .no { refused += 1 }
        }
        guard changes * 2 >= all.count else { return nil }
        return Strength(
            changes: changes, refused: refused, calls: Swift.min(log.entries.count, ObservedLog.mostChangedCalls))
    }

    private static let mostGestures = 20_000
    private static let mostStates = 1_000
}

/// The changes of one line of a log.
extension ObservedLog {
    /// The number of calls of a log that are changed.
    fileprivate static let mostChangedCalls = 120
    /// The number of changes that are tried at the most.
    private static let mostChanges = 60

    /// The changed logs: of many, some of all parts and kinds, and so are the first of them.
    fileprivate func changes() -> [ObservedLog] {
        let changes = entries.indices.flatMap { place in
            [removed(at: place), doubled(at: place), swapped(at: place), flipped(at: place), inserted(at: place)]
                .compactMap { $0 }
        }
        let most = Swift.min(changes.count, Self.mostChanges)
        let places = (0..<8).flatMap { stride(from: $0, to: most, by: 8) }
        return places.map { changes[$0 * changes.count / most] }
    }

    private func removed(at place: Int) -> ObservedLog? {
        // A log without its last line is only a shorter log, which the model explains as well.
        guard place < entries.count - 1 else { return nil }
        var log = self
        log.entries.remove(at: place)
        log.shiftLines(behind: place, by: -1)
        return log
    }

    private func doubled(at place: Int) -> ObservedLog? { inserting(entries[place], before: place + 1) }

    private func inserted(at place: Int) -> ObservedLog? {
        let other = entries[(place + entries.count / 2) % entries.count]
        let neighbors = [entries[place].callback, place > 0 ? entries[place - 1].callback : nil]
        return neighbors.contains(other.callback) ? nil : inserting(other, before: place)
    }

    private func inserting(_ entry: Entry, before place: Int) -> ObservedLog {
        var (log, entry) = (self, entry)
        // A line that is put in comes in the turn of the one before it: turns count up.
        entry.turn = entries[Swift.max(0, place - 1)].turn
        entry.beginsStep = false
        log.entries.insert(entry, at: place)
        log.shiftLines(behind: place - 1, by: 1)
        return log
    }

    private mutating func shiftLines(behind place: Int, by count: Int) {
        for line in beside.indices where beside[line].position > place { beside[line].position += count }
    }

    private func swapped(at place: Int) -> ObservedLog? {
        guard place + 1 < entries.count, entries[place].callback != entries[place + 1].callback else { return nil }
        var log = self
        log.entries[place].callback = entries[place + 1].callback
        log.entries[place + 1].callback = entries[place].callback
        return log
    }

    /// The call with its last flag turned, or with another answer; nil if it has none, or only that of an animation.
    private func flipped(at place: Int) -> ObservedLog? {
        let callback = entries[place].callback
        var (values, answer) = (callback.arguments.map(\.value), callback.answer)
        switch (callback.role, values.last) {
        case (.dataSource, let page):
            // An answer shows only in what comes after it.
            guard place < entries.count - 1 else { return nil }
            answer = answer == .nil ? page : .nil
        case (.delegate, .bool(let flag)), (.completion, .bool(let flag)): values[values.count - 1] = .bool(!flag)
        case (.containment, let parent): values[values.count - 1] = parent == .nil ? .word("container") : .nil
        case (.delegate, _), (.completion, _), (.indicator, _), (.appearance, _), (.request, _), (.progress, _):
            return nil
        }
        var log = self
        guard let other = Callback(callback.kind, values, answer: answer) else { return nil }
        log.entries[place].callback = other
        return log
    }

    fileprivate func prefix(_ count: Int) -> ObservedLog {
        guard entries.count > count else { return self }
        var log = self
        log.entries.removeLast(entries.count - count)
        log.beside.removeAll { $0.position >= count }
        log.endsInTrap = false
        return log
    }

    /// The log of a container that is known.
    fileprivate func known(_ container: PageViewControllerSettings, systems: [PagingSystem]) -> ObservedLog {
        var log = self
        (log.container, log.systems) = (container, systems)
        return log
    }
}
