import Paging

extension HeldPages {
    static let codec = RecordObject<HeldPages>(
        "held pages", "The pages that somebody keeps at one moment, slot by slot.", from: HeldPages(slots: []),
        [
            RecordKey(
                required: "holder", \.holder, { $0.holder = $1 }, .label, "Who keeps them: container, data source."),
            RecordKey(
                required: "slots", \.slots, { $0.slots = $1 }, .slots,
                "The slots, in the order in which they are beside each other."),
        ])
}

extension HeldPages.Slot {
    /// A slot without a page, as a word.
    private enum State: String, CaseIterable { case unknown, none }

    private var state: State? {
        switch content {
        case .unknown: .unknown
        case .none: State.none
        case .page: nil
        }
    }

    fileprivate static let codec = RecordObject<HeldPages.Slot>(
        "a slot", "One place for a page: it has a page, or a state.",
        from: HeldPages.Slot(name: "", content: .unknown),
        [
            RecordKey(
                required: "slot", \.name, { $0.name = $1 }, .label,
                "The place in the holder's words: before, shown, after."),
            RecordKey(
                optional: "beside", { if case .beside(let offset) = $0.place { offset } else { nil } },
                { $0.place = .beside($1) }, .count(from: -RecordingLimits.largestCount),
                "The slot beside the page that is shown, which is 0: -1 is before it, 2 the one after the next."),
            RecordKey(
                optional: "leaf", { if case .leaf(let leaf) = $0.place { leaf } else { nil } },
                { $0.place = .leaf($1) }, .count(), "The page of an open book: 0 comes first."),
            RecordKey(
                optional: "cell", { if case .cell(let column, let row) = $0.place { [column, row] } else { nil } },
                { $0.place = .cell(column: $1[0], row: $1[1]) }, .few(.count(), 2...2, "two numbers: column and row"),
                "Column and row in a grid, counted from 0."),
            RecordKey(optional: "page", \.page, { $0.content = .page($1) }, .name, "The page that is in it."),
            RecordKey(
                optional: "state", \.state, { $0.content = $1 == .unknown ? .unknown : .none }, .word,
                "\"unknown\" if nobody has asked yet, \"none\" if the answer was nil and is remembered."),
            RecordKey(
                optional: "shown", { $0.isShown ? true : nil }, { $0.isShown = $1 }, .boolean,
                "Whether the user sees what is in it."),
        ],
        rule: ["oneOf": [["required": ["page"]], ["required": ["state"]]]],
        check: { _, fields throws(Problem) in
            guard fields.has("page") == fields.has("state") else { return }
            throw Problem(
                .value(fields.path),
                "a slot " + (fields.has("page") ? "with \"page\" and \"state\"" : "without \"page\" or \"state\""),
                advice: "Write \"page\" with its name, or \"state\": \"unknown\" or \"none\".")
        })
}

extension RecordCodec where Value == [HeldPages.Slot] {
    /// The places of a holder, not more than there can be pages: a drawing looks at all of them.
    fileprivate static var slots: RecordCodec {
        list(HeldPages.Slot.codec.codec).checked(
            ["maxItems": .raw(RecordingLimits.slots)], atMost: { _ in RecordingLimits.slots }, "slots")
    }
}

extension RecordCodec where Value == [HeldPages] {
    /// What each holder keeps, once each, of a few: a drawing gives each a row, and looks for it in every step.
    static var holders: RecordCodec {
        list(HeldPages.codec.codec).checked(
            ["maxItems": .raw(RecordingLimits.holders)], atMost: { _ in RecordingLimits.holders }, "holders of pages",
            advice: "Put the pages of several into one, slot by slot."
        ) { holders, value, reading throws(Problem) in
            if reading.isEarlier { holders.placeSlots() }
            try value.refuseTwice(
                "the holder", holders.map(\.holder), advice: "Put all its pages into one, slot by slot.")
        }
    }
}
