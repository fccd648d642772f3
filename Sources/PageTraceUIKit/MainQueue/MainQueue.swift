import Foundation

/// What waits for a turn of the main queue, in the order in which it will run.
///
/// App code puts it there by `DispatchQueue.main.async` and the like. It runs when a test says so, and not at some time:
/// a test that is run twice sees the same. Each driver has a queue of its own, so that tests in parallel do not meet.
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

    /// What a driver has made the queue of all that it calls.
    @TaskLocal package static var scoped: MainQueue?

    /// The queue of whatever runs now: that of the driver at work, or of the next driver that this test makes.
    package static var current: MainQueue { scoped ?? WaitingQueues.shared.queue }

    /// Creates an empty queue.
    package init() {}

    /// How much waits.
    package var count: Int { lock.withLock { entries.count } }

    /// How long it takes until the first of it is due.
    package var secondsToNext: Double { lock.withLock { (entries.map(\.due).min() ?? seconds) - seconds } }

    /// Adds work for the next turn, or for one that is so many seconds later.
    package func add(after delay: Double = 0, _ work: @escaping @MainActor () -> Void) {
        lock.withLock {
            added += 1
            entries.append(Entry(due: seconds + Swift.max(0, delay), number: added, work: work))
        }
    }

    /// Lets so many seconds go by, and runs what is due, by time and then by order.
    ///
    /// What is added meanwhile waits for the next turn, unless it is due within these seconds.
    @MainActor
    package func turn(after delay: Double = 0) {
        let (end, last) = lock.withLock { (seconds + Swift.max(0, delay), added) }
        while let entry = takeNext(until: end, last: last) { entry.work() }
        lock.withLock { seconds = end }
    }

    private func takeNext(until end: Double, last: Int) -> Entry? {
        lock.withLock {
            // An entry that came in meanwhile and is due at once belongs to the next turn.
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

/// The queues of tests that have not made a driver yet, by task: Swift Testing runs each test in one of its own.
final class WaitingQueues: @unchecked Sendable {
    static let shared = WaitingQueues()

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

    /// Hands the queue of this test to its driver.
    func take() -> MainQueue {
        lock.withLock { queues.removeValue(forKey: Self.task) ?? MainQueue() }
    }
}
