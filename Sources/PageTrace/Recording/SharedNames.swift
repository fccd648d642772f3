/// What the names of pages share at both ends, and is therefore said once: `Onboarding…ViewController`.
package struct SharedNames: Sendable {
    /// What is left out of names, for people.
    package let text: String
    /// The names without it.
    let short: [String: String]

    /// Names that are not longer need no shortening.
    private static let longest = 16
    /// What is shared has to be so long.
    private static let fewest = 6
    private static let mostNames = 1_000

    /// Finds what names share; nil if they are short or share nothing.
    package init?(_ names: [String]) {
        guard names.count <= Self.mostNames, names.contains(where: { $0.count > Self.longest }) else { return nil }
        let candidates = names.map { (name: $0, parts: NameParts.parts(of: $0)) }.filter { $0.parts.count > 1 }
        guard candidates.count > 1, candidates.count * 3 >= names.count * 2, let first = candidates.first?.parts
        else { return nil }
        // Every name keeps one part.
        let most = candidates.reduce(Int.max) { min($0, $1.parts.count) } - 1
        var start = 0
        while start < most, candidates.allSatisfy({ $0.parts[start] == first[start] }) { start += 1 }
        var end = 0
        while start + end < most,
            candidates.allSatisfy({ $0.parts[$0.parts.count - 1 - end] == first[first.count - 1 - end] })
        { end += 1 }
        let (prefix, suffix) = (first.prefix(start).joined(), first.suffix(end).joined())
        guard prefix.count + suffix.count >= Self.fewest else { return nil }
        var short: [String: String] = [:]
        for (name, parts) in candidates {
            short[name] = parts.dropFirst(start).dropLast(end).joined().trimmed
        }
        let results = names.map { short[$0] ?? $0 }
        guard Set(results).count == names.count, results.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.short = short
        text = prefix.trimmed + "…" + suffix.trimmed
    }

    /// The name of a page without what all share.
    package func name(_ page: String) -> String { short[page] ?? page }

    /// A text that names these pages.
    func words(_ text: String, naming pages: [String]) -> String {
        // One name may be a part of another.
        pages.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) { $0.replacing($1, with: name($1)) }
    }

    /// Free words, which may name any page.
    package func words(_ text: String) -> String {
        text.utf8.count > Self.fewest ? words(text, naming: short.keys.filter(text.contains).sorted()) : text
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while let last = text.last, " -_.:".contains(last) { text.removeLast() }
        while let first = text.first, " -_.:".contains(first) { text.removeFirst() }
        return String(text)
    }
}

/// The words that a name such as `OnboardingWelcomeViewController` is made of.
package enum NameParts {
    /// The parts, which are the name if they are joined: one begins with a capital letter, after a sign or a space.
    package static func parts(of name: some StringProtocol) -> [Substring] {
        let name = Substring(name)
        var parts: [Substring] = []
        var start = name.startIndex
        var previous: Character?
        for index in name.indices {
            let character = name[index]
            if let previous, index > start, begins(character, after: previous) {
                parts.append(name[start..<index])
                start = index
            }
            previous = character
        }
        return start < name.endIndex ? parts + [name[start...]] : parts
    }

    private static func begins(_ character: Character, after previous: Character) -> Bool {
        if "-_.:/ ".contains(previous) { return true }
        return character.isUppercase && (previous.isLowercase || previous.isNumber)
    }
}

extension Recording {
    /// The recording with shorter names of pages, if they share something.
    package func naming(_ shared: SharedNames?) -> Recording {
        guard let shared else { return self }
        var recording = self
        recording.pages = pages.map(shared.name)
        recording.steps = steps.map { $0.naming(shared) }
        return recording
    }
}

extension Step {
    package func naming(_ shared: SharedNames) -> Step {
        var step = self
        step.gesture.kind = gesture.kind.naming(shared)
        step.gesture.from = gesture.from.map(shared.name)
        step.gesture.to = gesture.to.map(shared.name)
        step.before = before.map { $0.naming(shared) }
        step.after = after.map { $0.naming(shared) }
        step.loaded = loaded.map(shared.name)
        step.dropped = dropped.map(shared.name)
        step.madeNotKept = madeNotKept.map(shared.name)
        step.callbacks = callbacks.map { $0.naming(shared) }
        for index in ownChanges.indices { step.ownChanges[index].change = ownChanges[index].change.naming(shared) }
        for (index, tracker) in trackers.enumerated() where tracker.holds == .page {
            step.trackers[index].value = tracker.value.map(shared.name)
        }
        for (index, finding) in findings.enumerated() {
            step.findings[index].message = shared.words(finding.message, naming: finding.pages)
            step.findings[index].pages = finding.pages.map(shared.name)
        }
        return step
    }
}

extension GestureRecord.Kind {
    /// The gesture with shorter names of the pages that it names; in free words, they are looked for.
    fileprivate func naming(_ shared: SharedNames) -> GestureRecord.Kind {
        switch self {
        case .list(let change): .list(change.map(shared.name))
        case .setOfUnknownPages(let pages): .setOfUnknownPages(pages.map(shared.name))
        case .setWhileBusy(let pages, let act): .setWhileBusy(pages.map(shared.name), act: act.map(shared.words))
        case .deepLink(let screen): .deepLink(shared.name(screen))
        case .set(let act, let animated): .set(act: act.map(shared.words), animated: animated)
        case .act(let words, let effects): .act(shared.words(words), effects: effects.map(shared.words))
        case .other(let words, let direction): .other(shared.words(words), direction)
        case .swipe, .drag, .move, .release, .settle, .setOffset, .dataSource, .scrollEnabled, .doubleSided, .turn,
            .load, .orientation, .resize, .container, .launch, .launchFinished, .logIn, .logOut, .calls:
            self
        }
    }
}

extension HeldPages {
    fileprivate func naming(_ shared: SharedNames) -> HeldPages {
        var held = self
        for index in held.slots.indices {
            if let page = slots[index].page { held.slots[index].content = .page(shared.name(page)) }
        }
        return held
    }
}

extension CallbackRecord {
    fileprivate func naming(_ shared: SharedNames) -> CallbackRecord {
        var callback = self
        callback.arguments = arguments.map { $0.map(shared.name) }
        callback.answer = answer?.map(shared.name)
        callback.changes = changes.map { $0.naming(shared) }
        return callback
    }
}

extension CallbackRecord.Change {
    fileprivate func naming(_ shared: SharedNames) -> CallbackRecord.Change {
        var change = self
        change.old = old.map(shared.name)
        change.new = new.map(shared.name)
        return change
    }
}
