import PageTrace
import Testing

@Suite("How the paging scroll view moves")
struct PagingScrollViewRules {
    /// A client that has every method, so that everything the container says is logged.
    private func listener(_ settings: PagingScrollViewSettings = PagingScrollViewSettings()) -> Pager {
        Pager(ScrollViewClientDescription(selectsIn: Set(ScrollViewMethod.allCases)), settings)
    }

    private func names(_ step: Step) -> [String] {
        step.callbacks.filter { $0.role == .delegate && $0.name != "pageSelected" }.map(\.name)
    }

    @Test
    func `Documented: a drag tells its beginning, its way, its end, and the end of coasting, each in its phase`() {
        var pager = listener()
        pager.perform(.swipe(.forward))
        #expect(
            names(pager.last) == [
                "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewDidEndDragging",
                "scrollViewDidScroll", "scrollViewDidEndDecelerating",
            ])
        #expect(pager.last.callbacks.first?.phase == .dragStart)
        #expect(pager.last.callbacks.last?.phase == .landing)
    }

    @Test func `Documented: an animated set tells its end, a set without animation does not`() {
        var pager = listener()
        pager.perform(.set(2))
        #expect(names(pager.last) == ["scrollViewDidScroll"])
        pager.perform(.set(1, animated: true))
        #expect(names(pager.last) == ["scrollViewDidScroll", "scrollViewDidEndScrollingAnimation"])
        pager.perform(.set(1, animated: true))
        #expect(names(pager.last) == [], "Choice: there is nothing to animate")
        pager.perform(.set(0, animated: true, settles: false))
        #expect(pager.last.gesture.outcome == .inFlight)
        pager.perform(.settle)
        #expect(names(pager.last) == ["scrollViewDidScroll", "scrollViewDidEndScrollingAnimation"])
    }

    @Test(arguments: [(0.4, 0.0, 0.0), (0.6, 0, 1), (0.1, 1, 1), (0.9, -1, 0), (1.2, 1, 2), (3.4, 1, 3), (-0.4, -1, 0)])
    func `Paging stops on a page: the nearest, or the next in the direction of a flick`(
        position: Double, velocity: Double, stop: Double
    ) {
        var pager = Pager()
        pager.perform(.drag, .move(position), .release(velocity: ScrollPoint(x: velocity)), .settle)
        #expect(pager.session.stage.scrollView.contentOffset == ScrollPoint(x: stop * 320))
        #expect(pager.session.stage.scrollView.isAtRest)
    }

    @Test
    func `A drag follows its axes only, for a page beyond an end at the most, and for nothing where bounces are off`() {
        var pager = Pager()
        pager.perform(.drag, .move(-7, 1))
        #expect(pager.session.stage.scrollView.contentOffset == ScrollPoint(x: -320))

        var stiff = Pager(.article, PagingScrollViewSettings(bounces: false))
        stiff.perform(.drag, .move(-7, 1))
        #expect(stiff.session.stage.scrollView.contentOffset == .zero)
        stiff.perform(.release())
        #expect(stiff.perform(.swipe(.backward)).count == 1)
        #expect(stiff.last.gesture.outcome == .bounced)
    }

    @Test func `Beyond an end the content always comes back, also where the release says that it stops (a choice)`() {
        var pager = Pager()
        #expect(
            pager.perform(.drag, .move(-0.2), .release(decelerates: false)) == [
                "scrollViewDidEndDragging willDecelerate: true, at: (-64, 0)"
            ])
    }

    @Test
    func `A finger that catches the coasting content: its end is never told (a choice), and a page is passed by`() {
        var pager = Pager()
        pager.perform(.drag, .move(0.9), .release(), .drag, .move(2), .release())
        #expect(pager.shown == ["Third"])
        #expect(pager.told == ["viewDidAppear(Third)", "viewDidDisappear(First)"])
        #expect(pager.perform(.settle).isEmpty)
    }

    @Test func `A set ends coasting in silence, moves the content under a finger, and does not animate under one`() {
        var pager = listener()
        pager.perform(.drag, .move(0.9), .release(), .set(3))
        #expect(pager.session.stage.scrollView.isAtRest)
        pager.perform(.drag, .set(1))
        #expect(pager.last.gesture.outcome == .inFlight)
        #expect(pager.session.stage.scrollView.isDragging)
        pager.perform(.set(2, animated: true))
        #expect(pager.last.gesture.outcome == .ignored)
        #expect(pager.shown == ["Second"])
    }

    @Test func `Gestures that need a finger down, or something in flight, are ignored without`() {
        for gesture in [ScrollViewGesture.move(1), .release(), .settle, .resize(ScrollSize(width: 320, height: 480))] {
            var pager = Pager()
            let before = pager.session.stage.scrollView
            #expect(pager.perform(gesture).isEmpty)
            #expect(pager.last.gesture.outcome == .ignored)
            #expect(pager.session.stage.scrollView == before)
        }
        var dragging = Pager()
        dragging.perform(.drag)
        for gesture in [ScrollViewGesture.drag, .swipe(.forward), .settle] {
            dragging.perform(gesture)
            #expect(dragging.last.gesture.outcome == .ignored)
        }
    }

    @Test
    func `A change of size brings the offset back where the content now ends earlier, and coasting to its page`() {
        var pager = listener()
        pager.perform(.set(3), .resize(ScrollSize(width: 100, height: 480)))
        #expect(pager.session.stage.scrollView.contentOffset == ScrollPoint(x: 300))
        #expect(names(pager.last) == ["scrollViewDidScroll", "viewDidLayoutSubviews"])

        var coasting = Pager()
        coasting.perform(.drag, .move(0.9), .release(), .rotate, .settle)
        #expect(coasting.session.stage.scrollView.contentOffset == ScrollPoint(x: 480))
        #expect(coasting.appeared == ["Second"])
    }
}
