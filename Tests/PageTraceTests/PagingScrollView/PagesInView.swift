import Paging
import Testing

/// Of many pages, a scroll view looks only at those near the visible area: they must be the same as if it looked at all.
@Suite struct PagesInView {
    @Test(arguments: ScrollAxis.allCases)
    func `The pages in view are those whose frames say so`(axis: ScrollAxis) {
        let lengths = [0, 1e-9, 3e-7, 0.1, 1, 320, 333.3, 1e8, 1e9]
        let offsets = [-1e9, -7, -1, -0.5, 0, 1e-9, 0.1, 0.5, 1, 1.999999999, 2.5, 6.9, 7, 11, 12.5, 40, 1e9]
        for length in lengths {
            for columns in [1, 3, 5] {
                let size = ScrollSize(width: length, height: length > 1 ? length / 3 : 480)
                let settings = PagingScrollViewSettings(axis: axis, columns: columns, size: size)
                var scrollView = PagingScrollView(settings, pages: (0..<13).map { "\($0)" })
                var pager = PagingScrollViewPager()
                for x in offsets {
                    for y in offsets {
                        scrollView.setContentOffset(ScrollPoint(x: x, y: y), client: &pager)
                        expectSame(in: scrollView)
                    }
                }
            }
        }
    }

    private func expectSame(in scrollView: PagingScrollView) {
        let area = scrollView.visibleArea
        let places = scrollView.pages.indices
        let frames = places.map { scrollView.frame(ofPageAt: $0) }
        let shares = frames.map { $0.sharedArea(with: area) }
        func pages(_ places: [Int]) -> [String] { places.map { scrollView.pages[$0] } }
        #expect(scrollView.visiblePages == pages(places.filter { frames[$0].intersects(area) }))
        #expect(scrollView.pages(touching: area) == pages(places.filter { frames[$0].touches(area) }))
        // The later of two equal ones.
        let largest = places.reversed().max { shares[$0] < shares[$1] }
        #expect(scrollView.largestPage == largest.flatMap { shares[$0] > 0 ? scrollView.pages[$0] : nil })
    }
}
