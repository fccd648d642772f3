#if canImport(UIKit)
    import PageTraceBridge
    import PageTraceEngine

    /// The methods of Apple's page view controller that a driver takes over. (Not tried)
    ///
    /// A pager that no driver drives does what it always did.
    @MainActor
    enum ExchangedMethods {
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
            ] { MethodExchange.exchange(one, other, of: Pager.self) }
        }()

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

    /// What replaces the methods of Apple's page view controller. (Not tried)
    ///
    /// They have been exchanged: here, each name leads to Apple's method.
    extension UIPageViewController {
        /// What stands in for the pager, which begins while a driver loads the screen. (Not tried)
        private var standIn: ApplePager? {
            if let standIn = Platform.standIn(for: self) { return standIn }
            return PagingEngine.wanted == nil ? nil : ExchangedMethods.takeOver(self)
        }

        // Apple's own code may ask these before the pager is complete, so they do not begin anything.

        @objc func drivenDataSource() -> (any UIPageViewControllerDataSource)? {
            Platform.standIn(for: self).map(\.dataSource) ?? drivenDataSource()
        }

        @objc func drivenDelegate() -> (any UIPageViewControllerDelegate)? {
            Platform.standIn(for: self).map(\.delegate) ?? drivenDelegate()
        }

        @objc func drivenViewControllers() -> [UIViewController]? {
            Platform.standIn(for: self)?.viewControllers ?? drivenViewControllers()
        }

        @objc func drivenSpineLocation() -> SpineLocation {
            Platform.standIn(for: self)?.spineLocation ?? drivenSpineLocation()
        }

        @objc func drivenIsDoubleSided() -> Bool {
            Platform.standIn(for: self)?.engine.isDoubleSided ?? drivenIsDoubleSided()
        }

        @objc func drivenSetDoubleSided(_ isDoubleSided: Bool) {
            guard let standIn = Platform.standIn(for: self) else { return drivenSetDoubleSided(isDoubleSided) }
            standIn.engine.setDoubleSided(isDoubleSided)
        }

        /// The model tells the pages when they appear. (Not tried)
        @objc func drivenForwardsAppearance() -> Bool {
            Platform.standIn(for: self) == nil && drivenForwardsAppearance()
        }

        // An app calls these.

        @objc func drivenSetDataSource(_ dataSource: (any UIPageViewControllerDataSource)?) {
            guard let standIn else { return drivenSetDataSource(dataSource) }
            standIn.assign(dataSource)
        }

        @objc func drivenSetDelegate(_ delegate: (any UIPageViewControllerDelegate)?) {
            guard let standIn else { return drivenSetDelegate(delegate) }
            standIn.delegate = delegate
        }

        @objc func drivenSet(
            _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
        ) {
            guard let standIn else {
                return drivenSet(pages, direction: direction, animated: animated, completion: completion)
            }
            standIn.set(pages, direction: direction, animated: animated, completion: completion)
        }

        /// An app may look for the scroll view as soon as the view is loaded. (Not tried)
        @objc func drivenLoadView() {
            drivenLoadView()
            standIn?.addScrollView()
        }
    }
#endif
