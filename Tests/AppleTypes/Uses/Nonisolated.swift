import UIKit

// Code that belongs to no actor: a program in Swift 5 mode may have it, one in Swift 6 mode may not.
final class Router {
    let pager: UIPageViewController

    init(pager: UIPageViewController) { self.pager = pager }

    func next(_ page: UIViewController) {
        page.title = "Next"
        pager.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
        pager.setViewControllers([page], direction: .forward, animated: true)
    }
}
