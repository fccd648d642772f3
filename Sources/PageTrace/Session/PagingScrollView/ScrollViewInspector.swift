import Paging

/// Looks for what a step of a paging scroll view shows to be wrong.
struct ScrollViewInspector<Page: Hashable> {
    let step: ScrollViewObservation<Page>
    /// The name of a page within a sentence.
    private let name: (Page) -> String

    /// Prepares to look at a step.
    init(step: ScrollViewObservation<Page>, name: @escaping (Page) -> String) {
        self.step = step
        self.name = { PageName.text(name($0)) }
    }

    /// The findings of the step: first those of single callbacks, then those of the whole step.
    var findings: [Finding] {
        appearanceFindings + [severalVisible, unreportedChange, beyondEnd, unreportedSize].compactMap { $0 }
            + wrongTrackers
    }

    /// The findings about pages that were told what they already know, or what is not true.
    private var appearanceFindings: [Finding] {
        guard !step.log.isEmpty else { return [] }
        var findings: [Finding] = []
        var told = step.toldBefore
        let pages = step.after.pages
        let frames = Dictionary(zip(pages, pages.indices.map(step.after.frame(ofPageAt:)))) { first, _ in first }
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
                if frames[page]?.touches(entry.visibleArea) == true, step.after.size == entry.size {
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

    /// A page change that the user sees but no page is told of.
    ///
    /// In flight, it is found in the step that causes it; at rest, in every step until it is corrected.
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
        let visible = Set(step.after.visiblePages)
        let hidden = step.after.pages.filter { step.told.contains($0) && !visible.contains($0) }
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

    /// The names of pages, the first few of many.
    private func list(_ pages: [Page]) -> String {
        guard pages.count > 4 else { return pages.map(name).joined(separator: " and ") }
        return pages.prefix(3).map(name).joined(separator: ", ") + " and \(pages.count - 3) others"
    }
}

extension ScrollViewLogEntry {
    fileprivate var visibleArea: ScrollRectangle { ScrollRectangle(origin: contentOffset, size: size) }
}
