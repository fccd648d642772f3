import Paging

/// A quirk or a reading that a container may have.
struct ContainerSwitch: Hashable, Sendable {
    let name: String
    /// Whether it is a quirk of some devices; a reading otherwise.
    let isQuirk: Bool
    private let quirk: Quirks
    let reading: Readings

    /// Everything that can be switched on for a container.
    static func all(for settings: PageViewControllerSettings) -> [ContainerSwitch] {
        let usable = Quirks.quirks(of: settings.transitionStyle)
        let quirks = Quirk.allCases.filter { usable.contains(Quirks($0)) }
            .map { ContainerSwitch(name: $0.rawValue, isQuirk: true, quirk: Quirks($0), reading: []) }
        guard settings.transitionStyle == .scroll else { return quirks }
        return quirks
            + Readings.named.map { ContainerSwitch(name: $0.name, isQuirk: false, quirk: [], reading: $0.reading) }
    }

    /// Those that a container could have, and has not.
    static func off(in settings: PageViewControllerSettings) -> [ContainerSwitch] {
        all(for: settings).filter { !$0.isOn(in: settings) }
    }

    /// Those that are on in one container and not in another.
    static func on(
        in settings: PageViewControllerSettings, butNotIn other: PageViewControllerSettings
    ) -> [ContainerSwitch] { all(for: settings).filter { $0.isOn(in: settings) && !$0.isOn(in: other) } }

    func isOn(in settings: PageViewControllerSettings) -> Bool {
        isQuirk ? settings.quirks.contains(quirk) : settings.readings.contains(reading)
    }

    func on(in settings: PageViewControllerSettings) -> PageViewControllerSettings {
        var settings = settings
        settings.quirks.formUnion(quirk)
        settings.readings.formUnion(reading)
        return settings
    }
}
