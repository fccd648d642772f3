#if !canImport(UIKit)
    package import PageTraceEngine

    /// What the driver needs from UIKit's face, besides UIKit's names.
    @MainActor
    enum Platform {
        /// Nothing: every pager of the face is the model.
        static func prepare() {}

        static func engine(of pager: UIPageViewController) -> PagingEngine { pager.engine }
        static func identity(of page: UIViewController) -> PageIdentity { page.identity }

        /// The turns of the driver that is being created.
        static func turns() -> MainTurns {
            MainTurns(queue: MainQueue.scoped ?? WaitingQueues.take() ?? MainQueue())
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
            if MainQueue.scoped == nil, let waiting = WaitingQueues.take() { queue.adopt(waiting) }
            return queue
        }

        var waiting: Int { complete.count }

        func secondsToNext(moving container: any DrivenContainer) -> Double {
            complete.secondsToNext(moving: container)
        }

        func waitingNow(moving container: any DrivenContainer) -> Int { complete.dueCount(moving: container) }

        func run(after seconds: Double, moving container: any DrivenContainer) {
            queue.turn(after: seconds, moving: container)
        }
    }

    /// A pager of the face is driven itself, and tells its pages when it appears.
    extension UIPageViewController: UIKitPager {
        package var pager: UIPageViewController { self }
        package var spineAtFirst: SpineLocation? { firstSpineLocation }
        package var movingView: UIScrollView { scrollView }

        package func tellAppearance(_ page: UIViewController, _ change: AppearanceChange) {
            page.changeAppearance(change)
        }

        package func passOn(_ change: AppearanceChange) {}

        package func moveContent(to offset: CGPoint) { scrollView.move(to: offset) }

        package func setPhase(_ phase: ScrollPhase) { scrollView.phase = phase }
    }
#endif
