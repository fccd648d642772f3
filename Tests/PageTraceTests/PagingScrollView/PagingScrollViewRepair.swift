import PageTrace
import Testing

@Suite("A whole recording of the repair, over the same gestures")
struct PagingScrollViewRepair {
    @Test func `The repaired pager: looks whenever something moves, and tells one page`() {
        #expect(
            Recording.pager("A pager that looks where anything moves", .repaired).text == """
                A pager that looks where anything moves
                UIScrollView, paging, 320 × 480

                0. load First
                     1  viewDidLoad at: (0, 0)
                     2  viewDidAppear(First)
                     holds  ▸First | Second | Third | Fourth
                     holds  ▸First      (told that they appeared)
                     selected  nil

                1. swipe forward  First → Second
                     1  scrollViewDidScroll at: (224, 0)
                     2  pageSelected horizontal: 1, vertical: 0
                           selected: nil → Second
                     3  viewDidAppear(Second)
                     4  viewDidDisappear(First)
                     5  scrollViewDidEndDragging willDecelerate: true, at: (224, 0)
                     6  scrollViewDidScroll at: (320, 0)
                     7  scrollViewDidEndDecelerating at: (320, 0)
                     holds  First | ▸Second | Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                2. set offset to (2, 0)  Second → Third  (animated)
                     1  scrollViewDidScroll at: (640, 0)
                     2  pageSelected horizontal: 2, vertical: 0
                           selected: Second → Third
                     3  viewDidAppear(Third)
                     4  viewDidDisappear(Second)
                     5  scrollViewDidEndScrollingAnimation at: (640, 0)
                     holds  First | Second | ▸Third | Fourth
                     holds  ▸Third      (told that they appeared)
                     selected  Third

                3. swipe backward  Third → Second
                     1  scrollViewDidScroll at: (416, 0)
                     2  pageSelected horizontal: 1, vertical: 0
                           selected: Third → Second
                     3  viewDidAppear(Second)
                     4  viewDidDisappear(Third)
                     5  scrollViewDidEndDragging willDecelerate: true, at: (416, 0)
                     6  scrollViewDidScroll at: (320, 0)
                     7  scrollViewDidEndDecelerating at: (320, 0)
                     holds  First | ▸Second | Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                4. drag  (in flight)
                     holds  First | ▸Second | Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                5. move to (1.6, 0)  Second → Third  (in flight)
                     1  scrollViewDidScroll at: (512, 0)
                     2  pageSelected horizontal: 2, vertical: 0
                           selected: Second → Third
                     3  viewDidAppear(Third)
                     4  viewDidDisappear(Second)
                     holds  First | ▸Second | ▸Third | Fourth
                     holds  ▸Third      (told that they appeared)
                     selected  Third

                6. release  (stops at once)
                     1  scrollViewDidEndDragging willDecelerate: false, at: (512, 0)
                     holds  First | ▸Second | ▸Third | Fourth
                     holds  ▸Third      (told that they appeared)
                     selected  Third

                7. resize to 480 × 320  Third → Second
                     1  viewDidLayoutSubviews size: 480 × 320, at: (512, 0)
                     2  pageSelected horizontal: 1, vertical: 0
                           selected: Third → Second
                     3  viewDidAppear(Second)
                     4  viewDidDisappear(Third)
                     holds  First | ▸Second | ▸Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                8 steps, 30 callbacks, no findings

                """)
    }
}
