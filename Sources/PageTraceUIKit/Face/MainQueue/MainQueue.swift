package import PageTraceEngine

/// The work that waits for a turn of the main queue, in the order in which it will run.
///
/// App code puts it there with `DispatchQueue.main.async` and the like. It runs when a test says so, not at a certain
/// time, so every run of a test is the same. Each driver has its own queue, so tests that run in parallel do not
/// interfere.
package final class MainQueue: @unchecked Sendable {
    private struct Entry {
        let due: Double
        let number: Int
        /// Whether it is a recorder's, which no app waits for.
        let isSilent: Bool
        /// Whether it waits while a scroll view moves, as what belongs to the default mode of a run loop does.
        let pausesForScrolling: Bool
        let work: @MainActor () -> Void
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var added = 0
    private var seconds = 0.0

    /// The queue that a driver has set for everything it calls.
    @TaskLocal package static var scoped: MainQueue?

    /// The queue of the running code: that of the driver at work, or of the next driver that this test creates.
    package static var current: MainQueue { scoped ?? WaitingQueues.queue }

    package init() {}

    package var count: Int { lock.withLock { entries.count } }

    /// The number of those that the next turn runs, without a recorder's.
    @MainActor
    package func dueCount(moving engine: any DrivenContainer) -> Int {
        let isScrolling = engine.isScrolling
        return lock.withLock { awake(isScrolling).count { $0.due <= seconds && !$0.isSilent } }
    }

    /// The seconds until the first of them is due.
    @MainActor
    package func secondsToNext(moving engine: any DrivenContainer) -> Double {
        let isScrolling = engine.isScrolling
        return lock.withLock { (awake(isScrolling).map(\.due).min() ?? seconds) - seconds }
    }

    /// Adds work for the next turn, or for a turn this many seconds later.
    package func add(
        after delay: Double = 0, isSilent: Bool = false, pausesForScrolling: Bool = false,
        _ work: @escaping @MainActor () -> Void
    ) {
        lock.withLock {
            added += 1
            let due = seconds + Swift.max(0, delay)
            entries.append(
                Entry(
                    due: due, number: added, isSilent: isSilent, pausesForScrolling: pausesForScrolling, work: work))
        }
    }

    /// Lets this many seconds pass, and runs what is due, first by time and then by order of arrival.
    ///
    /// What is added meanwhile waits for the next turn, unless it is due within these seconds. Time passes in order: what a
    /// container moves comes to rest before an entry that is due later.
    @MainActor
    package func turn(after delay: Double, moving engine: any DrivenContainer) {
        let (end, last) = lock.withLock { (seconds + Swift.max(0, delay), added) }
        while true {
            let isScrolling = engine.isScrolling
            let (next, now) = lock.withLock { (self.next(until: end, last: last, isScrolling), seconds) }
            let due = next?.due ?? end
            // A thousandth: sums of fractions are not exact.
            if let rest = engine.secondsToRest, now + rest <= due + 0.001 {
                lock.withLock { seconds = Swift.min(now + rest, Swift.max(now, due)) }
                engine.comeToRest()
                continue
            }
            engine.move(for: Swift.max(0, due - now))
            lock.withLock { seconds = Swift.max(seconds, due) }
            guard let next else { return }
            lock.withLock { entries.removeAll { $0.number == next.number } }
            next.work()
        }
    }

    /// Takes over what waits in another queue, in its order and with its delays.
    package func adopt(_ other: MainQueue) {
        let waiting = other.lock.withLock {
            defer { other.entries = [] }
            return other.entries.map { ($0.due - other.seconds, $0) }
        }
        for (delay, entry) in waiting {
            add(after: delay, isSilent: entry.isSilent, pausesForScrolling: entry.pausesForScrolling, entry.work)
        }
    }

    private func next(until end: Double, last: Int, _ isScrolling: Bool) -> Entry? {
        // An entry that was added meanwhile and is due at once belongs to the next turn.
        awake(isScrolling).filter { $0.due <= end && ($0.number <= last || $0.due < end) }
            .min { ($0.due, $0.number) < ($1.due, $1.number) }
    }

    /// The entries that can run now.
    private func awake(_ isScrolling: Bool) -> [Entry] {
        isScrolling ? entries.filter { !$0.pausesForScrolling } : entries
    }
}

/// The queues of tests that have not created a driver yet, by task: Swift Testing runs each test in its own task.
package enum WaitingQueues {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var queues: [Int: MainQueue] = [:]

    private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    /// The queue of this test.
    static var queue: MainQueue {
        lock.withLock {
            let queue = queues[task] ?? MainQueue()
            queues[task] = queue
            return queue
        }
    }

    /// Passes the queue of this test to its driver, nil if nothing waits.
    package static func take() -> MainQueue? { lock.withLock { queues.removeValue(forKey: task) } }
}
