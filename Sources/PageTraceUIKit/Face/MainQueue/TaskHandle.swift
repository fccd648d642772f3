/// A real task that begins later than it was requested.
final class TaskHandle<Success: Sendable, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var real: _Concurrency.Task<Success, Failure>?
    private var wasCancelled = false
    /// Begins the real task, while it waits for a turn.
    private var beginning: (@MainActor () -> Void)?
    private var waiting: [CheckedContinuation<_Concurrency.Task<Success, Failure>, Never>] = []

    /// Begins a task at once, or at the next turn if it belongs to the main actor.
    func prepare(isMain: Bool, _ start: @escaping @Sendable (_ immediately: Bool) -> Void) {
        guard isMain else { return start(false) }
        let queue = MainQueue.current
        lock.withLock { beginning = { MainQueue.$scoped.withValue(queue) { start(true) } } }
        queue.add { self.beginNow() }
    }

    /// Begins the task unless it has begun.
    @MainActor
    private func beginNow() {
        let begin = lock.withLock {
            defer { beginning = nil }
            return beginning
        }
        begin?()
    }

    /// Stores the real task, and cancels it if that was requested before.
    func start(_ task: _Concurrency.Task<Success, Failure>) {
        let (waiting, isCancelled) = lock.withLock {
            real = task
            defer { self.waiting = [] }
            return (self.waiting, wasCancelled)
        }
        if isCancelled { task.cancel() }
        for continuation in waiting { continuation.resume(returning: task) }
    }

    func cancel() {
        let task = lock.withLock {
            wasCancelled = true
            return real
        }
        task?.cancel()
    }

    /// Runs the operation of the real task, which is cancelled from the start if it was cancelled before it began.
    @MainActor
    func begin(_ operation: @Sendable @isolated(any) () async throws(Failure) -> Success) async throws(Failure)
        -> Success
    {
        if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        return try await operation()
    }

    var isCancelled: Bool { lock.withLock { wasCancelled } }

    /// The real task, once it has begun.
    ///
    /// A test that awaits a task in its own body waits for no turn: the task begins at once.
    func task() async -> _Concurrency.Task<Success, Failure> {
        if MainQueue.scoped == nil { await beginNow() }
        return await withCheckedContinuation { continuation in
            let task = lock.withLock {
                if real == nil { waiting.append(continuation) }
                return real
            }
            if let task { continuation.resume(returning: task) }
        }
    }
}

extension _Concurrency.Task where Failure == Never {
    /// Begins a task of the main actor, which runs to its first suspension before this returns.
    ///
    /// Older systems begin it as soon as the main actor is free.
    static func startNow(_ operation: @escaping @MainActor @Sendable () async -> Success) -> Self {
        if #available(macOS 26, iOS 26, *) {
            Self.immediate { @MainActor in await operation() }
        } else {
            Self { await operation() }
        }
    }
}

extension _Concurrency.Task where Failure == any Error {
    /// Begins a task of the main actor that can fail, which runs to its first suspension before this returns.
    static func startNow(_ operation: @escaping @MainActor @Sendable () async throws -> Success) -> Self {
        if #available(macOS 26, iOS 26, *) {
            Self.immediate { @MainActor in try await operation() }
        } else {
            Self { try await operation() }
        }
    }
}
