/// Looks for what a step of a paging scroll view shows to be wrong.
struct ScrollViewInspector<Page: Hashable> {
    let step: ScrollViewObservation<Page>
    let name: (Page) -> String

    /// The findings of the step: first those of single callbacks, then those of the whole step.
    var findings: [Finding] {
        appearanceFindings + [severalVisible, unreportedChange, beyondEnd, unreportedSize].compactMap { $0 }
            + wrongTrackers
    }

    /// Pages that were told what they know already, or what is not so.
    private var appearanceFindings: [Finding] {
        var findings: [Finding] = []
        var told = step.toldBefore
        var hiddenAgain: [Page] = []
        for (position, entry) in step.log.enumerated() {
            switch entry.event {
            case .made(.viewDidAppear(let page)):
                if !told.insert(page).inserted {
                    findings.append(
                        Finding(
                            kind: .repeatedAppearance,
                            message: "\(name(page)) was told that it appeared, and had been told so before.",
                            callback: position + 1))
                }
                if step.after.frame(of: page).touches(entry.visibleArea), step.after.size == entry.size {
                    findings.append(
                        Finding(
                            kind: .touchingFrames,
                            message: "\(name(page)) was told that it appeared, while its frame only touches the "
                                + "visible area: nothing of it can be seen.",
                            callback: position + 1))
                }
            case .made(.viewDidDisappear(let page)):
                if told.remove(page) == nil { hiddenAgain.append(page) }
            default: break
            }
        }
        if !hiddenAgain.isEmpty {
            let were = hiddenAgain.count == 1 ? "was" : "were"
            findings.append(
                Finding(
                    kind: .repeatedAppearance,
                    message: "\(list(hiddenAgain)) \(were) told of disappearing, and had not appeared since."))
        }
        return findings
    }

    private var severalVisible: Finding? {
        guard step.told.count > 1, step.told != step.toldBefore else { return nil }
        let pages = step.after.pages.filter(step.told.contains)
        return Finding(
            kind: .severalPagesVisible,
            message: "At offset \(step.after.contentOffset.text), \(list(pages)) count as visible together.")
    }

    /// A change that the user sees and no page hears of.
    ///
    /// In flight it is found in the step that brings it, at rest in every step until it is put right.
    private var unreportedChange: Finding? {
        if let largest = step.after.largestPage, !step.told.contains(largest) {
            let isNew = step.before.largestPage != largest
            guard step.after.isAtRest || isNew else { return nil }
            return Finding(
                kind: .unreportedPageChange,
                message: step.after.isDragging
                    ? "\(name(largest)) fills most of the view in mid-drag, and nobody was told."
                    : "\(name(largest)) fills most of the view, and was not told that it appeared.")
        }
        let hidden = step.after.pages.filter { step.told.contains($0) && !step.after.frame(of: $0).isSeen(step.after) }
        guard step.after.isAtRest, !hidden.isEmpty else { return nil }
        let were = hidden.count == 1 ? "was" : "were"
        return Finding(
            kind: .unreportedPageChange,
            message: "\(list(hidden)) cannot be seen, and \(were) not told of disappearing.")
    }

    private var beyondEnd: Finding? {
        guard let offset = step.offsetBeyondEnd, !step.clampsOffsets, !step.before.isBeyondEnd else { return nil }
        return Finding(
            kind: .beyondEnd,
            message: "Offset \(offset.text) lies beyond an end of the content, and the client computes pages from it "
                + "as it is.")
    }

    private var unreportedSize: Finding? {
        guard step.before.size != step.after.size, !step.learnsOfSize else { return nil }
        let seen = step.after.visiblePages
        return Finding(
            kind: .unreportedSizeChange,
            message: "The size is \(step.after.size.text) now, and the client has no method that tells it. "
                + (seen.isEmpty ? "No page can be seen." : "\(list(seen)) can be seen."))
    }

    private var wrongTrackers: [Finding] {
        step.trackedValues.compactMap { value in
            guard step.isWrong(value), let page = value.page, let largest = step.after.largestPage else { return nil }
            let position = step.log.lastIndex { $0.changes.contains { $0.new.name == value.name } }
            return Finding(
                kind: .wrongTracker,
                message: "\(value.name) says \(name(page)), while \(name(largest)) fills most of the view.",
                callback: position.map { $0 + 1 })
        }
    }

    private func list(_ pages: [Page]) -> String {
        pages.map(name).joined(separator: " and ")
    }
}

extension ScrollRectangle {
    fileprivate func isSeen<Page>(_ scrollView: PagingScrollView<Page>) -> Bool { intersects(scrollView.visibleArea) }
}

extension ScrollViewLogEntry {
    fileprivate var visibleArea: ScrollRectangle { ScrollRectangle(origin: contentOffset, size: size) }
}

extension PagingScrollView {
    /// The frame of a page; without area for one that is not there.
    fileprivate func frame(of page: Page) -> ScrollRectangle {
        pages.firstIndex(of: page).map(frame(ofPageAt:))
            ?? ScrollRectangle(origin: .zero, size: ScrollSize(width: 0, height: 0))
    }
}
