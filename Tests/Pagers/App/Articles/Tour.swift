// swift-format-ignore-file
// As apps write it.

import UIKit

class HarborViewController: UIViewController {}
class TowerViewController: UIViewController {}
class MarketViewController: UIViewController {}
class GardenViewController: UIViewController {}

/// Four stops from a storyboard; the title is set where they are made.
class CityTourViewController: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([stop("Harbor")], direction: .forward, animated: true, completion: nil)
    }

    private func stop(_ name: String) -> UIViewController {
        let storyboard = UIStoryboard(name: "Tour", bundle: nil)
        let stop = storyboard.instantiateViewController(withIdentifier: "\(name)ViewController")
        navigationItem.title = name
        return stop
    }
}

extension CityTourViewController: UIPageViewControllerDataSource {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        if viewController.isKind(of: GardenViewController.self) {
            return stop("Market")
        } else if viewController.isKind(of: MarketViewController.self) {
            return stop("Tower")
        } else if viewController.isKind(of: TowerViewController.self) {
            return stop("Harbor")
        } else {
            return nil
        }
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        if viewController.isKind(of: HarborViewController.self) {
            return stop("Tower")
        } else if viewController.isKind(of: TowerViewController.self) {
            return stop("Market")
        } else if viewController.isKind(of: MarketViewController.self) {
            return stop("Garden")
        } else {
            return nil
        }
    }
}
