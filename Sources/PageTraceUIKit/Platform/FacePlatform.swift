#if !canImport(UIKit)
    import PageTraceEngine

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
        static func turns() -> MainTurns {
            MainTurns(queue: MainQueue.scoped ?? WaitingQueues.shared.take() ?? MainQueue())
        }
    }

    /// The turns of a queue that stands in for the main queue: the driver decides when they come.
    @MainActor
    struct MainTurns {
        let queue: MainQueue

        /// Runs code so that what it puts on the main queue waits for these turns.
        func within<Result>(_ body: () -> Result) -> Result { MainQueue.$scoped.withValue(queue, operation: body) }

        /// The queue, with what the test itself has put on the main queue since the last turn.
        private var complete: MainQueue {
            if MainQueue.scoped == nil, let waiting = WaitingQueues.shared.take() { queue.adopt(waiting) }
            return queue
        }

        /// The number of entries that wait.
        var waiting: Int { complete.count }

        /// The seconds until the first of them is due.
        var secondsToNext: Double { complete.secondsToNext }

        /// Lets so many seconds pass, and runs what is due.
        func run(after seconds: Double) { queue.turn(after: seconds) }
    }
#endif
