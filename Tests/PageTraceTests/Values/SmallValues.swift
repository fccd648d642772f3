import PageTrace
import Testing

@Suite("Small values")
struct SmallValues {
    @Test func `A spread reads like an array of at most two pages`() {
        #expect(Array(Spread<Int>()).isEmpty)
        #expect(Array(Spread(1)) == [1])
        #expect(Array(Spread(1, 2)) == [1, 2])
        #expect(Spread([1, 2, 3]) == nil)
        #expect(Spread([Int]()) == Spread<Int>())
        #expect(Spread([1]) == [1])
        #expect(Spread([1, 2])?.last == 2)
        #expect("\(Spread(1, 2))" == "[1, 2]")
        var seen: [Int] = []
        Spread(1, 2).forEach { seen.append($0) }
        #expect(seen == [1, 2])
    }

    @Test func `A slot tells unknown, none and a page apart`() {
        #expect(NeighborSlot<Int>(answer: nil) == .none)
        #expect(NeighborSlot(answer: 3) == .page(3))
        #expect(NeighborSlot<Int>.unknown != .none)
        #expect(NeighborSlot(answer: 3).page == 3)
        #expect(NeighborSlot<Int>.unknown.page == nil)
        #expect(Set([NeighborSlot<Int>.unknown, .none, .page(1), .page(1)]).count == 3)
    }

    @Test func `Directions and edges in words`() {
        #expect(Direction.forward.opposite == .backward)
        #expect(Direction.backward.opposite == .forward)
        #expect(AnimationEdge.allCases.map(\.words) == ["from the left", "from the right", "from above", "from below"])
        #expect(
            GestureOutcome.allCases.map { $0.words } == [
                nil, "cancelled", "bounced", "ignored", "in flight", nil, "raised", "crashed",
            ])
    }

    @Test func `Held pages: what is shown, and every page once`() {
        let held = HeldPages(slots: [
            .init(name: "before", content: .none), .init(name: "left", content: .page("1"), isShown: true),
            .init(name: "right", content: .page("2"), isShown: true), .init(name: "after", content: .page("1")),
            .init(name: "kept", content: .unknown),
        ])
        #expect(held.shown == ["1", "2"])
        #expect(held.pages == ["1", "2"])
        #expect(held.slots.map(\.text) == ["nil", "▸1", "▸2", "1", "?"])
        #expect(held.holder == "container")
    }

    @Test func `What is stored elsewhere than in the container stands in lines of its own`() {
        let shown = HeldPages.Slot(name: "shown", content: .page("1"), isShown: true)
        let step = Step(
            number: 3, gesture: GestureRecord(.swipe(.forward), outcome: .completed, from: ["1"], to: ["2"]),
            after: [
                HeldPages(slots: [shown]),
                HeldPages(holder: "data source", slots: [.init(name: "kept", content: .page("9"))]),
            ],
            loaded: ["2"], dropped: ["0"])
        #expect(
            step.text == """
                3. swipe forward  1 → 2
                     holds  ▸1      loaded 2      dropped 0
                     holds  9      (data source)

                """)
    }
}
