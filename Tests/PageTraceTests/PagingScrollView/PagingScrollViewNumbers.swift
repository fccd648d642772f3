import PageTrace
import Testing

@Suite("Numbers that no scroll view should have to bear")
struct PagingScrollViewNumbers {
    private static let strange: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1,
        -0.0, 0.5, 1e18, 9.3e18,
    ]

    @Test(arguments: strange)
    func `Sizes and offsets of every sort: no trap, and every number stays finite`(number: Double) {
        for axis in ScrollAxis.allCases {
            for client in [ScrollViewClientDescription.article, .withoutFlag, .repaired] {
                for size in [ScrollSize(width: number, height: number), ScrollSize(width: 320, height: number)] {
                    var pager = Pager(client, PagingScrollViewSettings(axis: axis, columns: .min, size: size))
                    let point = ScrollPoint(x: number, y: number)
                    pager.perform(
                        .set(point), .drag, .move(to: point), .release(velocity: point), .settle,
                        .set(point, animated: true), .swipe(.forward), .resize(ScrollSize(width: 320, height: 480)),
                        .set(point), .resize(size), .swipe(.backward, axis: .vertical))
                    let offset = pager.session.stage.scrollView.contentOffset
                    #expect(offset.x.isFinite && offset.y.isFinite)
                    #expect(pager.session.stage.scrollView.size.width >= 0)
                    #expect(!pager.last.gesture.text.contains("nan"))
                }
            }
        }
    }

    @Test(arguments: strange)
    func `A place computed from strange numbers is bounded`(number: Double) {
        for other in Self.strange {
            let place = PagePlace(
                truncating: ScrollPoint(x: number, y: other), size: ScrollSize(width: other, height: number))
            #expect(abs(place.horizontal) <= 1_000_000_000)
            #expect(abs(place.vertical) <= 1_000_000_000)
        }
        let unit = ScrollSize(width: 1, height: 1)
        #expect(PagePlace(truncating: ScrollPoint(x: .nan, y: .infinity), size: unit).horizontal == 0)
    }

    @Test func `An offset is written to the thousandth, without the dust of calculating`() {
        #expect(ScrollPoint(x: 128.00000000000006, y: -0.0001).text == "(128, 0)")
        #expect(ScrollPoint(x: 10.5, y: -1.0625).text == "(10.5, -1.063)")
    }

    @Test func `A view without a size shows no page, and without pages there is nothing to tell`() {
        var flat = Pager(.article, PagingScrollViewSettings(size: ScrollSize(width: -5, height: .nan)))
        #expect(flat.shown.isEmpty)
        #expect(flat.told.isEmpty)
        flat.perform(.rotate)
        #expect(flat.shown == ["First"])

        var empty = Pager(pages: [])
        for gesture in [ScrollViewGesture.swipe(.forward), .set(1, animated: true), .rotate] {
            empty.perform(gesture)
            #expect(empty.told.isEmpty)
            #expect(empty.shown.isEmpty)
        }
    }

    @Test func `A grid whose last row is not full: a place without a page selects none`() {
        var pager = Pager(
            .article, PagingScrollViewSettings(axis: .both, columns: 2), pages: ["First", "Second", "Third"])
        pager.perform(.swipe(.forward), .swipe(.forward, axis: .vertical))
        #expect(pager.calls.contains("pageSelected horizontal: 1, vertical: 1"))
        #expect(pager.shown.isEmpty)
        #expect(pager.told == ["viewDidDisappear(Second)"])
        #expect(pager.last.trackers == [TrackerRecord(name: "selected", value: nil, isChecked: false)])
    }

    @Test(.timeLimit(.minutes(10)))
    func `Ten thousand pages, all told in one step: the findings name the first few`() {
        var pager = Pager(.withoutFlag, pages: (1...10_000).map { "P\($0)" })
        pager.perform(.swipe(.forward))
        #expect(pager.last.findings.map(\.message).last?.hasPrefix("P3, P4, P5 and 9995 others were told") == true)
        pager = Pager(
            ScrollViewClientDescription(visibility: .touching),
            PagingScrollViewSettings(size: ScrollSize(width: 0, height: 0)), pages: (1...10_000).map { "P\($0)" })
        #expect(pager.appeared.count == 10_000)
    }
}
