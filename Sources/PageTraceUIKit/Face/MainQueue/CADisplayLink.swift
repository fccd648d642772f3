/// There are sixty frames a second, when the driver lets time pass.
@preconcurrency @MainActor
public final class CADisplayLink {
    public var isPaused = false
    public var preferredFramesPerSecond = 0
    public let duration: TimeInterval = 1.0 / 60
    /// When the frame before was shown, counted in seconds from the first.
    public private(set) var timestamp: TimeInterval = 0
    public var targetTimestamp: TimeInterval { timestamp + duration }

    private let target: AnyObject
    private let selector: Selector
    private var timer: Timer?

    /// Creates a link, which begins when it is added to a run loop, and keeps its target.
    public init(target: Any, selector: Selector) { (self.target, self.selector) = (target as AnyObject, selector) }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        timer?.invalidate()
        let timer = Timer(timeInterval: duration, repeats: true) { _ in self.show() }
        runloop.add(timer, forMode: mode)
        self.timer = timer
    }

    public func invalidate() {
        timer?.invalidate()
        timer = nil
    }

    private func show() {
        timestamp += duration
        if !isPaused { selector.perform(on: target, self) }
    }
}
