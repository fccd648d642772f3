#if canImport(UIKit)
    import ObjectiveC
    import UIKit
#else
    import PageTraceUIKit
#endif

/// The points at which a recorder intercepts a page view controller: when a property is assigned, and when pages are
/// set.
@MainActor
final class PagerHooks {
    typealias SetHook = (
        _ pages: [UIViewController]?, UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> ((Bool) -> Void)?

    let dataSource: ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?
    let delegate: ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?
    let doubleSided: (Bool) -> Void
    let set: SetHook

    init(
        dataSource: @escaping ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?,
        delegate: @escaping ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?,
        doubleSided: @escaping (Bool) -> Void, set: @escaping SetHook
    ) {
        (self.dataSource, self.delegate, self.doubleSided, self.set) = (dataSource, delegate, doubleSided, set)
    }

    #if !canImport(UIKit)
        /// This package's pager calls the hooks itself.
        func install(in pager: UIPageViewController) {
            pager.hooks = UIPageViewController.Hooks(
                dataSource: dataSource, delegate: delegate, doubleSided: doubleSided, set: set)
        }

        /// Removes the hooks.
        static func remove(from pager: UIPageViewController) { pager.hooks = nil }
    #else
        /// Apple's pager gets four methods in place of its own, which call them. (Not tried)
        func install(in pager: UIPageViewController) {
            _ = Self.exchangeMethods
            objc_setAssociatedObject(pager, Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// Removes the hooks.
        static func remove(from pager: UIPageViewController) {
            objc_setAssociatedObject(pager, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        private static let exchangeMethods: Void = {
            exchange(
                #selector(setter: UIPageViewController.dataSource),
                #selector(UIPageViewController.recordedSetDataSource(_:)))
            exchange(
                #selector(setter: UIPageViewController.delegate),
                #selector(UIPageViewController.recordedSetDelegate(_:)))
            exchange(
                #selector(setter: UIPageViewController.isDoubleSided),
                #selector(UIPageViewController.recordedSetDoubleSided(_:)))
            exchange(
                #selector(UIPageViewController.setViewControllers(_:direction:animated:completion:)),
                #selector(UIPageViewController.recordedSet(_:direction:animated:completion:)))
        }()

        /// Exchanges two methods of a class, using public functions of the Objective-C runtime.
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

        @objc fileprivate func recordedSetDoubleSided(_ isDoubleSided: Bool) {
            recorderHooks?.doubleSided(isDoubleSided)
            recordedSetDoubleSided(isDoubleSided)
        }

        @objc fileprivate func recordedSet(
            _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
        ) {
            let completion = recorderHooks.map { $0.set(pages, direction, animated, completion) } ?? completion
            recordedSet(pages, direction: direction, animated: animated, completion: completion)
        }
    }
#endif
