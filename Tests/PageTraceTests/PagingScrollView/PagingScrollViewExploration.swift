import PageTrace
import Testing

@Suite("Every short sequence of gestures")
struct PagingScrollViewExploration {
    private static let alphabet: [ScrollViewGesture] = [
        .swipe(.forward), .swipe(.backward), .swipe(.forward, ends: .cancelled), .drag, .move(0.6), .move(1),
        .move(-0.3), .release(), .release(decelerates: false), .settle, .set(1), .set(2, animated: true),
        .set(0, animated: true, settles: false), .rotate, .resize(ScrollSize(width: 320, height: 480)),
    ]

    /// Visits each step of each sequence, and each sequence's end once.
    private func explore(
        _ client: ScrollViewClientDescription, depth: Int, _ visit: (Pager, [ScrollViewGesture]) -> Void
    ) {
        func go(_ pager: Pager, _ path: [ScrollViewGesture]) {
            guard path.count < depth else { return }
            for gesture in Self.alphabet {
                var next = pager
                next.perform(gesture)
                visit(next, path + [gesture])
                go(next, path + [gesture])
            }
        }
        go(Pager(client, pages: ["First", "Second", "Third"]), [])
    }

    @Test
    func `The article's flag holds: nobody is told twice, whatever happens, and the flag is what pages were told`() {
        explore(.article, depth: 3) { pager, path in
            #expect(!pager.findings.contains(.repeatedAppearance), "\(path)")
            #expect(pager.session.stage.client.flagged == pager.heard, "\(path)")
        }
    }

    @Test
    func `The repaired client is right after every step: the page that fills most of the view, alone, knows it`() {
        explore(.repaired, depth: 3) { pager, path in
            #expect(pager.last.findings.isEmpty, "\(path)")
            #expect(pager.appeared == [pager.session.stage.scrollView.largestPage].compactMap { $0 }, "\(path)")
        }
    }

    @Test func `At rest without a set, a stop on the way or a rotation, the article's client is right, too`() {
        func go(_ pager: Pager, _ depth: Int) {
            guard depth > 0 else { return }
            for gesture in Self.alphabet.prefix(3) {
                var next = pager
                next.perform(gesture)
                #expect(next.appeared == next.shown)
                #expect(next.findings.allSatisfy { $0 == .beyondEnd })
                go(next, depth - 1)
            }
        }
        go(Pager(), 6)
    }

    @Test func `The same gestures give the same steps, and a copy goes its own way`() {
        explore(.article, depth: 2) { pager, path in
            var again = Pager(.article, pages: ["First", "Second", "Third"])
            for gesture in path { again.perform(gesture) }
            #expect(again.last == pager.last)
            #expect(again.session.stage.scrollView == pager.session.stage.scrollView)
        }
    }

    @Test
    func `Steps join: what is held after one is held before the next, and nothing is loaded or dropped on the way`() {
        let steps = Recording(pages: ["First", "Second"], gestures: Self.alphabet).steps
        #expect(steps.map(\.number) == Array(0...Self.alphabet.count))
        for (step, next) in zip(steps, steps.dropFirst()) { #expect(step.after == next.before) }
        #expect(steps.allSatisfy { $0.after[0].pages == ["First", "Second"] && $0.loaded.isEmpty })
    }
}
