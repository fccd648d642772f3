public import Foundation

/// A timer that fires when the driver lets time pass.
///
/// It replaces Foundation's timer in files that import only UIKit.
@preconcurrency @MainActor
public final class Timer {
    /// The seconds between two firings.
    public let timeInterval: TimeInterval
    /// Whether it will fire again.
    public private(set) var isValid = true

    private let repeats: Bool
    private let block: @MainActor (Timer) -> Void

    private init(_ interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
        (timeInterval, self.repeats, self.block) = (interval, repeats, block)
    }

    /// Starts a timer.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        // As in Foundation, an interval of 0 becomes a tenth of a millisecond.
        let timer = Timer(interval > 0 ? interval : 0.0001, repeats: repeats, block: block)
        timer.wait(in: .current)
        return timer
    }

    /// Ends the timer.
    public func invalidate() { isValid = false }

    /// Fires now.
    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    private func wait(in queue: MainQueue) {
        queue.add(after: timeInterval) {
            guard self.isValid else { return }
            if self.repeats { self.wait(in: queue) }
            self.fire()
        }
    }
}
