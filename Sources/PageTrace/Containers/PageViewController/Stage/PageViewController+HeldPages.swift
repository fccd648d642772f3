import Paging

extension PageViewControllerModel {
    /// Every page that the container holds, in the order of its slots, each once.
    var held: [PageNumber] {
        var held: [PageNumber] = []
        held.reserveCapacity(4)
        if let page = before.page { held.append(page) }
        viewControllers.forEach { held.appendOnce($0) }
        if let page = after.page { held.appendOnce(page) }
        turning.forEach { held.appendOnce($0) }
        leftBehind.forEach { held.appendOnce($0) }
        return held
    }

    /// The pages that something in flight has brought up, and that stand in no slot.
    ///
    /// Those of a scroll transition do, unless the neighbors were forgotten under the finger.
    private var turning: [PageNumber] {
        guard transitionStyle == .pageCurl else {
            return (transition.pending ?? []).filter {
                $0 != before.page && $0 != after.page && !viewControllers.contains($0)
            }
        }
        if case .set(let set) = transition { return set.leaving.filter { !viewControllers.contains($0) } }
        return Array(transition.pending ?? [])
    }

    /// The child that two animated sets at once leave behind. (Section 1b, iOS 26)
    private var leftBehind: [PageNumber] {
        if case .set(let set) = transition, let page = set.superseded { return [page] }
        return leakedChild.map { [$0] } ?? []
    }

    /// The held pages in words, slot by slot.
    func heldPages(name: (PageNumber) -> String) -> HeldPages {
        // What the user sees decides, even if a quirk leaves `viewControllers` behind.
        let onScreen = onScreen
        let shown = viewControllers
        func content(_ slot: NeighborSlot<PageNumber>) -> HeldPages.Content {
            switch slot {
            case .unknown: .unknown
            case .none: .none
            case .page(let page): .page(name(page))
            }
        }
        func neighbor(_ name: String, _ offset: Int, _ slot: NeighborSlot<PageNumber>) -> HeldPages.Slot {
            HeldPages.Slot(
                name: name, place: .beside(offset), content: content(slot),
                isShown: slot.page.map(onScreen.contains) ?? false)
        }
        var slots: [HeldPages.Slot] = []
        slots.reserveCapacity(4)
        if transitionStyle == .scroll { slots.append(neighbor("before", -1, before)) }
        for (position, page) in shown.enumerated() {
            let isLeaf = shown.count == 2
            slots.append(
                .init(
                    name: isLeaf ? position == 0 ? "left" : "right" : "shown",
                    place: isLeaf ? .leaf(position) : .beside(0), content: .page(name(page)),
                    isShown: onScreen.contains(page)))
        }
        if shown.isEmpty { slots.append(.init(name: "shown", place: .beside(0), content: .unknown, isShown: true)) }
        if transitionStyle == .scroll { slots.append(neighbor("after", 1, after)) }
        slots += turning.map { .init(name: "turning", content: .page(name($0)), isShown: false) }
        slots += leftBehind.map { .init(name: "left behind", content: .page(name($0)), isShown: false) }
        return HeldPages(slots: slots)
    }
}

extension [PageNumber] {
    /// There are only a few, so comparing them is faster than hashing.
    fileprivate mutating func appendOnce(_ page: PageNumber) {
        if !contains(page) { append(page) }
    }
}
