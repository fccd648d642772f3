import Paging

/// Everything that was seen during one gesture on a paging scroll view, still with typed pages.
package struct ScrollViewObservation: Observation {
    let before: ScrollViewStage
    let after: ScrollViewStage
    /// The gesture, nil for the loading of the view.
    let gesture: ScrollViewGesture?
    package let outcome: GestureOutcome
    let log: [ScrollViewLogEntry]
    package var callbackCount: Int { log.count }
    package var findings: [Finding] { found.map(\.finding) }

    package func step(number: Int) -> Step {
        Step(
            number: number,
            gesture: gestureRecord,
            callbacks: log.map { CallbackRecord($0) },
            before: before.heldPages,
            after: after.heldPages,
            trackers: [
                TrackerRecord(
                    name: "selected", value: after.client.selectedPage, isWrong: wrongPage != nil,
                    isChecked: pageAtRest != nil)
            ],
            findings: findings)
    }

    /// The gesture, with the page that filled most of the view before it, and the one that it led to.
    private var gestureRecord: GestureRecord {
        let (before, after) = (before.scrollView, after.scrollView)
        var target = after.largestPage == before.largestPage ? nil : after.largestPage
        var notes: [StepNote] = []
        switch gesture {
        case nil: target = after.largestPage
        case .swipe(let side, let axis, _):
            if outcome == .cancelled { target = before.neighbor(side, axis: axis) }
        case .set(_, let animated, _): notes = animated ? [StepNote(.animated(from: nil))] : []
        case .release(_, false): notes = outcome == .completed ? [StepNote(.remark(.stopsAtOnce))] : []
        default: break
        }
        if after.isBeyondEnd { notes.append(StepNote(.remark(.beyondEnd))) }
        return GestureRecord(
            gesture?.recordKind ?? .load, outcome: outcome,
            from: gesture == nil ? [] : [before.largestPage].compactMap { $0 },
            to: [target].compactMap { $0 }, notes: notes)
    }

    /// The page that fills most of the view at rest.
    private var pageAtRest: String? { after.scrollView.isAtRest ? after.scrollView.largestPage : nil }

    /// The selected page, if it is another one than the one that fills most of the view at rest.
    var wrongPage: String? {
        guard let page = after.client.selectedPage, let pageAtRest else { return nil }
        return page == pageAtRest ? nil : page
    }
}

extension CallbackRecord {
    init(_ entry: ScrollViewLogEntry) {
        let place = Argument("at", .point(entry.contentOffset))
        // A selection is reported to the same part of the app as a delegate's calls.
        var role = CallbackRole.delegate
        let name: String
        let arguments: [Argument]
        switch entry.event {
        case .received(let callback):
            name = callback.method.rawValue
            switch callback {
            case .didEndDragging(let willDecelerate):
                arguments = [Argument("willDecelerate", .bool(willDecelerate)), place]
            case .viewDidLayoutSubviews: arguments = [Argument("size", .word(entry.size.text)), place]
            default: arguments = [place]
            }
        case .pageSelected(let place):
            name = "pageSelected"
            arguments = [
                Argument("horizontal", .number(place.horizontal)), Argument("vertical", .number(place.vertical)),
            ]
        case .viewDidAppear(let page): (name, role, arguments) = ("viewDidAppear", .appearance, [Argument(.page(page))])
        case .viewDidDisappear(let page):
            (name, role, arguments) = ("viewDidDisappear", .appearance, [Argument(.page(page))])
        }
        let changes = entry.change.map { [Change(tracker: "selected", old: $0.old, new: $0.new)] }
        self.init(name: name, role: role, arguments: arguments, phase: entry.phase, changes: changes ?? [])
    }
}
