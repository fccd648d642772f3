import PageTraceRecorder
import UIKit

/// A pager with as many pages as the environment says, and buttons that set pages.
final class PagerScreen: UIViewController {
    private let pager: UIPageViewController
    private let pages: [UIViewController]
    private let isLoop: Bool
    private let output: URL?
    private let walk: String

    init(_ environment: [String: String]) {
        pager = UIPageViewController(
            transitionStyle: environment["STYLE"] == "pageCurl" ? .pageCurl : .scroll,
            navigationOrientation: environment["AXIS"] == "vertical" ? .vertical : .horizontal)
        pages = (1...(environment["PAGES"].flatMap(Int.init) ?? 4)).map { number in
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }
        isLoop = environment["LOOP"] == "yes"
        output = environment["OUTPUT"].map { URL(fileURLWithPath: $0) }
        walk = environment["WALK"] ?? ""
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let output {
            PageTraceRecorder.attach(to: pager, .file(output), observing: [.progress], isOn: true, title: walk)
        }
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        let buttons = UIStackView(arrangedSubviews: ["Next", "Back", "First", "Last", "Reload"].map(button))
        buttons.frame = CGRect(x: 0, y: 60, width: 390, height: 44)
        buttons.distribution = .fillEqually
        view.addSubview(buttons)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pager.view.frame = view.bounds
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: [])
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        return button
    }

    @objc private func tapped(_ button: UIButton) {
        switch button.currentTitle {
        case "Next": show(1)
        case "Back": show(-1)
        case "First": jump(to: 0)
        case "Last": jump(to: pages.count - 1)
        default: pager.dataSource = self
        }
    }

    private var index: Int? { pager.viewControllers?.first.flatMap(pages.firstIndex) }

    private func show(_ distance: Int) {
        guard let index, pages.indices.contains(index + distance) else { return }
        pager.setViewControllers(
            [pages[index + distance]], direction: distance > 0 ? .forward : .reverse, animated: true
        ) { _ in }
    }

    private func jump(to index: Int) { pager.setViewControllers([pages[index]], direction: .forward, animated: false) }

    private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page) else { return nil }
        if isLoop { return pages[(index + distance + pages.count) % pages.count] }
        return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }
}

extension PagerScreen: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
