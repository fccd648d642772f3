#if canImport(UIKit)
    import ObjectiveC
    import PageTraceEngine

    /// What the driver needs from Apple's UIKit, besides its public names. (Not tried)
    ///
    /// Methods are exchanged, and objects associated, with public functions of the Objective-C runtime.
    @MainActor
    enum Platform {
        /// From now on, the pagers that a driver drives come to their `ApplePager`. (Not tried)
        static func prepare() { _ = ExchangedMethods.once }

        /// The model behind a pager, which begins now if the pager has done nothing yet. (Not tried)
        static func engine(of pager: UIPageViewController) -> PagingEngine {
            (standIn(for: pager) ?? ExchangedMethods.takeOver(pager)).engine
        }

        /// The turns of the real main queue. (Not tried)
        static func turns() -> MainTurns { MainTurns() }

        /// What stands in for a pager; nil if no driver drives it. (Not tried)
        static func standIn(for pager: UIPageViewController) -> ApplePager? {
            objc_getAssociatedObject(pager, pagerKey) as? ApplePager
        }

        /// Keeps what stands in for a pager as long as the pager lives. (Not tried)
        static func keep(_ standIn: ApplePager) {
            objc_setAssociatedObject(standIn.pager, pagerKey, standIn, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// The identity of a page. (Not tried)
        static func identity(of page: UIViewController) -> PageIdentity {
            if let identity = objc_getAssociatedObject(page, identityKey) as? PageIdentity { return identity }
            let identity = PageIdentity(page) { page in
                guard let page = page as? UIViewController else { return [] }
                return [page.title, page.viewIfLoaded?.accessibilityIdentifier, page.restorationIdentifier]
            }
            objc_setAssociatedObject(page, identityKey, identity, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return identity
        }

        private static let pagerKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
        private static let identityKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    }
#endif
