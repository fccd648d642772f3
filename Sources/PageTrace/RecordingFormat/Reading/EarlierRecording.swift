import Paging

// What recordings of version 1 said in words alone before they had kinds, places and layouts. Nobody else reads words.

extension GestureRecord.Kind {
    /// The gesture of an earlier recording: one that leaves nothing open is known by its words.
    init(earlier words: String, _ direction: Direction?) {
        self = Self.known[words] ?? .other(words, direction)
    }

    private static let known: [String: Self] = {
        let kinds: [Self] =
            [
                .drag(), .release(), .settle, .set(), .dataSource(.removed), .dataSource(.assigned), .turn, .load,
                .container(.appears), .container(.disappears), .launch, .launchFinished(isLoggedIn: true),
                .launchFinished(isLoggedIn: false), .logIn, .logOut, .calls, .swipe(nil),
            ] + Direction.allCases.flatMap { [.swipe($0), .drag($0)] }
        return Dictionary(uniqueKeysWithValues: kinds.map { ($0.words, $0) })
    }()
}

extension [HeldPages] {
    /// Places the slots of an earlier recording, in which only the container's names told where they lie.
    mutating func placeSlots() {
        guard !isEmpty else { return }
        for index in self[0].slots.indices { self[0].slots[index].place = .init(earlier: self[0].slots[index].name) }
    }
}

extension HeldPages.Place {
    fileprivate init?(earlier name: String) {
        switch name {
        case "before": self = .beside(-1)
        case "shown": self = .beside(0)
        case "after": self = .beside(1)
        case "left": self = .leaf(0)
        case "right": self = .leaf(1)
        default:
            // `column 2`, `row 3`, or `row 3, column 2`.
            let words = name.split { ", ".contains($0) }
            func number(after word: String) -> Int? {
                guard let place = words.firstIndex(where: { $0 == word }), place + 1 < words.count,
                    let number = Int(words[place + 1]), (1...RecordingLimits.largestCount).contains(number)
                else { return nil }
                return number - 1
            }
            let (column, row) = (number(after: "column"), number(after: "row"))
            guard column != nil || row != nil else { return nil }
            self = .cell(column: column ?? 0, row: row ?? 0)
        }
    }
}

extension Recording {
    /// The layout of an earlier recording, as its container and its first slots tell.
    var earlierLayout: Layout {
        let words = container.components
        var layout = Layout(
            isVertical: words.contains("vertical"), isMirrored: words.contains("right to left"),
            isCurled: words.contains("page curl"))
        switch steps.first?.after.first?.slots.first(where: { $0.place != nil })?.place {
        case .leaf: layout.arrangement = .spread
        case .cell: layout.arrangement = .grid
        case .beside: layout.arrangement = .row
        case nil: layout.arrangement = words.first == RootContainerSettings.recordedName ? .stack : .row
        }
        for word in words {
            let sides = word.split(separator: "×").compactMap { Double($0.filter { !$0.isWhitespace }) }
            guard sides.count == 2, sides.allSatisfy({ 0...1e9 ~= $0 }) else { continue }
            layout.size = ScrollSize(width: sides[0], height: sides[1])
        }
        return layout
    }
}
