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
        // Page curl has neither dots nor a scroll view.
        let isScroll = !ObservedCalls(log).isDisjoint(with: [.indicator, .progress])
        return [LogBase(container: scroll, style: nil)]
            + (isScroll ? [] : curls).map { curl in
                var curl = curl
                curl.startsOnScreen = scroll.startsOnScreen
                return LogBase(container: curl, style: Assumption(.style(curl)))
            }
    }

    private static let curls = [
        PageViewControllerSettings(transitionStyle: .pageCurl),
        PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid, isDoubleSided: true),
        PageViewControllerSettings(transitionStyle: .pageCurl, isDoubleSided: true),
    ]
}
