import Foundation
package import PageTrace
import PageTraceEngine

/// How the engine calls the app.
extension UIPageViewController: DrivenPager {
    /// Whether the model is on screen, where it begins unless a driver's settings say otherwise.
    package var isOnScreen: Bool { engine.container.isOnScreen }

    /// What the pager was created with.
    package var settings: PageViewControllerSettings {
        PageViewControllerSettings(
            transitionStyle: transitionStyle == .scroll ? .scroll : .pageCurl,
            navigationOrientation: navigationOrientation == .horizontal ? .horizontal : .vertical,
            spineLocation: transitionStyle == .scroll ? nil : firstSpineLocation?.inModel)
    }

    /// The pages that are shown.
    var shown: [UIViewController] { engine.shown.compactMap { $0 as? UIViewController } }

    /// Whether there is a data source.
    package var hasDataSource: Bool { dataSource != nil }

    /// Asks the data source for a page.
    package func neighbor(of page: AnyObject, _ direction: Direction) -> AnyObject? {
        guard let dataSource, let page = page as? UIViewController else { return nil }
        return direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
    }

    /// Asks the data source for the number of dots.
    package var indicatorCount: Int? {
        dataSource.flatMap { source in ifImplemented { source.presentationCount(for: self) } }
    }

    /// Asks the data source for the current dot.
    package var indicatorIndex: Int? {
        dataSource.flatMap { source in ifImplemented { source.presentationIndex(for: self) } }
    }

    /// Asks the app, and returns nil if only the default answers.
    package func ifImplemented(_ ask: () -> Int) -> Int? {
        hasReachedDefault = false
        let answer = ask()
        return hasReachedDefault ? nil : answer
    }

    /// Tells the delegate.
    package func willTransition(to pages: [AnyObject]) {
        delegate?.pageViewController(self, willTransitionTo: pages.compactMap { $0 as? UIViewController })
    }

    /// Tells the delegate.
    package func didFinishAnimating(_ finished: Bool, previous: [AnyObject], completed: Bool) {
        delegate?.pageViewController(
            self, didFinishAnimating: finished,
            previousViewControllers: previous.compactMap { $0 as? UIViewController },
            transitionCompleted: completed)
    }

    /// Asks the delegate.
    package func spineLocation(for orientation: InterfaceOrientation) -> PageTrace.SpineLocation? {
        delegate?.pageViewController(self, spineLocationFor: UIInterfaceOrientation(orientation)).inModel
    }
}
