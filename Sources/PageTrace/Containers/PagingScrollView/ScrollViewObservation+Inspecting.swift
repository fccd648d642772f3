import Paging

/// Looks for what a step of a paging scroll view shows to be wrong.
extension ScrollViewObservation {
    /// The findings of the step: first those of single callbacks, then those of the whole step.
    var found: [ScrollViewFinding] {
        appearanceFindings
            + [severalVisible, unreportedChange, beyondEnd, unreportedSize].compactMap { problem in
                problem.map { ScrollViewFinding(problem: $0) }
            } + [wrongSelection].compactMap { $0 }
    }

    /// The findings about pages that were told what they already know, or what is not true.
    private var appearanceFindings: [ScrollViewFinding] {
        guard !log.isEmpty else { return [] }
        var findings: [ScrollViewFinding] = []
        var told = before.client.flagged
        var hiddenAgain: [String] = []
        // The pages told of in one place follow each other: they are looked for once.
        var touching: (area: ScrollRectangle, pages: Set<String>)?
        for (position, entry) in log.enumerated() {
            switch entry.event {
            case .viewDidAppear(let page):
                if !told.insert(page).inserted {
                    findings.append(ScrollViewFinding(problem: .appearedTwice(page), callback: position + 1))
                }
                guard after.scrollView.size == entry.size else { continue }
                let area = ScrollRectangle(origin: entry.contentOffset, size: entry.size)
                if touching?.area != area { touching = (area, Set(after.scrollView.pages(touching: area))) }
                if touching?.pages.contains(page) == true {
                    findings.append(ScrollViewFinding(problem: .touchingFrame(page), callback: position + 1))
                }
            case .viewDidDisappear(let page): if told.remove(page) == nil { hiddenAgain.append(page) }
            case .received, .pageSelected: break
            }
        }
        if !hiddenAgain.isEmpty { findings.append(ScrollViewFinding(problem: .disappearedTwice(hiddenAgain))) }
        return findings
    }

    private var severalVisible: ScrollViewFinding.Problem? {
        let told = after.client.flagged
        guard told.count > 1, told != before.client.flagged else { return nil }
        return .severalVisible(after.scrollView.inOrder(told), at: after.scrollView.contentOffset)
    }

    /// A page change that the user sees but no page is told of.
    ///
    /// In flight, it is found in the step that causes it; at rest, in every step until it is corrected.
    private var unreportedChange: ScrollViewFinding.Problem? {
        let (scrollView, told) = (after.scrollView, after.client.flagged)
        guard after.client.tellsPages else { return nil }
        if let largest = scrollView.largestPage, !told.contains(largest) {
            let isNew = before.scrollView.largestPage != largest
            guard scrollView.isAtRest || isNew else { return nil }
            return .untoldAppearance(largest, isDragging: scrollView.isDragging)
        }
        let hidden = told.subtracting(scrollView.visiblePages)
        guard scrollView.isAtRest, !hidden.isEmpty else { return nil }
        return .untoldDisappearance(scrollView.inOrder(hidden))
    }

    /// An offset beyond an end, the first that the client saw.
    private var beyondEnd: ScrollViewFinding.Problem? {
        let seen = log.map(\.contentOffset) + [after.scrollView.contentOffset]
        guard let offset = seen.first(where: { after.scrollView.clamped($0) != $0 }), !after.client.clampsOffsets,
            !before.scrollView.isBeyondEnd
        else { return nil }
        return .beyondEnd(offset)
    }

    private var unreportedSize: ScrollViewFinding.Problem? {
        let scrollView = after.scrollView
        guard before.scrollView.size != scrollView.size, !after.client.implements(.viewDidLayoutSubviews) else {
            return nil
        }
        return .untoldSize(scrollView.size, visible: scrollView.visiblePages)
    }

    private var wrongSelection: ScrollViewFinding? {
        guard let page = wrongPage, let largest = after.scrollView.largestPage else { return nil }
        let position = log.lastIndex { $0.change != nil }
        return ScrollViewFinding(problem: .wrongSelection(page, largest: largest), callback: position.map { $0 + 1 })
    }
}
