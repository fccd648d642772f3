// swift-format-ignore-file
// As apps write it.

import SwiftUI
import UIKit

/// Pages with dots, both wrapped, that share the index of the page.
///
/// Right: the controllers are made once, the index follows the page that shows, and a page that is wanted waits for the
/// finger.
struct FeatureTour: View {
    @State private var currentPage = 0
    private let features = ["Maps", "Trails", "Huts"]

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            FeaturePages(pages: features.map { FeatureCard(name: $0) }, currentPage: $currentPage)
            FeatureDots(numberOfPages: features.count, currentPage: $currentPage)
                .frame(width: CGFloat(features.count * 18))
                .padding(.trailing)
        }
        .aspectRatio(3 / 2, contentMode: .fit)
        .background(Color.gray.opacity(0.1))
    }
}

struct FeatureCard: View {
    let name: String

    var body: some View {
        Image("\(name)-photo")
            .resizable()
            .aspectRatio(contentMode: .fill)
            .overlay { FeatureCaption(name: name) }
    }
}

struct FeatureCaption: View {
    let name: String

    private var shade: LinearGradient {
        LinearGradient(
            gradient: Gradient(colors: [.black.opacity(0.5), .clear]), startPoint: .bottom, endPoint: .center)
    }

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            shade
            VStack(alignment: .leading) {
                Text(name)
                    .font(.title)
                    .bold()
            }
            .padding()
        }
        .foregroundStyle(.white)
    }
}

struct FeaturePages<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    @Binding var currentPage: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = context.coordinator
        pager.delegate = context.coordinator
        return pager
    }

    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        context.coordinator.parent = self
        context.coordinator.show(in: pager)
    }

    class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIScrollViewDelegate {
        var parent: FeaturePages
        weak var pager: UIPageViewController?
        let controllers: [UIViewController]

        init(_ pages: FeaturePages) {
            parent = pages
            controllers = pages.pages.map { UIHostingController(rootView: $0) }
        }

        func show(in pager: UIPageViewController) {
            let wanted = controllers[parent.currentPage]
            guard pager.viewControllers?.first !== wanted else { return }
            if let scrollView = pager.view.subviews.compactMap({ $0 as? UIScrollView }).first {
                scrollView.delegate = self
                self.pager = pager
                if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating { return }
            }
            pager.setViewControllers([wanted], direction: .forward, animated: false)
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            DispatchQueue.main.async { [weak self] in
                if let self = self, let pager = self.pager { self.show(in: pager) }
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
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            if completed, let shown = pageViewController.viewControllers?.first,
                let index = controllers.firstIndex(of: shown)
            {
                parent.currentPage = index
            }
        }
    }
}

struct FeatureDots: UIViewRepresentable {
    var numberOfPages: Int
    @Binding var currentPage: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = numberOfPages
        control.accessibilityIdentifier = "dots"
        control.addTarget(
            context.coordinator, action: #selector(Coordinator.updateCurrentPage(sender:)), for: .valueChanged)
        return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) {
        uiView.currentPage = currentPage
    }

    class Coordinator: NSObject {
        var control: FeatureDots

        init(_ control: FeatureDots) {
            self.control = control
        }

        @MainActor
        @objc func updateCurrentPage(sender: UIPageControl) {
            control.currentPage = sender.currentPage
        }
    }
}

#Preview {
    FeatureTour()
}
