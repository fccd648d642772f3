#if canImport(UIKit)
    import PageTraceEngine

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
