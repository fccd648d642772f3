import PageTrace

extension Recording {
    /// The recording with shorter names of pages.
    func naming(_ shared: SharedNames) -> Recording {
        var recording = self
        recording.pages = pages.map(shared.name)
        recording.steps = steps.map { $0.naming(shared) }
        return recording
    }
}

extension Step {
    fileprivate func naming(_ shared: SharedNames) -> Step {
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
            .load,
            .orientation, .resize, .container, .launch, .launchFinished, .logIn, .logOut, .calls:
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
