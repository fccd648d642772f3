import PageTrace
import PageTraceUIKit

/// The questionnaire of the article, or the repaired one: it is its own data source and delegate.
final class QuestionnairePager: TracePager {
    /// The page of a question, which keeps its index.
    private final class QuestionPage: UIViewController {
        let index: Int

        init(_ title: String, at index: Int) {
            self.index = index
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }
    }

    private let isRepaired: Bool
    /// The index of the question that the app believes to be shown.
    private var currentQuestion = 0
    /// The index that `willTransitionTo` last named.
    private var nextIndex = 0

    init(_ trace: Trace, _ container: PageViewControllerSettings, _ variant: ArticleVariant) {
        isRepaired = variant == .repaired
        super.init(trace, container)
    }

    required init?(coder: NSCoder) { nil }

    override func pages(toSet names: [String]) -> [UIViewController]? {
        names.map { name in
            let shown = viewControllers?.first
            return shown?.title == name ? shown ?? page(named: name) : page(named: name)
        }
    }

    private func page(named name: String) -> UIViewController {
        QuestionPage(name, at: list.position(of: name) ?? list.pages.count)
    }

    private func page(at index: Int) -> UIViewController {
        QuestionPage(list.pages.indices.contains(index) ? list.pages[index] : "no question \(index + 1)", at: index)
    }

    private func index(of page: UIViewController?) -> Int { (page as? QuestionPage)?.index ?? 0 }
}

extension QuestionnairePager: DistanceSource {
    func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        let index = index(of: page)
        guard distance < 0 ? index > 0 : index < list.pages.count - 1 else { return nil }
        return self.page(at: (isRepaired ? index : currentQuestion) + distance)
    }
}

extension QuestionnairePager: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { nextIndex = index(of: pendingViewControllers.first) }

    /// The article compares the index with that of the page before, whether the transition completed or not.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let previous = index(of: previousViewControllers.first)
        if nextIndex != previous { currentQuestion += nextIndex > previous ? 1 : -1 }
    }
}
