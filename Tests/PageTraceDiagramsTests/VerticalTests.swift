import Testing

@testable import PageTrace
@testable import PageTraceDiagrams

/// Arrows lead to where the pages lie.
struct VerticalTests {
    private func texts(isVertical: Bool) throws -> [String] {
        var walk = Walk(["First", "Second"])
        walk.swipe(.forward)
        walk.swipe(.backward)
        var recording = walk.recording(title: "")
        recording.layout = Recording.Layout(isVertical: isVertical)
        return Diagram.flow.graph(of: recording).sentences
    }

    @Test func `A vertical pager swipes down and up, another one right and left`() throws {
        let vertical = try texts(isVertical: true)
        #expect(vertical.contains("1. swipe ↓ Second") && vertical.contains("2. swipe ↑ First"))
        let horizontal = try texts(isVertical: false)
        #expect(horizontal.contains("1. swipe → Second") && horizontal.contains("2. swipe ← First"))
    }

    @Test func `A pager both ways says along which axis`() {
        let gesture = GestureRecord(.swipe(.forward, along: .vertical), outcome: .completed, from: ["A1"], to: ["B1"])
        #expect(StepText.title(of: Step(number: 3, gesture: gesture)) == "3. swipe ↓ B1")
    }
}
