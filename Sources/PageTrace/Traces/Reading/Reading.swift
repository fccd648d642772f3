/// What bounds a trace while it is read, and what is known of it so far.
struct Reading {
    let limits: TraceLimits
    /// Whether a trace without gestures is refused.
    var needsGestures = true
    /// The container, the usual one before it is read.
    var container = TraceContainer.usual
    /// Whether the client has a completion block that sets pages.
    var setsInCompletion = true
    /// The list of pages as it is at the moment, none before it is read.
    var pages: NamedPages

    /// Creates what is known before anything is read.
    init(limits: TraceLimits) {
        self.limits = limits
        pages = NamedPages(limits: limits)
    }
}
