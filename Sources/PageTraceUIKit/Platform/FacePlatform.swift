#if !canImport(UIKit)
    import PageTraceEngine
    import PageTraceFace

    /// What the driver needs from UIKit's face, besides UIKit's names.
    @MainActor
    enum Platform {
        /// Nothing: every pager of the face is the model.
        static func prepare() {}

        /// The model behind a pager.
        static func engine(of pager: UIPageViewController) -> PagingEngine { pager.engine }

        /// The identity of a page.
        static func identity(of page: UIViewController) -> PageIdentity { page.identity }

        /// The turns of the driver that is being created.
        static func turns() -> any MainTurns { QueueTurns(queue: MainQueue.scoped ?? WaitingQueues.shared.take()) }
    }

    /// The turns of a queue that stands in for the main queue.
    struct QueueTurns: MainTurns {
        let queue: MainQueue

        func within<Result>(_ body: () -> Result) -> Result { MainQueue.$scoped.withValue(queue, operation: body) }

        var waiting: Int { queue.count }

        var secondsToNext: Double { queue.secondsToNext }

        func run(after seconds: Double) { queue.turn(after: seconds) }
    }
#endif
