import Paging

/// Looks for what a step of a paging scroll view shows to be wrong.
struct ScrollViewInspector<Page: Hashable> {
    let step: ScrollViewObservation<Page>

    /// Prepares to look at a step.
    init(_ step: ScrollViewObservation<Page>) {
        self.step = step
    }

    /// The findings of the step: first those of single callbacks, then those of the whole step.
    var findings: [ScrollViewFinding<Page>] {
        appearanceFindings
            + [severalVisible, unreportedChange, beyondEnd, unreportedSize].compactMap { problem in
                problem.map { ScrollViewFinding(problem: $0) }
            } + wrongTrackers
    }

    /// The findings about pages that were told what they already know, or what is not true.
    private var appearanceFindings: [ScrollViewFinding<Page>] {
        guard !step.log.isEmpty else { return [] }
        var findings: [ScrollViewFinding<Page>] = []
        var told = step.toldBefore
        var hiddenAgain: [Page] = []
        // The pages told of in one place follow each other: they are looked for once.
        var touching: (area: ScrollRectangle, pages: Set<Page>)?
        for (position, entry) in step.log.enumerated() {
            switch entry.event {
            case .made(.viewDidAppear(let page)):
                if !told.insert(page).inserted {
                    findings.append(ScrollViewFinding(problem: .appearedTwice(page), callback: position + 1))
                }
                guard step.after.size == entry.size else { continue }
                if touching?.area != entry.visibleArea {
                    touching = (entry.visibleArea, Set(step.after.pages(touching: entry.visibleArea)))
                }
                if touching?.pages.contains(page) == true {
                    findings.append(ScrollViewFinding(problem: .touchingFrame(page), callback: position + 1))
                }
            case .made(.viewDidDisappear(let page)):
                if told.remove(page) == nil { hiddenAgain.append(page) }
            default: break
            }
        }
        if !hiddenAgain.isEmpty { findings.append(ScrollViewFinding(problem: .disappearedTwice(hiddenAgain))) }
        return findings
    }

    private var severalVisible: ScrollViewFinding<Page>.Problem? {
        guard step.told.count > 1, step.told != step.toldBefore else { return nil }
        return .severalVisible(step.after.inOrder(step.told), at: step.after.contentOffset)
    }

    /// A page change that the user sees but no page is told of.
    ///
    /// In flight, it is found in the step that causes it; at rest, in every step until it is corrected.
    private var unreportedChange: ScrollViewFinding<Page>.Problem? {
        if let largest = step.after.largestPage, !step.told.contains(largest) {
            let isNew = step.before.largestPage != largest
            guard step.after.isAtRest || isNew else { return nil }
            return .untoldAppearance(largest, isDragging: step.after.isDragging)
        }
        let hidden = step.told.subtracting(step.after.visiblePages)
        guard step.after.isAtRest, !hidden.isEmpty else { return nil }
        return .untoldDisappearance(step.after.inOrder(hidden))
    }

    private var beyondEnd: ScrollViewFinding<Page>.Problem? {
        guard let offset = step.offsetBeyondEnd, !step.clampsOffsets, !step.before.isBeyondEnd else { return nil }
        return .beyondEnd(offset)
    }

    private var unreportedSize: ScrollViewFinding<Page>.Problem? {
        guard step.before.size != step.after.size, !step.learnsOfSize else { return nil }
        return .untoldSize(step.after.size, visible: step.after.visiblePages)
    }

    private var wrongTrackers: [ScrollViewFinding<Page>] {
        step.trackedValues.compactMap { value in
            guard step.isWrong(value), let page = value.page, let largest = step.after.largestPage else { return nil }
            let position = step.log.lastIndex { $0.changes.contains { $0.new.name == value.name } }
            return ScrollViewFinding(
                problem: .wrongTracker(value.name, page, largest: largest), callback: position.map { $0 + 1 })
        }
    }
}

extension ScrollViewLogEntry {
    fileprivate var visibleArea: ScrollRectangle { ScrollRectangle(origin: contentOffset, size: size) }
}
