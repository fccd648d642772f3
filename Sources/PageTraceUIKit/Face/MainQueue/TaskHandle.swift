/// A real task that begins later than it was requested.
final class TaskHandle<Success: Sendable, Failure: Error>: @unchecked Sendable {
    /// A real task does not fail: what its operation throws is in its result.
    typealias RealTask = _Concurrency.Task<Result<Success, Failure>, Never>
    typealias Operation = @Sendable @isolated(any) () async throws(Failure) -> Success

    private let lock = NSLock()
    private var real: RealTask?
    private var wasCancelled = false
    /// Begins the real task, while it waits for a turn.
    private var beginning: (@MainActor () -> Void)?
    private var waiting: [CheckedContinuation<RealTask, Never>] = []

    /// Begins a task at once, or at the next turn if it belongs to the main actor.
    init(_ operation: @escaping Operation, _ priority: TaskPriority?) {
        guard operation.isolation === MainActor.shared else {
            start(RealTask(priority: priority) { await Self.result(of: operation) })
            return
        }
        let queue = MainQueue.current
        beginning = { MainQueue.$scoped.withValue(queue) { self.start(self.startedNow(operation)) } }
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
    private func start(_ task: RealTask) {
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

    /// A real task of the main actor, which runs to its first suspension before this returns, and is cancelled from the
    /// start if that was requested before.
    ///
    /// Older systems begin it as soon as the main actor is free.
    private func startedNow(_ operation: @escaping Operation) -> RealTask {
        let run: @MainActor @Sendable () async -> Result<Success, Failure> = {
            if self.isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
            return await Self.result(of: operation)
        }
        return if #available(macOS 26, iOS 26, *) { .immediate(operation: run) } else { RealTask(operation: run) }
    }

    nonisolated(nonsending) private static func result(of operation: Operation) async -> Result<Success, Failure> {
        do throws(Failure) {
            return .success(try await operation())
        } catch {
            return .failure(error)
        }
    }

    var isCancelled: Bool { lock.withLock { wasCancelled } }

    /// The real task, once it has begun.
    ///
    /// A test that awaits a task in its own body waits for no turn: the task begins at once.
    func task() async -> RealTask {
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
