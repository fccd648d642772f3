// swift-format-ignore-file
// As apps write it.

import UIKit

/// Stories that go on by themselves every five seconds.
///
/// Wrong: a story comes whatever the finger does.
class StoriesViewController: UIViewController {
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var stories = ["Ada", "Bob", "Cem"].map { name -> UIViewController in
        let story = UIViewController()
        story.title = name
        return story
    }
    private let progress = UIProgressView(progressViewStyle: .bar)
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pager)
        view.addSubview(pager.view)
        view.addSubview(progress)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([stories[0]], direction: .forward, animated: false, completion: nil)
        showProgress()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let timer = Timer(timeInterval: 5, target: self, selector: #selector(goOn), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    /// How many stories were seen.
    var seen: Int { Int((progress.progress * Float(stories.count)).rounded()) }

    private var shown: Int { pager.viewControllers?.first.flatMap(stories.firstIndex) ?? 0 }

    @objc private func goOn() {
        guard shown + 1 < stories.count else { return }
        pager.setViewControllers([stories[shown + 1]], direction: .forward, animated: true) { [weak self] _ in
            self?.showProgress()
        }
    }

    private func showProgress() {
        progress.setProgress(Float(shown + 1) / Float(stories.count), animated: true)
    }
}

extension StoriesViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        stories.firstIndex(of: viewController).flatMap { $0 > 0 ? stories[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        stories.firstIndex(of: viewController).flatMap { $0 + 1 < stories.count ? stories[$0 + 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        progress.setProgress(progress.progress, animated: true)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed { showProgress() }
    }
}
