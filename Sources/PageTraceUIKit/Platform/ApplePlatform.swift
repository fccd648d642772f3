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

        static func turns() -> MainTurns { MainTurns() }

        /// What stands in for a pager; nil if no driver drives it. (Not tried)
        static func standIn(for pager: UIPageViewController) -> ApplePager? {
            objc_getAssociatedObject(pager, pagerKey) as? ApplePager
        }

        /// Keeps what stands in for a pager as long as the pager lives. (Not tried)
        static func keep(_ standIn: ApplePager) {
            objc_setAssociatedObject(standIn.pager, pagerKey, standIn, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

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

    /// The turns of the real main queue, which the run loop performs. (Not tried)
    ///
    /// Nothing can stand between an app and the real queue, so the driver only lets the run loop run, and real time pass.
    @MainActor
    struct MainTurns {
        func within<Result>(_ body: () -> Result) -> Result {
            // A page that is released late would count as leaked.
            autoreleasepool(invoking: body)
        }

        var waiting: Int { 0 }

        func waitingNow(moving container: any DrivenContainer) -> Int { 0 }

        func secondsToNext(moving container: any DrivenContainer) -> Double { 0 }

        func run(after seconds: Double, moving container: any DrivenContainer) {
            let end = Date(timeIntervalSinceNow: max(0, seconds))
            repeat {
                // Without anything to wait for, it returns at once.
                if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(until: end) }
            } while Date() < end
        }
    }
#endif
