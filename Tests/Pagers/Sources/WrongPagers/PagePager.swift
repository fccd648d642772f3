import SwiftUI
import UIKit

/// Pages that are SwiftUI views, in a page view controller.
///
/// Wrong: each update makes new controllers and sets one of them, also when the page shows already.
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
        return pager
    }

    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        context.coordinator.controllers = pages.map { UIHostingController(rootView: $0) }
        pager.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
    }

    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        private let parent: PagePager
        var controllers: [UIViewController] = []

        init(_ parent: PagePager) {
            self.parent = parent
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
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            guard completed, let shown = pageViewController.viewControllers?.first,
                let index = controllers.firstIndex(of: shown)
            else { return }
            parent.current = index
        }
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
