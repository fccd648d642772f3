import Paging

extension PageViewController<PagePosition> {
    /// Every page that the container holds, in the order of its slots, each once.
    var held: [PagePosition] {
        var held: [PagePosition] = []
        held.reserveCapacity(4)
        // There are only a few, so comparing them is faster than hashing.
        func add(_ page: PagePosition) {
            if !held.contains(page) { held.append(page) }
        }
        if let page = before.page { add(page) }
        viewControllers.forEach(add)
        if let page = after.page { add(page) }
        turning.forEach(add)
        leftBehind.forEach(add)
        return held
    }

    /// The pages that a curl in flight has brought up.
    ///
    /// A scroll transition already holds them in its slots.
    private var turning: [PagePosition] {
        guard transitionStyle == .pageCurl else { return [] }
        if case .set(let set) = transition { return set.leaving.filter { !viewControllers.contains($0) } }
        return Array(transition.pending ?? [])
    }

    /// The child that two animated sets at once leave behind. (Section 1b, iOS 26)
    private var leftBehind: [PagePosition] {
        if case .set(let set) = transition, let page = set.superseded { return [page] }
        return leakedChild.map { [$0] } ?? []
    }

    /// The held pages in words, slot by slot.
    func heldPages(name: (PagePosition) -> String) -> HeldPages {
        func content(_ slot: NeighbourSlot<PagePosition>) -> HeldPages.Content {
            switch slot {
            case .unknown: .unknown
            case .none: .none
            case .page(let page): .page(name(page))
            }
        }
        // What the user sees decides, even if a quirk leaves `viewControllers` behind.
        func isShown(_ page: PagePosition?) -> Bool { page.map { onScreen.contains($0) } ?? false }
        var slots = viewControllers.enumerated().map { position, page in
            HeldPages.Slot(
                name: viewControllers.count == 2 ? position == 0 ? "left" : "right" : "shown",
                content: .page(name(page)), isShown: isShown(page))
        }
        if slots.isEmpty { slots = [HeldPages.Slot(name: "shown", content: .unknown, isShown: true)] }
        if transitionStyle == .scroll {
            slots.insert(.init(name: "before", content: content(before), isShown: isShown(before.page)), at: 0)
            slots.append(.init(name: "after", content: content(after), isShown: isShown(after.page)))
        }
        slots += turning.map { .init(name: "turning", content: .page(name($0)), isShown: false) }
        slots += leftBehind.map { .init(name: "left behind", content: .page(name($0)), isShown: false) }
        return HeldPages(slots: slots)
    }
}
