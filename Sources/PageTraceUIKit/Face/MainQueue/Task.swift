/// A task of app code; if it belongs to the main actor, it begins at the driver's next turn.
///
/// Until its first suspension, it runs within that turn. The rest runs when the real main actor is free: a test that
/// waits for it is asynchronous and awaits the driver's turn. Tasks that do not belong to the main actor are the real
/// ones.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
    private let handle: TaskHandle<Success, Failure>

    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_inheritActorContext @_implicitSelfCapture
        operation: @escaping @Sendable @isolated(any) () async throws(Failure) -> Success
    ) { handle = TaskHandle(operation, priority) }

    public func cancel() { handle.cancel() }

    public var isCancelled: Bool { handle.isCancelled }
}

extension Task where Failure == any Error {
    public var value: Success { get async throws { try await handle.task().value.get() } }
}

extension Task where Failure == Never {
    public var value: Success { get async { await handle.task().value.get() } }

    /// Begins a detached task, which is a real one.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: @escaping @Sendable @isolated(any) () async -> Success
    ) -> _Concurrency.Task<Success, Never> { .detached(priority: priority, operation: { await operation() }) }
}

extension Task where Success == Never, Failure == Never {
    public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

    public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

    nonisolated(nonsending) public static func yield() async { await _Concurrency.Task.yield() }

    /// Waits until the driver has let this much time pass.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(seconds: Double(duration) / 1_000_000_000)
    }

    /// Waits until the driver has let this much time pass.
    nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
        let (seconds, attoseconds) = duration.components
        try await sleep(seconds: Double(seconds) + Double(attoseconds) / 1e18)
    }

    nonisolated(nonsending) private static func sleep(seconds: Double) async throws {
        let queue = MainQueue.current
        await withCheckedContinuation { continuation in
            queue.add(after: seconds) { continuation.resume() }
        }
        try checkCancellation()
    }
}
