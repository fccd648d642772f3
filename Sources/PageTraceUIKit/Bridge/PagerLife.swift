#if canImport(UIKit)
    import ObjectiveC
#endif

/// Tells when a pager goes away: the pager keeps it, and nobody else does.
package final class PagerLife {
    private let end: @MainActor () -> Void

    private init(_ end: @escaping @MainActor () -> Void) { self.end = end }

    @MainActor
    package static func whenOver(_ pager: UIPageViewController, _ end: @escaping @MainActor () -> Void) {
        #if canImport(UIKit)
            objc_setAssociatedObject(pager, key, PagerLife(end), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #else
            pager.companion = PagerLife(end)
        #endif
    }

    deinit {
        #if canImport(UIKit)
            let isOnMainActor = Thread.isMainThread
        #else
            let isOnMainActor = MainQueue.isRunning
        #endif
        let end = end
        if isOnMainActor {
            MainActor.assumeIsolated(end)
        } else {
            _Concurrency.Task { await end() }
        }
    }

    #if canImport(UIKit)
        /// An address that stays; its content counts for nothing.
        @MainActor private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    #endif
}

#if canImport(UIKit)
    /// Exchanges methods, using public functions of the Objective-C runtime. (Not tried)
    package enum MethodExchange {
        package static func exchange(_ one: Selector, _ other: Selector, of type: AnyClass) {
            guard let first = class_getInstanceMethod(type, one), let ours = class_getInstanceMethod(type, other)
            else { return }
            // What the class inherits it gets as its own first: its superclass must not change.
            class_addMethod(type, one, method_getImplementation(first), method_getTypeEncoding(first))
            guard let own = class_getInstanceMethod(type, one) else { return }
            method_exchangeImplementations(own, ours)
        }
    }
#endif
