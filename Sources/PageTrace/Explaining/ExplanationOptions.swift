public import Paging

/// What may be assumed to explain a log, and how far is searched.
public struct ExplanationOptions: Hashable, Sendable {
    /// The systems that are tried, in this order; nil for those that the log leaves open.
    public var systems: [PagingSystem]?
    /// The quirks that the container has; nil to try each reading and each quirk alone, and two together, if the log
    /// needs them.
    public var quirks: Quirks?
    /// The most states that are looked at for one container, 3,000,000 by default; each takes some 500 bytes.
    public var states: Int

    /// Creates options.
    ///
    /// Every one that is not given has its default.
    public init(systems: [PagingSystem]? = nil, quirks: Quirks? = nil, states: Int = 3_000_000) {
        self.systems = systems
        self.quirks = quirks
        self.states = states
    }
}
