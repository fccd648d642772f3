/// The model of what UIKit keeps for an app that moves between splash, authentication and main part.
///
/// It is a window, a navigation stack or a chain of presentations, or a root controller with children.
///
/// A pure value without I/O, clock or randomness, which can be copied, compared and hashed. The app's own code is a
/// ``RootClient``, which calls the methods of this value by UIKit's names; UIKit's calls back are in the log.
package struct RootContainer: Hashable, Sendable {
    package let settings: RootContainerSettings
    package internal(set) var isVisible = false

    /// The controllers on the navigation stack, or presented one over the other, bottom first.
    ///
    /// For ``RootStrategy/window``, it is only the root view controller of the window; for containment, it is empty.
    package internal(set) var stack: [RootController] = []

    /// The children of the root controller, in the order in which they were added. (Containment)
    package internal(set) var children: [RootController] = []

    /// The controllers whose views lie in the view of the root controller, the topmost last. (Containment)
    package internal(set) var views: [RootController] = []

    /// The animations that run, the oldest first; UIKit expects at most one.
    package internal(set) var running: [RootTransition] = []

    /// The orientation of the device: the app starts in portrait. (Choice)
    package var orientation = InterfaceOrientation.portrait

    /// Whether UIKit would have raised; nothing happens after that.
    package internal(set) var hasStopped = false

    /// The screens that deep links pushed onto the navigation stack of a part; empty with one stack for everything.
    var links: [RootController: [RootController]] = [:]
    /// The controllers whose view follows the size of the root's view.
    var framed: Set<RootController> = []
    /// The number of instances of each screen so far.
    var instances: [RootScreen: Int] = [:]

    private var phase = Phase.rest
    private(set) var log: [RootLogEntry] = []

    package init(_ settings: RootContainerSettings = RootContainerSettings()) { self.settings = settings }

    /// The number of controllers that were made, without those that have been forgotten since they were counted anew.
    package var instanceCount: Int { instances.values.reduce(0, +) }

    package var isLaunched: Bool { instances[.splash] != nil }
    package var isAnimating: Bool { !running.isEmpty }

    /// Creates a controller for a screen.
    package mutating func make(_ screen: RootScreen) -> RootController {
        let number = (instances[screen] ?? 0) + 1
        instances[screen] = number
        return RootController(screen, number: number)
    }

    /// Does something whose calls come in a phase.
    package mutating func during<Result>(_ phase: Phase, _ body: (inout Self) -> Result) -> Result {
        let outer = self.phase
        self.phase = phase
        defer { self.phase = outer }
        return body(&self)
    }

    package mutating func note(_ call: RootCall) {
        log.append(RootLogEntry(call: call, phase: phase, top: top, running: running.last?.to))
    }

    /// Says more of a call that was noted.
    mutating func amendLatest(_ call: RootCall, _ amended: RootCall) {
        guard let place = log.lastIndex(where: { $0.call == call }) else { return }
        log[place].call = amended
    }

    /// Notes that the app's variable `current` changed after the latest call.
    mutating func noteCurrent(_ old: RootController?, _ new: RootController?) {
        guard !log.isEmpty else { return }
        log[log.count - 1].change = RootLogEntry.Change(old: old, new: new)
    }

    /// Returns the log and empties it, so that containers compare by their state alone.
    package mutating func takeLog() -> [RootLogEntry] {
        defer { log = [] }
        return log
    }
}

/// A running animation from one controller to another.
package struct RootTransition: Hashable, Sendable {
    package var from: RootController
    package var to: RootController
}
