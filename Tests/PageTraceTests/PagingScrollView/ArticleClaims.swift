import PageTrace
import Testing

@Suite("What the article says of its pager")
struct ArticleClaims {
    @Test func `The first state is applied at set-up, without a selection`() {
        #expect(Pager().calls == ["viewDidLoad at: (0, 0)", "viewDidAppear(First)"])
    }

    @Test func `Before the layout no page is seen: the first one is never told, unless the layout is looked at`() {
        for (variant, told) in [(ScrollViewClientDescription.article, []), (.repaired, ["viewDidAppear(First)"])] {
            var pager = Pager(variant, PagingScrollViewSettings(size: ScrollSize(width: 0, height: 0)))
            #expect(pager.calls == ["viewDidLoad at: (0, 0)"])
            pager.perform(.resize(ScrollSize(width: 320, height: 480)))
            #expect(pager.told == told)
        }
    }

    @Test func `A swipe selects where the content has come to rest, and tells both pages`() {
        var pager = Pager()
        #expect(
            pager.perform(.swipe(.forward)) == [
                "scrollViewDidEndDragging willDecelerate: true, at: (224, 0)",
                "scrollViewDidEndDecelerating at: (320, 0)",
                "pageSelected horizontal: 1, vertical: 0",
                "viewDidAppear(Second)",
                "viewDidDisappear(First)",
            ])
        #expect(pager.last.findings.isEmpty)
        #expect(pager.last.gesture.text == "swipe forward  First → Second")
    }

    @Test func `A drag that ends without coasting selects at once`() {
        var pager = Pager()
        pager.perform(.drag, .move(1))
        #expect(
            pager.perform(.release()) == [
                "scrollViewDidEndDragging willDecelerate: false, at: (320, 0)",
                "pageSelected horizontal: 1, vertical: 0",
                "viewDidAppear(Second)",
                "viewDidDisappear(First)",
            ])
    }

    @Test
    func `A selection that repeats is filtered; the very first one is not, and the flag filters what pages hear`() {
        var pager = Pager()
        pager.perform(.swipe(.forward, ends: .cancelled))
        #expect(pager.calls.last == "pageSelected horizontal: 0, vertical: 0")
        #expect(pager.told.isEmpty)
        pager.perform(.swipe(.forward, ends: .cancelled))
        #expect(pager.calls.last == "scrollViewDidEndDecelerating at: (0, 0)")
        #expect(pager.last.gesture.text == "swipe forward  First → Second  (cancelled)")
    }

    @Test func `Pages below each other and in a grid: both numbers of the place are computed`() {
        var vertical = Pager(.article, PagingScrollViewSettings(axis: .vertical))
        #expect(vertical.perform(.swipe(.forward)).contains("pageSelected horizontal: 0, vertical: 1"))
        #expect(vertical.shown == ["Second"])

        var grid = Pager(.article, PagingScrollViewSettings(axis: .both, columns: 2))
        grid.perform(.swipe(.forward))
        #expect(grid.perform(.swipe(.forward, axis: .vertical)).contains("pageSelected horizontal: 1, vertical: 1"))
        #expect(grid.told == ["viewDidAppear(Fourth)", "viewDidDisappear(Second)"])
        #expect(grid.last.after[0].slots.map(\.name).last == "row 2, column 2")
    }

    @Test func `A view whose size is below 1 is on page 0, wherever its content lies`() {
        let far = ScrollPoint(x: 960, y: 960)
        #expect(PagePlace(truncating: far, size: ScrollSize(width: 0, height: 0)) == PagePlace())
        #expect(PagePlace(truncating: far, size: ScrollSize(width: 0.99, height: 320)) == PagePlace(vertical: 3))
        #expect(PagePlace(truncating: far, size: ScrollSize(width: 1, height: 1)).horizontal == 960)
    }

    @Test func `The page is truncated: nine tenths of a page are still the page before`() {
        let size = ScrollSize(width: 320, height: 480)
        #expect(PagePlace(truncating: ScrollPoint(x: 319.9), size: size).horizontal == 0)
        #expect(PagePlace(truncating: ScrollPoint(x: -319.9), size: size).horizontal == 0)
        #expect(PagePlace(truncating: ScrollPoint(x: -320), size: size).horizontal == -1)
    }

    @Test func `The order of telling is open in the article: who appeared comes first, or last (a choice)`() {
        var pager = Pager(ScrollViewClientDescription(order: .disappearFirst))
        pager.perform(.swipe(.forward))
        #expect(pager.told == ["viewDidDisappear(First)", "viewDidAppear(Second)"])
    }

    @Test func `Whole swipes land where the computation names the page, on every width of whole or half points`() {
        for halves in stride(from: 2, through: 2000, by: 17) {
            let size = ScrollSize(width: Double(halves) / 2, height: 100)
            var pager = Pager(.article, PagingScrollViewSettings(size: size))
            for page in ["Second", "Third", "Fourth"] {
                pager.perform(.swipe(.forward))
                #expect(pager.shown == [page] && pager.appeared == [page] && pager.findings.isEmpty, "\(size)")
            }
        }
    }
}
