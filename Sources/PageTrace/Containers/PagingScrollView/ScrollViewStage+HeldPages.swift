import Paging

extension ScrollViewStage {
    /// The pages in the content, slot by slot, and those that believe they are visible.
    ///
    /// The article mounts every page once and never removes one, so nothing is loaded or dropped later.
    var heldPages: [HeldPages] {
        let visible = Set(scrollView.visiblePages)
        let slots = scrollView.pages.enumerated().map { position, page in
            slot(page, at: scrollView.place(ofPageAt: position), isShown: visible.contains(page))
        }
        let appeared = scrollView.pages.filter(client.flagged.contains).map { page in
            HeldPages.Slot(name: "appeared", content: .page(page), isShown: visible.contains(page))
        }
        return [
            HeldPages(
                slots: slots.isEmpty
                    ? [.init(name: "column 1", place: .cell(column: 0, row: 0), content: .none)] : slots),
            HeldPages(
                holder: HeldPages.appearedPages,
                slots: appeared.isEmpty ? [.init(name: "appeared", content: .none)] : appeared),
        ]
    }

    private func slot(_ page: String, at place: PagePlace, isShown: Bool) -> HeldPages.Slot {
        let column = "column \(place.horizontal + 1)"
        let row = "row \(place.vertical + 1)"
        let name =
            switch scrollView.axis {
            case .horizontal: column
            case .vertical: row
            case .both: "\(row), \(column)"
            }
        return HeldPages.Slot(
            name: name, place: .cell(column: place.horizontal, row: place.vertical), content: .page(page),
            isShown: isShown)
    }
}

extension PagingScrollViewSettings {
    /// What the calls do to the pages that believe they are visible.
    static let callbackMoves: [String: [CallbackMove]] = [
        "viewDidAppear": [CallbackMove(.comes, "appeared", isShown: true)],
        "viewDidDisappear": [CallbackMove(.goes, "appeared")],
    ]
}
