/// A flag with which an app keeps itself from paging while a transition runs: what it does itself is ignored meanwhile.
///
/// It stands for ever if the call that lowers it never comes.
package struct BusyFlag: Hashable, Sendable {
    /// What raises the flag.
    package enum Start: String, Hashable, Sendable, CaseIterable {
        /// The app sets pages.
        case set
        /// A transition of a finger is announced.
        case willTransitionTo
    }

    /// What lowers the flag.
    package enum End: String, Hashable, Sendable, CaseIterable {
        /// The completion block of a set.
        case completion
        /// The end of a transition of a finger.
        case didFinishAnimating
    }

    package var start: Start
    package var end: End

    package init(from start: Start = .set, until end: End = .completion) {
        self.start = start
        self.end = end
    }
}

/// What an app waits for.
package enum Waiting: Hashable, Sendable {
    /// Nothing: its flag is down, and the page shows that it wants.
    case nothing
    /// Something is in flight.
    case motion
    /// Its flag is to fall.
    case flag
    /// The page is to show that it wants.
    case page
}

/// The page that an app wants to be shown, which it keeps as state, as wrappers in SwiftUI and React Native do.
///
/// What the app sets changes it, and so does a swipe whose end is reported.
package struct WantedPage: Hashable, Sendable {
    /// When the app compares the wanted page with the one shown, and sets it again if they differ.
    package enum Check: String, Hashable, Sendable, CaseIterable {
        /// After a completion block, on the next turn of the main queue.
        case completion
        /// After the end of a transition, on the next turn of the main queue.
        case didFinishAnimating
        /// When the watchdog looks.
        case watchdog
    }

    /// When the app sets the page again.
    package var checks: Set<Check>

    package init(setAgainIn checks: Set<Check> = []) { self.checks = checks }
}
