import PageTrace
import Testing

@Suite("What the article's pager gets wrong, and the repaired one does not")
struct PagingScrollViewFindings {
    @Test func `A page cannot be told twice that it appeared, thanks to the flag; without it, it is`() {
        var article = Pager()
        article.perform(.swipe(.forward, ends: .cancelled))
        #expect(article.findings.isEmpty)

        var forgetful = Pager(.withoutFlag)
        forgetful.perform(.swipe(.forward, ends: .cancelled))
        #expect(forgetful.told.first == "viewDidAppear(First)")
        #expect(
            forgetful.last.findings.map(\.text) == [
                "callback 4: First was told that it appeared, and had been told so before.",
                "Second and Third and Fourth were told of disappearing, and had not appeared since.",
            ])
    }

    @Test
    func `A drag that stops between two pages: both count as visible, and the truncated page is the smaller one`() {
        var article = Pager()
        article.perform(.drag, .move(0.75), .release(decelerates: false))
        #expect(article.appeared == ["First", "Second"])
        #expect(
            article.last.findings.map(\.text) == [
                "At offset (240, 0), First and Second count as visible together.",
                "callback 2: selected says First, while Second fills most of the view.",
            ])

        var repaired = Pager(.repaired)
        repaired.perform(.drag, .move(0.75), .release(decelerates: false))
        #expect(repaired.shown == ["First", "Second"])
        #expect(repaired.appeared == ["Second"])
        #expect(repaired.findings.isEmpty)
    }

    @Test func `Half way through a drag another page fills the view, and nobody is told before the end`() {
        var article = Pager()
        article.perform(.drag, .move(0.4))
        #expect(article.findings.isEmpty)
        article.perform(.move(0.6))
        #expect(
            article.last.findings.map(\.text) == ["Second fills most of the view in mid-drag, and nobody was told."])
        article.perform(.move(0.8))
        #expect(article.findings.isEmpty, "It is found where it comes about")

        var repaired = Pager(.repaired)
        repaired.perform(.drag, .move(0.6))
        #expect(repaired.told == ["viewDidAppear(Second)", "viewDidDisappear(First)"])
        #expect(repaired.findings.isEmpty)
    }

    @Test(arguments: [true, false])
    func `An offset that the app sets is never noticed, animated or not`(animated: Bool) {
        var article = Pager()
        #expect(article.perform(.set(2, animated: animated)).isEmpty)
        #expect(article.findings == [.unreportedPageChange])
        #expect(article.appeared == ["First"])
        #expect(article.shown == ["Third"])

        var repaired = Pager(.repaired)
        repaired.perform(.set(2, animated: animated))
        #expect(repaired.appeared == ["Third"])
        #expect(repaired.findings.isEmpty)
    }

    @Test func `A swipe back to the page selected last is filtered, although another was shown in between`() {
        var article = Pager()
        article.perform(.swipe(.forward), .set(2), .swipe(.backward))
        #expect(article.shown == ["Second"])
        #expect(article.calls.last == "scrollViewDidEndDecelerating at: (320, 0)")
        #expect(article.told.isEmpty, "Second came back, and does not reload")
    }

    @Test(arguments: [(0.0, -0.3), (3, 3.3)])
    func `A bounce beyond either end`(start: Double, beyond: Double) {
        var article = Pager()
        article.perform(.set(start), .drag, .move(beyond))
        #expect(article.findings == [.beyondEnd])
        article.perform(.release())
        #expect(article.findings.isEmpty, "It is found where it comes about")
        article.perform(.settle)
        #expect(article.last.gesture.outcome == .bounced)

        var repaired = Pager(.repaired)
        repaired.perform(.set(start), .drag, .move(beyond))
        #expect(repaired.findings.isEmpty)
        repaired.perform(.release(), .settle)
        #expect(repaired.findings.isEmpty)
    }

    @Test func `A rotation keeps the offset in points, between two pages, and nothing tells the article's client`() {
        var article = Pager()
        article.perform(.swipe(.forward), .swipe(.forward))
        #expect(article.perform(.rotate).isEmpty)
        #expect(article.shown == ["Second", "Third"])
        #expect(
            article.last.findings.map(\.text) == [
                "Second fills most of the view, and was not told that it appeared.",
                "The size is 480 × 320 now, and the client has no method that tells it. Second and Third can be seen.",
                "selected says Third, while Second fills most of the view.",
            ])

        var repaired = Pager(.repaired)
        repaired.perform(.swipe(.forward), .swipe(.forward))
        #expect(
            repaired.perform(.rotate) == [
                "viewDidLayoutSubviews size: 480 × 320, at: (640, 0)",
                "pageSelected horizontal: 1, vertical: 0",
                "viewDidAppear(Second)",
                "viewDidDisappear(Third)",
            ])
        #expect(repaired.findings.isEmpty)
    }
}
