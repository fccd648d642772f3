#if canImport(UIKit)
    import ObjectiveC
    import PageTraceEngine

    /// The methods of Apple's page view controller that a driver takes over. (Not tried)
    ///
    /// A pager that no driver drives does what it always did.
    @MainActor
    enum ExchangedMethods {
        /// Exchanges the methods, once. (Not tried)
        static let once: Void = {
            typealias Pager = UIPageViewController
            for (one, other) in [
                (#selector(getter: Pager.dataSource), #selector(Pager.drivenDataSource)),
                (#selector(setter: Pager.dataSource), #selector(Pager.drivenSetDataSource(_:))),
                (#selector(getter: Pager.delegate), #selector(Pager.drivenDelegate)),
                (#selector(setter: Pager.delegate), #selector(Pager.drivenSetDelegate(_:))),
                (#selector(getter: Pager.viewControllers), #selector(Pager.drivenViewControllers)),
                (
                    #selector(Pager.setViewControllers(_:direction:animated:completion:)),
                    #selector(Pager.drivenSet(_:direction:animated:completion:))
                ),
                (#selector(getter: Pager.spineLocation), #selector(Pager.drivenSpineLocation)),
                (#selector(getter: Pager.isDoubleSided), #selector(Pager.drivenIsDoubleSided)),
                (#selector(setter: Pager.isDoubleSided), #selector(Pager.drivenSetDoubleSided(_:))),
                (#selector(Pager.loadView), #selector(Pager.drivenLoadView)),
                (
                    #selector(getter: Pager.shouldAutomaticallyForwardAppearanceMethods),
                    #selector(Pager.drivenForwardsAppearance)
                ),
            ] { exchange(one, other) }
        }()

        private static func exchange(_ one: Selector, _ other: Selector) {
            let type: AnyClass = UIPageViewController.self
            guard let first = class_getInstanceMethod(type, one), let ours = class_getInstanceMethod(type, other)
            else { return }
            // What the class inherits it gets as its own first: its superclass must not change.
            class_addMethod(type, one, method_getImplementation(first), method_getTypeEncoding(first))
            guard let own = class_getInstanceMethod(type, one) else { return }
            method_exchangeImplementations(own, ours)
        }

        /// Drives a pager from now on: what the app has assigned and set so far moves over. (Not tried)
        static func takeOver(_ pager: UIPageViewController) -> ApplePager {
            // The methods have been exchanged, so these names lead to Apple's.
            let (dataSource, delegate) = (pager.drivenDataSource(), pager.drivenDelegate())
            let (pages, isDoubleSided) = (pager.drivenViewControllers() ?? [], pager.drivenIsDoubleSided())
            let standIn = ApplePager(pager, spine: pager.drivenSpineLocation())
            // First of all: Apple's methods may call the ones that are exchanged.
            Platform.keep(standIn)
            pager.drivenSetDataSource(nil)
            pager.drivenSetDelegate(nil)
            standIn.addScrollView()
            standIn.delegate = delegate
            if let dataSource { standIn.assign(dataSource) }
            if isDoubleSided { standIn.engine.setDoubleSided(true) }
            if !pages.isEmpty { standIn.set(pages, direction: .forward, animated: false, completion: nil) }
            return standIn
        }
    }
#endif
