#if canImport(UIKit)
    import ObjectiveC
    import UIKit
#else
    import PageTraceUIKit
#endif

/// Where a recorder stands in the way of a page view controller: of what it is assigned, and of what it is told to set.
@MainActor
final class PagerHooks {
    typealias Set = (
        _ pages: [UIViewController]?, UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> ((Bool) -> Void)?

    let dataSource: ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?
    let delegate: ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?
    let set: Set

    init(
        dataSource: @escaping ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?,
        delegate: @escaping ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?,
        set: @escaping Set
    ) {
        (self.dataSource, self.delegate, self.set) = (dataSource, delegate, set)
    }

    #if !canImport(UIKit)
        /// This package's pager asks them by itself.
        func install(in pager: UIPageViewController) {
            pager.hooks = UIPageViewController.Hooks(dataSource: dataSource, delegate: delegate, set: set)
        }

        /// Nobody asks any more.
        static func remove(from pager: UIPageViewController) { pager.hooks = nil }

        /// Whether the last method that was called is the default, which stands for no method.
        static func lacksMethod(_ pager: UIPageViewController) -> Bool { pager.hasReachedDefault }
    #else
        /// Apple's pager is asked by three methods in place of its own, which these call. (Not tried)
        func install(in pager: UIPageViewController) {
            _ = Self.exchangeMethods
            objc_setAssociatedObject(pager, Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// Nobody asks any more.
        static func remove(from pager: UIPageViewController) {
            objc_setAssociatedObject(pager, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// A method that the app has not is not called at all.
        static func lacksMethod(_ pager: UIPageViewController) -> Bool { false }

        nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        private static let exchangeMethods: Void = {
            exchange(
                #selector(setter: UIPageViewController.dataSource),
                #selector(UIPageViewController.recordedSetDataSource(_:)))
            exchange(
                #selector(setter: UIPageViewController.delegate),
                #selector(UIPageViewController.recordedSetDelegate(_:)))
            exchange(
                #selector(UIPageViewController.setViewControllers(_:direction:animated:completion:)),
                #selector(UIPageViewController.recordedSet(_:direction:animated:completion:)))
        }()

        /// Exchanges two methods of a class, by the public functions of the runtime.
        static func exchange(_ one: Selector, _ other: Selector, of type: AnyClass = UIPageViewController.self) {
            guard let one = class_getInstanceMethod(type, one), let other = class_getInstanceMethod(type, other)
            else { return }
            method_exchangeImplementations(one, other)
        }
    #endif
}

#if canImport(UIKit)
    extension UIPageViewController {
        private var recorderHooks: PagerHooks? { objc_getAssociatedObject(self, PagerHooks.key) as? PagerHooks }

        @objc fileprivate func recordedSetDataSource(_ dataSource: (any UIPageViewControllerDataSource)?) {
            recordedSetDataSource(recorderHooks.map { $0.dataSource(dataSource) } ?? dataSource)
        }

        @objc fileprivate func recordedSetDelegate(_ delegate: (any UIPageViewControllerDelegate)?) {
            recordedSetDelegate(recorderHooks.map { $0.delegate(delegate) } ?? delegate)
        }

        @objc fileprivate func recordedSet(
            _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
        ) {
            let completion = recorderHooks.map { $0.set(pages, direction, animated, completion) } ?? completion
            recordedSet(pages, direction: direction, animated: animated, completion: completion)
        }
    }
#endif
