package import Paging

/// Everything that was seen during one gesture on a page view controller, in numbers and cases.
package struct PageObservation: Observation {
    let event: PageEvent
    private let pages: PageNames

    init(_ event: PageEvent, _ pages: PageNames) { (self.event, self.pages) = (event, pages) }

    /// The observation of something of which only afterwards is known what it was in full.
    func telling(_ kind: GestureRecord.Kind) -> PageObservation {
        event.cause = .change(kind)
        return self
    }

    var log: [RecordedCallback] { event.log }

    package var outcome: GestureOutcome { event.outcome }
    package var callbackCount: Int { log.count }

    package var findings: [Finding] { found.map { $0.finding(name: name, words: words) } }

    var name: (PageNumber) -> String { { [pages] in pages.name(of: $0) } }

    /// The content of a variable in words, nil if there is none yet; a text has no number of a copy.
    func words(_ content: TrackedVariable.Content) -> String? {
        guard case .text = content else { return content.words(name: name) }
        return content.words(name: pages.plainName)
    }

    /// The pages from which the gesture led away.
    ///
    /// For a drag that catches a landing, these are the pages landed on.
    var origin: Spread<PageNumber> {
        guard event.direction != nil, case .landing(let flight) = event.before.transition, outcome != .ignored else {
            return event.before.onScreen
        }
        return flight.pending
    }

    /// The pages that the data source answered and nobody keeps, between what was held and what is now: wasted work.
    func madeNotKept(_ old: [PageNumber], _ new: [PageNumber]) -> [PageNumber] {
        var made: [PageNumber] = []
        // The back of a page turns with it, and is not shown at the end.
        guard !event.after.isDoubleSided || event.after.spineLocation == .mid else { return made }
        for entry in log {
            guard let answer = entry.callback.question?.answer, !made.contains(answer), !old.contains(answer),
                !new.contains(answer)
            else { continue }
            guard !event.keptAfter.contains(where: { $0.slots.contains { $0.page == answer } }) else { continue }
            made.append(answer)
        }
        return made
    }

    /// The pages that the gesture led to, or toward if it was cancelled or is not at rest.
    var target: [PageNumber] {
        switch outcome {
        case .completed: return Array(event.after.onScreen)
        case .cancelled, .inFlight, .raised, .crashed:
            if let announced { return Array(announced) }
            let cancelled = outcome == .cancelled ? event.before.transition.pending : nil
            return Array(event.after.transition.pending ?? cancelled ?? [])
        case .bounced, .ignored, .changed: return []
        }
    }

    /// The pages of the last transition that was announced.
    var announced: Spread<PageNumber>? {
        for entry in log.reversed() {
            if case .willTransitionTo(let pages) = entry.callback { return pages }
        }
        return nil
    }

    /// Whether a page was landed on but its neighbor was not asked for. (Rule 11)
    var hasSkippedPreload: Bool {
        let after = event.after
        guard after.transitionStyle == .scroll, after.hasDataSource, !after.hasStopped else { return false }
        var isSkipped = false
        // With a quirk the question comes before the end.
        let asksAhead = after.quirks.contains(.asksAheadBeforeDidFinish)
        var isAsked = false
        for entry in log {
            switch entry.callback {
            // The quirk that keeps the old page also asks for nothing, but it is not a skipped preload, as it did not
            // land.
            case .didFinishAnimating(_, let previous, _):
                let landed = after.viewControllers != previous || after.viewControllers == after.onScreen
                isSkipped = entry.phase != .returning && landed && !isAsked
                isAsked = false
            case .viewControllerAfter, .viewControllerBefore:
                if entry.phase == .preload { (isSkipped, isAsked) = (false, asksAhead) }
            case .setViewControllers: isSkipped = false
            default: break
            }
        }
        return isSkipped
    }

    /// Whether a tracker can be judged: pages are shown at rest, and it is known what it should hold for them.
    func isChecked(_ number: Int) -> Bool {
        guard event.after.isAtRest, !event.after.onScreen.isEmpty else { return false }
        return event.trackedValues[number].content.isPage
            || event.rightContents.indices.contains(number) && !event.rightContents[number].isEmpty
    }

    /// Whether a tracker names a page other than those shown at rest, or holds an index or text other than theirs.
    func isWrong(_ number: Int) -> Bool {
        guard event.after.isAtRest, !event.after.onScreen.isEmpty else { return false }
        switch event.trackedValues[number].content {
        case .page(let page?): return !event.after.onScreen.contains(page)
        case .page(nil), .index(nil), .text(nil): return event.trackedValues[number].isRequired
        case .index, .text:
            return isChecked(number) && !event.rightContents[number].contains(event.trackedValues[number].content)
        }
    }
}
