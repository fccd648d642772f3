#if canImport(UIKit)
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

        var secondsToNext: Double { 0 }

        func run(after seconds: Double) {
            let end = Date(timeIntervalSinceNow: max(0, seconds))
            repeat {
                // Without anything to wait for, it returns at once.
                if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(until: end) }
            } while Date() < end
        }
    }
#endif
