import SwiftUI
import UIKit

/// Pages that are SwiftUI views, in a page view controller.
///
/// Right: the coordinator keeps the controllers, and an update sets a page only if another one is wanted, once the page
/// or the finger that is on its way has come to rest.
struct PagePager<Page: View>: UIViewControllerRepresentable {
    let pages: [Page]
    @Binding var current: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = context.coordinator
        pager.delegate = context.coordinator
        for case let scrollView as UIScrollView in pager.view.subviews {
            scrollView.delegate = context.coordinator
            context.coordinator.scrollView = scrollView
        }
        context.coordinator.pager = pager
        return pager
    }

    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        context.coordinator.parent = self
        context.coordinator.show(current, in: pager)
    }

    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var parent: PagePager
        private let controllers: [UIViewController]
        weak var pager: UIPageViewController?
        weak var scrollView: UIScrollView?
        private var isMoving = false

        init(_ parent: PagePager) {
            self.parent = parent
            controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }

        func show(_ index: Int, in pager: UIPageViewController) {
            let shown = pager.viewControllers?.first.flatMap { controllers.firstIndex(of: $0) }
            let isTouched = scrollView?.isTracking == true || scrollView?.isDecelerating == true
            guard !isMoving, !isTouched, shown != index, controllers.indices.contains(index) else { return }
            isMoving = shown != nil
            pager.setViewControllers(
                [controllers[index]], direction: index < shown ?? 0 ? .reverse : .forward, animated: shown != nil
            ) { [weak self] _ in
                guard let self else { return }
                isMoving = false
                // What was wanted meanwhile comes with the next turn: not within the end of this animation.
                DispatchQueue.main.async { self.show(self.parent.current, in: pager) }
            }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController), index > 0 else { return nil }
            return controllers[index - 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count else {
                return nil
            }
            return controllers[index + 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            isMoving = true
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            isMoving = false
            guard completed, let shown = pageViewController.viewControllers?.first,
                let index = controllers.firstIndex(of: shown)
            else { return show(parent.current, in: pageViewController) }
            parent.current = index
        }
    }
}

// A drag at an end is announced to nobody but the scroll view.
extension PagePager.Coordinator: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if let pager { show(parent.current, in: pager) }
    }
}

/// A tour of an app, with a button that goes on.
struct Tour: View {
    @State private var current = 0
    private let topics = ["Search", "Save", "Share"]

    var body: some View {
        VStack {
            PagePager(pages: topics.map { Text($0) }, current: $current)
            Text(topics[current]).padding()
            Button("Next") {
                current = min(current + 1, topics.count - 1)
            }
        }
    }
}
