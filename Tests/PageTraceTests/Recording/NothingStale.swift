import PageTrace
import Testing

@Suite("Swipes that go far without anything stale")
struct NothingStale {
    @Test func `A swipe that completes a landing first goes two pages`() {
        var session = Session(client: Numbers(1...4))
        session.set([1])
        session.drag(.forward)
        session.release(ends: .completed)
        let step = session.swipe(.forward)
        #expect(step.gesture.to == ["3"])
        #expect(step.findings.isEmpty)
    }

    @Test func `A swipe whose end makes the client set another page ends on that page`() {
        var client = Numbers(1...4)
        client.sets[.didFinishAnimating] = [.plain(4)]
        var session = Session(client: client)
        session.set([1])
        let step = session.swipe(.forward)
        #expect(step.gesture.to == ["4"])
        #expect(step.findings.isEmpty)
    }
}
