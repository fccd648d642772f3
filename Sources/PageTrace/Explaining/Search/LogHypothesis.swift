import Paging

/// A container that may have made the calls of a log: its settings, and which of them are switches that differ from how
/// the model behaves by itself.
struct LogHypothesis: Hashable, Sendable {
    var container: PageViewControllerSettings
    /// The names of the quirks and readings that were switched on to explain the log.
    var switches: [String] = []

    /// The containers without further switches, the likeliest first.
    static func simplest(for log: ObservedLog, _ options: ExplanationOptions) -> [LogHypothesis] {
        let observed = ObservedCalls(log.entries)
        let bases: [PageViewControllerSettings]
        if let known = log.container {
            bases = [known]
        } else {
            let scroll = PageViewControllerSettings()
            // Page curl has neither dots nor a scroll view.
            let isScroll = !observed.isDisjoint(with: [.indicator, .progress])
            bases = isScroll ? [scroll] : [scroll] + curls
        }
        let systems = options.systems ?? log.systems
        return bases.flatMap { base in
            (systems.isEmpty ? PagingSystem.allCases : systems).map { system in
                var container = base
                container.system = system
                if let quirks = options.quirks { container.quirks = quirks }
                // A generator decides nothing here: each landing is tried both ways.
                container.preloads = .always
                return LogHypothesis(container: container)
            }
        }
    }

    private static let curls = [
        PageViewControllerSettings(transitionStyle: .pageCurl),
        PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid, isDoubleSided: true),
        PageViewControllerSettings(transitionStyle: .pageCurl, isDoubleSided: true),
    ]

    /// The same container with one more switch, each in turn; none if the quirks are given.
    func withOneMore(_ options: ExplanationOptions) -> [LogHypothesis] {
        guard options.quirks == nil else { return [] }
        var more: [LogHypothesis] = []
        let usable = Quirks.quirks(of: container.transitionStyle).subtracting(container.quirks)
        for named in Quirks.named where usable.contains(named.quirk) {
            var other = self
            other.container.quirks.formUnion(named.quirk)
            other.switches.append(named.name)
            more.append(other)
        }
        guard container.transitionStyle == .scroll else { return more }
        for (name, reading) in Readings.named where !container.readings.contains(reading) {
            var other = self
            other.container.readings.formUnion(reading)
            other.switches.append(name)
            more.append(other)
        }
        return more
    }
}
