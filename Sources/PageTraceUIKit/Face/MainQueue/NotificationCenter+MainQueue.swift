extension NotificationCenter {
    /// Adds an observer whose block runs on a queue; if that is the main queue, on the driver's.
    ///
    /// Foundation's own method waits for the real main queue, which is busy with the test. A queue that cannot be nil
    /// makes the compiler prefer this method. Posted by the main actor, the block runs at once; posted elsewhere, it
    /// runs at the driver's next turn, and whoever posts does not wait for it.
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
        }
        let turns = MainQueue.current
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            if MainQueue.isRunning { return block(notification) }
            nonisolated(unsafe) let notification = notification
            turns.add { block(notification) }
        }
    }
}

extension MainQueue {
    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the running code is that of the real main queue, where the main actor runs.
    package static var isRunning: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
