/// A timer that fires when the driver lets time pass.
///
/// It replaces Foundation's timer in files that import only UIKit.
@preconcurrency @MainActor
public final class Timer {
    public let timeInterval: TimeInterval
    public private(set) var isValid = true

    public let userInfo: Any?
    public var tolerance: TimeInterval = 0

    private let repeats: Bool
    /// How often it was added to a run loop: only the last time counts.
    private var additions = 0
    private let block: @MainActor (Timer) -> Void

    private init(
        _ interval: TimeInterval, repeats: Bool, userInfo: Any? = nil, block: @escaping @MainActor (Timer) -> Void
    ) {
        // As in Foundation, an interval of 0 becomes a tenth of a millisecond.
        timeInterval = interval > 0 ? interval : 0.0001
        (self.repeats, self.userInfo, self.block) = (repeats, userInfo, block)
    }

    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) { self.init(interval, repeats: repeats, block: block) }

    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        // A timer keeps its target, as in Foundation.
        let target = aTarget as AnyObject
        self.init(ti, repeats: yesOrNo, userInfo: userInfo) { aSelector.perform(on: target, $0) }
    }

    @discardableResult
    public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }

    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(interval, repeats: repeats, block: block)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }

    public func invalidate() { isValid = false }

    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    fileprivate func wait(in queue: MainQueue, _ mode: RunLoop.Mode) {
        additions += 1
        let addition = additions
        queue.add(after: timeInterval, pausesForScrolling: mode == .default) {
            guard self.isValid, addition == self.additions else { return }
            if self.repeats { self.wait(in: queue, mode) }
            self.fire()
        }
    }
}

extension RunLoop {
    /// Starts a timer of the face; in the default mode, it does not fire while a scroll view moves.
    @preconcurrency @MainActor
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.wait(in: .current, mode) }
}
