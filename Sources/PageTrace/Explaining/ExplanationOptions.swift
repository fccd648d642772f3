public import Paging

/// What may be assumed to explain a log, and how far is searched.
public struct ExplanationOptions: Hashable, Sendable {
    /// What may be assumed beyond the plain model.
    ///
    /// The plain model is swipes, cancelled swipes, drags, skipped preloads, and what the log itself says that the app
    /// did. That the container turns its pages, or lays them out from right to left, may always be assumed, unless the log says
    /// its style.
    public enum Assumable: String, Hashable, Sendable, CaseIterable {
        /// Skipped preloads alone, which belong to the plain model.
        case skips
        /// Also what the app may have done without logging it: sets, a data source assigned again, a container covered.
        case acts
        /// Also that UIKit did not raise E2 to E5 where it has been seen to: each is a race.
        case raises
        /// Also completion blocks and `didFinishAnimating` that never came.
        case losses
        /// Also anomalies of devices, and other readings of contradicting reports.
        case quirks
        /// All of these.
        case all
    }

    /// The systems that are tried, in this order; nil for those that the log leaves open.
    package var systems: [PagingSystem]?
    /// The quirks that the container has, which are then known and not assumed; nil for those that the log says.
    package var quirks: Quirks?
    /// What may be assumed.
    package var assume: Assumable
    /// The most situations that are looked at for one container, 3,000,000 by default; each takes some 400 bytes.
    package var states: Int

    /// Creates options.
    ///
    /// Every one that is not given has its default.
    public init(
        systems: [PagingSystem]? = nil, quirks: Quirks? = nil, assume: Assumable = .skips, states: Int = 3_000_000
    ) {
        self.systems = systems
        self.quirks = quirks
        self.assume = assume
        self.states = states
    }
}

extension ExplanationOptions {
    var assumesActs: Bool { assume == .acts || assume == .all }
    var assumesRaises: Bool { assume == .raises || assume == .all }
    var assumesLosses: Bool { assume == .losses || assume == .all }

    /// Whether quirks and readings may be assumed; not if the quirks are known.
    var assumesSwitches: Bool { (assume == .quirks || assume == .all) && quirks == nil }
}
