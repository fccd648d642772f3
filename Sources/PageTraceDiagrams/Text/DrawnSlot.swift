import PageTrace

/// A slot of a state that is written side by side with the others, or how many are left out there.
enum DrawnSlot {
    case slot(HeldPages.Slot)
    /// This many slots.
    case omitted(Int)

    /// The most slots that are written: a scroll view may hold a hundred thousand pages.
    private static let limit = 12
    /// How far from a shown slot others are written if there are more.
    private static let reach = 2

    /// The slots of a holder: all of them, or those around the shown ones.
    static func slots(of held: HeldPages) -> [DrawnSlot] {
        guard held.slots.count > limit else { return held.slots.map(DrawnSlot.slot) }
        var slots: [DrawnSlot] = []
        var next = 0
        var count = 0
        for place in held.slots.indices where held.slots[place].isShown && count < limit {
            let last = min(place + reach, held.slots.count - 1)
            let first = max(next, place - reach)
            guard first <= last else { continue }
            if first > next { slots.append(.omitted(first - next)) }
            slots += held.slots[first...last].map(DrawnSlot.slot)
            count += last - first + 1
            next = last + 1
        }
        return next < held.slots.count ? slots + [.omitted(held.slots.count - next)] : slots
    }

    /// What stands for slots that are left out: `… 99,996 more`.
    static func text(omitted count: Int) -> String { Words.say("… {0} more", Quantity.text(count)) }
}
