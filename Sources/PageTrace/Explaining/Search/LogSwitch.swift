import Paging

/// A quirk or a reading that a container may have.
struct LogSwitch: Hashable, Sendable {
    /// Its name in traces.
    let name: String
    /// Whether it is a quirk of some devices; a reading otherwise.
    let isQuirk: Bool
    private let quirk: Quirks
    private let reading: Readings

    /// Everything that can be switched on for a container.
    static func all(for settings: PageViewControllerSettings) -> [LogSwitch] {
        let usable = Quirks.quirks(of: settings.transitionStyle)
        let quirks = Quirks.named.filter { usable.contains($0.quirk) }
            .map { LogSwitch(name: $0.name, isQuirk: true, quirk: $0.quirk, reading: []) }
        guard settings.transitionStyle == .scroll else { return quirks }
        return quirks
            + Readings.named.map { LogSwitch(name: $0.name, isQuirk: false, quirk: [], reading: $0.reading) }
    }

    /// Those that a container could have, and has not.
    static func off(in settings: PageViewControllerSettings) -> [LogSwitch] {
        all(for: settings).filter { !$0.isOn(in: settings) }
    }

    /// Those that are on in one container and not in another.
    static func on(in settings: PageViewControllerSettings, butNotIn other: PageViewControllerSettings) -> [LogSwitch] {
        all(for: settings).filter { $0.isOn(in: settings) && !$0.isOn(in: other) }
    }

    func isOn(in settings: PageViewControllerSettings) -> Bool {
        isQuirk ? settings.quirks.contains(quirk) : settings.readings.contains(reading)
    }

    /// Whether a log can tell it: parents of neighbors are seen by nobody who does not look at parents.
    func canShow(in log: FollowedLog) -> Bool {
        reading != .neighborsAreChildren || !log.observed.isDisjoint(with: [.willMove, .didMove])
    }

    /// The settings with it.
    func on(in settings: PageViewControllerSettings) -> PageViewControllerSettings {
        var settings = settings
        settings.quirks.formUnion(quirk)
        settings.readings.formUnion(reading)
        return settings
    }

    /// How much it takes to believe it.
    var cost: LogCost { LogCost(assumed: isQuirk ? 12 : 11) }
}

/// How much it takes to believe an explanation: what has to be assumed first, and then what is seldom.
struct LogCost: Hashable, Sendable, Comparable {
    var assumed: Int32 = 0
    var plain: Int32 = 0

    /// What an act of the app costs that the log does not have, or another style of the container.
    static let act = LogCost(assumed: 10)

    /// What is seldom costs no more than that.
    static let rarer = LogCost(plain: 1)

    /// What a lost call costs: more than an anomaly with a name, for nobody knows why it happens.
    static let loss = LogCost(assumed: 13)

    static func < (one: Self, other: Self) -> Bool {
        (one.assumed, one.plain) < (other.assumed, other.plain)
    }

    static func + (one: Self, other: Self) -> Self {
        LogCost(assumed: one.assumed &+ other.assumed, plain: one.plain &+ other.plain)
    }
}
