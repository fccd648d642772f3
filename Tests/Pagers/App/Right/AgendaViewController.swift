// swift-format-ignore-file
// As apps write it.

import UIKit

/// Days of an agenda, in a pager whose view is added without the controller being made a child.
///
/// Right: the day is the one of the page that shows.
class AgendaViewController: UIViewController, UIPageViewControllerDataSource {
    private var pageController: UIPageViewController!
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        pageController = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pageController.dataSource = self
        pageController.setViewControllers([DayViewController(day: 0)], direction: .forward, animated: false, completion: nil)
        view.addSubview(titleLabel)
        view.addSubview(pageController.view)
        pageController.view.translatesAutoresizingMaskIntoConstraints = false
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[pages]|", options: [], metrics: nil, views: ["pages": pageController.view!]))
        Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    var day: Int { (pageController.viewControllers?.first as? DayViewController)?.day ?? 0 }

    @objc func tick() { titleLabel.text = "\(day)" }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? DayViewController).map { DayViewController(day: $0.day - 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? DayViewController).map { DayViewController(day: $0.day + 1) }
    }
}

/// A day.
class DayViewController: UIViewController {
    let day: Int

    init(day: Int) {
        self.day = day
        super.init(nibName: nil, bundle: nil)
        title = "Day \(day)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
