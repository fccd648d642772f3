package import Paging

extension Trace {
    package init(
        title: String = "",
        about: String = "",
        scrollView: PagingScrollViewSettings,
        pages: [String],
        client: ScrollViewClientDescription = .article,
        gestures: [ScrollViewGesture]
    ) {
        self.init(
            title: title, about: about, pages: pages,
            scenario: .scrollView(Scenario(scrollView, client: client, gestures: GestureSequence(gestures))))
    }
}
