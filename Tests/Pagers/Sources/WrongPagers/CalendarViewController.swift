import UIKit

/// A month that is counted from the year 0.
struct Month: Equatable {
    var number: Int

    init(_ year: Int, _ month: Int) { number = year * 12 + month - 1 }

    var next: Month { moved(by: 1) }
    var previous: Month { moved(by: -1) }
    var title: String { "\(number / 12)-\(number % 12 + 1)" }

    private func moved(by months: Int) -> Month {
        var month = self
        month.number += months
        return month
    }
}

/// A month of an endless calendar.
final class MonthViewController: TextPage {
    let month: Month

    init(_ month: Month) {
        self.month = month
        super.init(month.title)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// An endless calendar, with a new controller for each question.
///
/// Wrong: it answers from the month that it thinks it is at, and takes every question for a step.
final class CalendarViewController: UIViewController, UIPageViewControllerDataSource {
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    private(set) var month = Month(2026, 5)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.setViewControllers([MonthViewController(month)], direction: .forward, animated: false)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        month = month.previous
        return MonthViewController(month)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        month = month.next
        return MonthViewController(month)
    }
}
