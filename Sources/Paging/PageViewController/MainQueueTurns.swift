/// The turns of the main queue that pass within gestures, as far as the rules say that one passes. (Rule 25)
///
/// It is no part of the state: it says what lies between two calls, not what the container does next.
package struct MainQueueTurns: Hashable, Sendable {
    /// The number of turns that have passed; after 65,535 it begins anew.
    package var count: UInt16 = 0
    /// Whether what is in flight has begun in this turn, so that it ends in a later one.
    package var isFlightNew = false
    /// Whether the calls come within the app's own call of `setViewControllers`.
    package var isInSet = false

    package init() {}

    package mutating func pass() {
        count &+= 1
        isFlightNew = false
    }
}

extension PageViewControllerModel {
    /// Whether a turn of the main queue can pass between two gestures without a call: the pages of an animated set wait
    /// for one. (Section 1b, iOS 26)
    package var canTurnSilently: Bool {
        if case .set(let set) = transition { set.hasToldPages } else { true }
    }

    /// Lets a turn pass in which what is in flight goes on, unless one has passed since it began.
    mutating func awaitTurn() {
        guard turns.isFlightNew else { return }
        switch transition {
        // A finger or the app has ended it meanwhile.
        case .none, .drag: turns.isFlightNew = false
        case .landing, .returning, .bouncing, .set: turns.pass()
        }
    }
}
