import PageTrace
import Testing

@Suite("Where one page ends and the next begins")
struct PagingScrollViewEdges {
    @Test func `Frames that only touch do not intersect, so that a page at rest is alone; a comparison with <= errs`() {
        let size = ScrollSize(width: 320, height: 480)
        let first = ScrollRectangle(origin: .zero, size: size)
        let second = ScrollRectangle(origin: ScrollPoint(x: 320), size: size)
        #expect(!first.intersects(second))
        #expect(first.touches(second))
        #expect(first.intersects(ScrollRectangle(origin: ScrollPoint(x: 319.9), size: size)))
        #expect(!first.touches(ScrollRectangle(origin: ScrollPoint(x: 320.1), size: size)))
        #expect(first.touches(ScrollRectangle(origin: ScrollPoint(x: 320, y: 480), size: size)), "a corner")

        var pager = Pager()
        pager.perform(.swipe(.forward))
        let scrollView = pager.session.stage.scrollView
        #expect(scrollView.pages(touching: scrollView.visibleArea) == ["First", "Third"])
        #expect(pager.appeared == ["Second"])

        var erring = Pager(ScrollViewClientDescription(visibility: .touching))
        #expect(erring.findings == [.touchingFrames, .severalPagesVisible, .unreportedPageChange])
        erring.perform(.swipe(.forward))
        #expect(erring.appeared == ["First", "Second", "Third"])
        #expect(
            erring.last.findings.map(\.text) == [
                "callback 4: Third was told that it appeared, while its frame only touches the visible area: nothing of "
                    + "it can be seen.",
                "At offset (320, 0), First and Second and Third count as visible together.",
                "First and Third cannot be seen, and were not told of disappearing.",
            ])
    }

    @Test("A width with a fraction: three times 26.9 divided by 26.9 is a hair below 3, and the last page is not told")
    func truncatedFraction() {
        let description = PagingScrollViewSettings(size: ScrollSize(width: 26.9, height: 100))
        var article = Pager(.article, description)
        article.perform(.swipe(.forward), .swipe(.forward), .swipe(.forward))
        #expect(article.shown == ["Fourth"])
        #expect(article.calls.last?.hasPrefix("scrollViewDidEndDecelerating") == true)
        #expect(article.findings == [.unreportedPageChange, .wrongTracker])

        var repaired = Pager(.repaired, description)
        repaired.perform(.swipe(.forward), .swipe(.forward), .swipe(.forward))
        #expect(repaired.appeared == ["Fourth"])
        #expect(repaired.findings.isEmpty)
    }

    @Test func `Exactly half way the later page is the larger one, and the one that a release goes to (choices)`() {
        var pager = Pager(.repaired)
        pager.perform(.drag, .move(0.5))
        #expect(pager.session.stage.scrollView.largestPage == "Second")
        #expect(pager.appeared == ["Second"])
        pager.perform(.release(), .settle)
        #expect(pager.shown == ["Second"])
    }

    @Test func `A stop between two pages whose selection repeats: the filter keeps it from the page that came in`() {
        var article = Pager()
        article.perform(.swipe(.forward), .drag, .move(1.4), .release(decelerates: false))
        #expect(article.shown == ["Second", "Third"])
        #expect(article.told.isEmpty)

        var unfiltered = Pager(ScrollViewClientDescription(filtersRepeats: false))
        unfiltered.perform(.swipe(.forward), .drag, .move(1.4), .release(decelerates: false))
        #expect(unfiltered.told == ["viewDidAppear(Third)"])
        #expect(unfiltered.findings == [.severalPagesVisible])
    }

    @Test func `A page at rest is seen alone on every width, also where sums of fractions are a hair too large`() {
        for tenths in 1...1000 {
            let size = ScrollSize(width: Double(tenths) / 10, height: 100)
            var pager = Pager(.article, PagingScrollViewSettings(size: size), pages: "ABCDEFGH".map(String.init))
            pager.perform(.set(6))
            #expect(pager.shown == ["G"], "\(size)")
        }
    }
}
