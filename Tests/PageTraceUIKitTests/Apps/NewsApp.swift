import PageTraceUIKit

/// A page of news, which is told in the app's own way when it can be read.
final class NewsPage: UIViewController {
    var isVisible = false
    var log: [String] = []
}

/// News side by side in a paging scroll view.
final class NewsViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let pages: [NewsPage]
    /// Whether it looks for the page wherever the content may have moved, and not only after a finger.
    let looksEverywhere: Bool
    var selected = 0
    var log: [String] = []
    private var watch: NSKeyValueObservation?
    private(set) var watched: [CGFloat] = []

    init(_ titles: [String] = ["Local", "World", "Sports"], looksEverywhere: Bool = true) {
        pages = titles.map {
            let page = NewsPage()
            page.title = $0
            return page
        }
        self.looksEverywhere = looksEverywhere
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.isPagingEnabled = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        for (index, page) in pages.enumerated() {
            addChild(page)
            page.view.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
            scrollView.addSubview(page.view)
            page.didMove(toParent: self)
        }
        watch = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
            self?.watched.append(change.newValue?.x ?? -1)
        }
        tell()
    }

    override func viewDidLayoutSubviews() {
        if looksEverywhere { tell() }
    }

    func show(_ index: Int, animated: Bool) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(index) * scrollView.frame.width, y: 0), animated: animated)
    }

    func stopWatching() { watch?.invalidate() }

    private func tell() {
        let width = Swift.max(1, scrollView.frame.width)
        selected =
            looksEverywhere
            ? Int((scrollView.contentOffset.x / width).rounded()) : Int(scrollView.contentOffset.x / width)
        let area = CGRect(origin: scrollView.contentOffset, size: scrollView.frame.size)
        for (index, page) in pages.enumerated() {
            page.isVisible = looksEverywhere ? index == selected : area.intersects(page.view.frame)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.append("scroll")
        if looksEverywhere { tell() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin \(scrollView.isDragging)") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("end \(decelerate)")
        if !decelerate { tell() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.append("rest \(scrollView.isDecelerating)")
        tell()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
}
