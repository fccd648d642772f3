import Testing

@testable import PageTrace

/// Gestures in a row, written shorter where they repeat or are drawn at random.
struct GestureSequenceTests {
    private let forward = PageViewControllerGesture.page(.swipe(Swipe(.forward)))
    private let backward = PageViewControllerGesture.page(.swipe(Swipe(.backward)))

    @Test func `A row is made from its parts`() {
        let inner = GestureSequence<PageViewControllerGesture>(parts: [
            .gesture(forward), .repetition([backward], count: 2),
        ])
        let gestures = GestureSequence<PageViewControllerGesture>(parts: [
            .gesture(.page(.settle)), .repetition(inner, count: 2),
            .randomWalk(RandomWalk(seed: 1, count: 1, forward: 1)),
        ])
        #expect(
            Array(gestures) == [.page(.settle), forward, backward, backward, forward, backward, backward, forward])
        #expect(gestures.count == 8)
        #expect(Array(gestures.dropFirst(7)) == [forward])
    }

    @Test func `A row of single gestures is an array literal or an array`() {
        let array = [forward, backward]
        #expect(GestureSequence(array) == [forward, backward])
        #expect(
            Trace(pages: ["A"], gestures: GestureSequence(array)) == Trace(pages: ["A"], gestures: [forward, backward]))
        #expect(Trace(pages: ["A"], gestures: []).gestures.isEmpty)
    }

    @Test func `A row is equal to one that is written the same way`() {
        let repeated = GestureSequence<PageViewControllerGesture>(parts: [.repetition([forward], count: 2)])
        #expect(repeated == GestureSequence(parts: [.repetition([forward], count: 2)]))
        #expect(repeated != [forward, forward])
        #expect(Array(repeated) == [forward, forward])
    }

    @Test func `What repeats nothing takes no time`() {
        let nothing = GestureSequence<PageViewControllerGesture>(parts: [
            .repetition([], count: .max), .repetition([forward], count: -1),
        ])
        let gestures = GestureSequence<PageViewControllerGesture>(parts: [
            .repetition(nothing, count: .max), .randomWalk(RandomWalk(seed: 1, count: -1)), .gesture(forward),
        ])
        #expect(Array(gestures) == [forward])
        #expect(gestures.count == 1)
        #expect(nothing.isEmpty)
    }

    @Test func `A count that is too large is the largest`() {
        let many = GestureSequence<PageViewControllerGesture>(parts: [
            .repetition([forward, backward], count: .max / 2)
        ])
        #expect(many.count == .max - 1)
        #expect(GestureSequence(parts: [.repetition(many, count: 2)]).count == .max)
        #expect(GestureSequence(parts: many.parts + many.parts).count == .max)
        #expect(Array(GestureSequence(parts: [.repetition(many, count: 2)]).prefix(3)) == [forward, backward, forward])
    }

    @Test func `An iterator that is at its end stays there`() {
        var iterator = GestureSequence(parts: [.repetition([forward], count: 1)]).makeIterator()
        #expect(iterator.next() == forward)
        #expect(iterator.next() == nil)
        #expect(iterator.next() == nil)
    }

    @Test func `A copy of a replay goes its own way`() throws {
        var replay = Replay(try Trace(path: "1→[2→1]×1000000", pages: 3))
        for _ in 1...4 { _ = replay.next() }
        var copy = replay
        #expect(replay.next()?.text == copy.next()?.text)
        #expect(replay.next()?.number == 5)
        #expect(copy.next()?.number == 5)
    }

    @Test func `A replay of a repetition is that of its gestures`() throws {
        let short = try Trace(path: "1→[2~→(3)→[3→2]×2→1]×3", pages: 4)
        let long = Trace(pages: short.pages, gestures: GestureSequence(Array(short.gestures)))
        #expect(Recording(replaying: short) == Recording(replaying: long))
        #expect(Recording(replaying: short).steps.count == 1 + 3 * 7)
    }

    @Test func `The pages of a recording are found without going through repetitions`() throws {
        let grow = GestureSequence<PageViewControllerGesture>(parts: [
            .gesture(.list(.append(["B"]))), .gesture(.list(.remove(["B"]))),
        ])
        let trace = Trace(
            pages: ["A"], gestures: GestureSequence(parts: [.repetition(grow, count: 1_000_000_000)]))
        #expect(Recording(heading: trace).pages == ["A", "B"])
        let link: GestureSequence<RootGesture> = [.deepLink("Song")]
        let root = Trace(
            scenario: TraceScenario(
                any: Scenario(
                    container: RootContainerSettings(), client: .repaired,
                    gestures: GestureSequence(parts: [.repetition(link, count: 1_000_000_000)]))))
        #expect(Recording(heading: root).pages == ["Splash", "Login", "Main", "Song"])
    }
}
