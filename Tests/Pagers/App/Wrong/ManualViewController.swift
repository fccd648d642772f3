// swift-format-ignore-file
// As apps write it.

import UIKit

/// A manual, whose screens come from nibs; in another language the pages are made anew.
///
/// Wrong: the page that shows is none of the new ones, and the data source no longer knows it.
class ManualViewController: UIViewController {
    @IBOutlet private weak var container: UIView!
    @IBOutlet private weak var chapterLabel: UILabel!

    private var pageController: UIPageViewController!
    private(set) var language: String
    let chapters = ["Unpack", "Connect", "Use"]
    private var pages: [ManualPageViewController] = []

    init(language: String) {
        self.language = language
        super.init(nibName: "Manual", bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pageController = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pageController.dataSource = self
        pageController.delegate = self
        addChild(pageController)
        container.addSubview(pageController.view)
        pageController.didMove(toParent: self)
        NotificationCenter.default.addObserver(
            self, selector: #selector(languageChanged(_:)), name: Notification.Name("LanguageChanged"), object: nil)
        makePages()
        pageController.setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
        showChapter()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    var chapter: String { chapterLabel.text ?? "" }

    @objc private func languageChanged(_ notification: Notification) {
        language = notification.userInfo?["language"] as? String ?? language
        makePages()
    }

    private func makePages() {
        pages = chapters.map { ManualPageViewController(chapter: $0, language: language) }
    }

    private var shownIndex: Int? {
        (pageController.viewControllers?.first as? ManualPageViewController).flatMap { chapters.firstIndex(of: $0.chapter) }
    }

    private func showChapter() {
        chapterLabel.text = shownIndex.map { chapters[$0] }
    }
}

extension ManualViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === viewController }), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed { showChapter() }
    }
}

/// A chapter.
class ManualPageViewController: UIViewController {
    let chapter: String
    @IBOutlet private weak var textView: UITextView!

    init(chapter: String, language: String) {
        self.chapter = chapter
        super.init(nibName: "ManualPage", bundle: nil)
        title = "\(chapter) (\(language))"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = title
        textView.isEditable = false
    }
}
