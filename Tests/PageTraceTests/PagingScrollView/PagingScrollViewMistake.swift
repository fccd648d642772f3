import PageTrace
import Testing

@Suite("A whole recording of the mistake")
struct PagingScrollViewMistake {
    @Test func `The article's pager: a set goes unnoticed, the way back is filtered, a drag stops between two pages`() {
        #expect(
            Recording.pager("A pager that looks where drags end", .article).text == """
                A pager that looks where drags end
                UIScrollView, paging, 320 × 480

                0. load First
                     1  viewDidLoad at: (0, 0)
                     2  viewDidAppear(First)
                     holds  ▸First | Second | Third | Fourth
                     holds  ▸First      (told that they appeared)
                     selected  nil

                1. swipe forward  First → Second
                     1  scrollViewDidEndDragging willDecelerate: true, at: (224, 0)
                     2  scrollViewDidEndDecelerating at: (320, 0)
                     3  pageSelected horizontal: 1, vertical: 0
                           selected: nil → Second
                     4  viewDidAppear(Second)
                     5  viewDidDisappear(First)
                     holds  First | ▸Second | Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                2. set offset to (2, 0)  Second → Third  (animated)
                     holds  First | Second | ▸Third | Fourth
                     holds  Second      (told that they appeared)
                     selected  Second      wrong
                     ! Third fills most of the view, and was not told that it appeared.
                     ! selected says Second, while Third fills most of the view.

                3. swipe backward  Third → Second
                     1  scrollViewDidEndDragging willDecelerate: true, at: (416, 0)
                     2  scrollViewDidEndDecelerating at: (320, 0)
                     holds  First | ▸Second | Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                4. drag  (in flight)
                     holds  First | ▸Second | Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second

                5. move to (1.6, 0)  Second → Third  (in flight)
                     holds  First | ▸Second | ▸Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second
                     ! Third fills most of the view in mid-drag, and nobody was told.

                6. release  (stops at once)
                     1  scrollViewDidEndDragging willDecelerate: false, at: (512, 0)
                     holds  First | ▸Second | ▸Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second      wrong
                     ! Third fills most of the view, and was not told that it appeared.
                     ! selected says Second, while Third fills most of the view.

                7. resize to 480 × 320  Third → Second
                     holds  First | ▸Second | ▸Third | Fourth
                     holds  ▸Second      (told that they appeared)
                     selected  Second
                     ! The size is 480 × 320 now, and the client has no method that tells it. Second and Third can be seen.

                8 steps, 10 callbacks, 6 findings

                """)
    }
}
