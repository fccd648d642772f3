public import Dispatch

/// Work that app code puts on the main queue waits for the driver.
///
/// These methods take fewer arguments than those of Dispatch, so the compiler prefers them; no type is hidden. Other
/// queues are the real ones.
extension DispatchQueue {
    /// Runs work at the driver's next turn, if this is the main queue.
    public func async(execute work: @escaping @Sendable () -> Void) {
        if isMain { return MainQueue.current.add(work) }
        async(group: nil, execute: ofSameDriver(work))
    }

    /// Runs work at the driver's turn after this time has passed, if this is the main queue.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        if isMain { return MainQueue.current.add(after: deadline.roundedSecondsFromNow, work) }
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: ofSameDriver(work))
    }

    /// Work on another queue: whatever it puts on the main queue goes to the same driver.
    private func ofSameDriver(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let queue = MainQueue.current
        return { MainQueue.$scoped.withValue(queue) { work() } }
    }

    /// Runs an item at the driver's next turn, if this is the main queue and the item has not been cancelled by then.
    public func async(execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let item = workItem
        async { item.perform() }
    }

    /// Runs an item at the driver's turn after this time has passed, if this is the main queue and the item has not
    /// been cancelled by then.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        nonisolated(unsafe) let item = execute
        asyncAfter(deadline: deadline) { item.perform() }
    }

    /// On Linux, each access to the main queue returns another object, but the label is always the same.
    private var isMain: Bool { label == "com.apple.main-thread" }
}

extension DispatchTime {
    /// The time until then, rounded up to hundredths of a second.
    ///
    /// The clock has advanced slightly since `.now() + 0.3`, each time by a different amount; rounding restores 0.3.
    fileprivate var roundedSecondsFromNow: Double {
        let now = DispatchTime.now().uptimeNanoseconds
        guard uptimeNanoseconds > now else { return 0 }
        return (Double(uptimeNanoseconds - now) / 10_000_000).rounded(.up) / 100
    }
}
