public import Dispatch

/// What app code hands to the main queue waits for the driver.
///
/// These take fewer arguments than those of Dispatch, so that the compiler prefers them; no type is hidden. Other queues
/// are the real ones.
extension DispatchQueue {
    /// Runs work at the driver's next turn, if this is the main queue.
    public func async(execute work: @escaping @Sendable () -> Void) {
        let queue = MainQueue.current
        guard isMain else {
            // Whatever it hands to the main queue goes to the same driver.
            async(group: nil, execute: { MainQueue.$scoped.withValue(queue) { work() } })
            return
        }
        queue.add(work)
    }

    /// Runs work at the driver's turn when so much time has gone by, if this is the main queue.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        let queue = MainQueue.current
        guard isMain else {
            let work: @Sendable () -> Void = { MainQueue.$scoped.withValue(queue) { work() } }
            asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
            return
        }
        queue.add(after: deadline.roundedSecondsFromNow, work)
    }

    /// Runs an item at the driver's next turn, if this is the main queue and the item is not cancelled by then.
    public func async(execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let item = workItem
        async { item.perform() }
    }

    /// Runs an item at the driver's turn when so much time has gone by, if this is the main queue and the item is not
    /// cancelled by then.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        nonisolated(unsafe) let item = execute
        asyncAfter(deadline: deadline) { item.perform() }
    }

    /// On Linux every mention of the main queue is another object; the label is always the same.
    private var isMain: Bool { label == "com.apple.main-thread" }
}

extension DispatchTime {
    /// How far away it is, rounded up to hundredths of a second.
    ///
    /// The clock has moved since `.now() + 0.3`, a little and never by the same; rounded, it is 0.3 again.
    fileprivate var roundedSecondsFromNow: Double {
        let now = DispatchTime.now().uptimeNanoseconds
        guard uptimeNanoseconds > now else { return 0 }
        return (Double(uptimeNanoseconds - now) / 10_000_000).rounded(.up) / 100
    }
}
