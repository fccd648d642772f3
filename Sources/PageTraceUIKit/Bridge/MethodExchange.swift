#if canImport(UIKit)
    import ObjectiveC

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
