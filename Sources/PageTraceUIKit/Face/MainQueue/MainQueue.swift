/// The work that waits for a turn of the main queue, in the order in which it will run.
///
/// App code puts it there with `DispatchQueue.main.async` and the like. It runs when a test says so, not at a certain
/// time, so every run of a test is the same. Each driver has its own queue, so tests that run in parallel do not
/// interfere.
package final class MainQueue: @unchecked Sendable {
    private struct Entry {
        let due: Double
        let number: Int
        let work: @MainActor () -> Void
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var added = 0
    private var seconds = 0.0

    /// The queue that a driver has set for everything it calls.
    @TaskLocal package static var scoped: MainQueue?

    /// The queue of the running code: that of the driver at work, or of the next driver that this test creates.
    package static var current: MainQueue { scoped ?? WaitingQueues.shared.queue }

    package init() {}

    package var count: Int { lock.withLock { entries.count } }

    /// The seconds until the first of them is due.
    package var secondsToNext: Double { lock.withLock { (entries.map(\.due).min() ?? seconds) - seconds } }

    /// Adds work for the next turn, or for a turn this many seconds later.
    package func add(after delay: Double = 0, _ work: @escaping @MainActor () -> Void) {
        lock.withLock {
            added += 1
            entries.append(Entry(due: seconds + Swift.max(0, delay), number: added, work: work))
        }
    }

    /// Lets this many seconds pass, and runs what is due, first by time and then by order of arrival.
    ///
    /// What is added meanwhile waits for the next turn, unless it is due within these seconds.
    @MainActor
    package func turn(after delay: Double = 0) {
        let (end, last) = lock.withLock { (seconds + Swift.max(0, delay), added) }
        while let entry = takeNext(until: end, last: last) { entry.work() }
        lock.withLock { seconds = end }
    }

    /// Takes over what waits in another queue, in its order and with its delays.
    package func adopt(_ other: MainQueue) {
        let waiting = other.lock.withLock {
            defer { other.entries = [] }
            return other.entries.map { ($0.due - other.seconds, $0.work) }
        }
        for (delay, work) in waiting { add(after: delay, work) }
    }

    private func takeNext(until end: Double, last: Int) -> Entry? {
        lock.withLock {
            // An entry that was added meanwhile and is due at once belongs to the next turn.
            let ready = entries.indices.filter { position in
                let entry = entries[position]
                return entry.due <= end && (entry.number <= last || entry.due < end)
            }
            let next = ready.min {
                (entries[$0].due, entries[$0].number) < (entries[$1].due, entries[$1].number)
            }
            guard let next else { return nil }
            seconds = Swift.max(seconds, entries[next].due)
            return entries.remove(at: next)
        }
    }
}

/// The queues of tests that have not created a driver yet, by task: Swift Testing runs each test in its own task.
package final class WaitingQueues: @unchecked Sendable {
    package static let shared = WaitingQueues()

    private let lock = NSLock()
    private var queues: [Int: MainQueue] = [:]

    private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    /// The queue of this test.
    var queue: MainQueue {
        lock.withLock {
            let queue = queues[Self.task] ?? MainQueue()
            queues[Self.task] = queue
            return queue
        }
    }

    /// Passes the queue of this test to its driver, nil if nothing waits.
    package func take() -> MainQueue? { lock.withLock { queues.removeValue(forKey: Self.task) } }
}
