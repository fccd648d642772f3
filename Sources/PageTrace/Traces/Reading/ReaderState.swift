import Paging

/// The limits on a trace while it is read, and what is known about it so far.
struct ReaderState {
    let limits: TraceLimits
    /// Whether a trace without gestures is refused.
    var needsGestures = true
    /// Whether the client has a completion block that sets pages.
    var setsInCompletion = true
    var trackers: [Tracker] = []
    /// Whether the client has a flag with which it keeps itself from paging.
    var hasBusyFlag = false
    /// Whether the client keeps a page that it wants.
    var wantsPage = false
    /// The list of pages at the moment; empty before it is read.
    var pages: NamedPages

    init(limits: TraceLimits) {
        self.limits = limits
        pages = NamedPages(limits: limits)
    }
}
