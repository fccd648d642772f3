import Paging

/// A container that may have made the calls of a log, without a quirk or a reading that the log does not name.
struct LogBase: Hashable, Sendable {
    let container: PageViewControllerSettings
    /// What is assumed of the container, nil for nothing.
    let style: Assumption?

    var cost: LogCost { style == nil ? LogCost() : .act }

    static func all(for log: ObservedLog, _ options: ExplanationOptions) -> [LogBase] {
        let systems = options.systems ?? log.systems
        return styles(for: log).flatMap { base in
            (systems.isEmpty ? PagingSystem.allCases : systems).map { system in
                var container = base.container
                container.system = system
                if let quirks = options.quirks { container.quirks = quirks }
                // Nothing is drawn at random: the search tries each landing with a preload and without.
                container.preloads = .always
                return LogBase(container: container, style: base.style)
            }
        }
    }

    private static func styles(for log: ObservedLog) -> [LogBase] {
        if let known = log.container { return [LogBase(container: known, style: nil)] }
        var scroll = PageViewControllerSettings()
        scroll.startsOnScreen = !log.beside.beginWithAppearing
        let observed = ObservedCalls(log)
        // Page curl has neither dots nor a scroll view.
        let isScroll = !observed.isDisjoint(with: [.indicator, .progress])
        // Nothing but offsets tells which side comes first. (Rule 38)
        let mirrored = observed.contains(.progress) ? [PageViewControllerSettings(layoutDirection: .rightToLeft)] : []
        return [LogBase(container: scroll, style: nil)]
            + (mirrored + (isScroll ? [] : curls)).map { other in
                var other = other
                other.startsOnScreen = scroll.startsOnScreen
                return LogBase(container: other, style: Assumption(.style(other)))
            }
    }

    private static let curls = [
        PageViewControllerSettings(transitionStyle: .pageCurl),
        PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid, isDoubleSided: true),
        PageViewControllerSettings(transitionStyle: .pageCurl, isDoubleSided: true),
    ]
}
