import Paging

/// The system that a log names in its container, in a comment or in a line above its calls: `iOS 15`, `iOS 26.1`.
struct LoggedSystem: Hashable {
    /// The name as the log has it.
    let name: String
    /// The systems of the model that it may be, the likeliest first.
    let systems: [PagingSystem]

    /// Takes a name; nil if it names no system.
    init?(named name: some StringProtocol) {
        guard let systems = PagingSystem.systems(named: String(name)) else { return nil }
        (self.name, self.systems) = (String(name), systems)
    }

    /// Finds the system that a text names; nil if it names none, or several that are not held against the same.
    init?(in texts: some Sequence<String>) {
        let found = texts.filter { !$0.contains(Self.ofOthers) }.flatMap {
            $0.matches(of: Self.pattern).compactMap { LoggedSystem(named: $0.output) }
        }
        guard let first = found.first, found.allSatisfy({ $0.systems == first.systems }) else { return nil }
        self = first
    }

    /// Words beside a version that is not the device's: `Minimum iOS 15`.
    private static var ofOthers: Regex<Substring> {
        #/\b(?:minimum|deployment|target|requires|supports?|sdk|not|or later|since|before|built)\b/#.ignoresCase()
    }

    private static var pattern: Regex<Substring> { #/\b(?:iOS|iPadOS|iPhone ?OS) ?[0-9]{1,3}(?:\.[0-9]{1,3}){0,2}\b/# }
}

extension ObservedLog {
    /// Takes what the log itself says of its container.
    mutating func take(_ named: LogContainer) {
        (container, systems, systemName) = (named.settings, named.systems, named.systemName)
    }

    /// Takes the system that stands beside the container.
    mutating func take(_ system: LoggedSystem) {
        (systems, systemName) = (system.systems, system.name)
    }

    /// Passes over a line in which no call stands.
    mutating func passOver(_ line: LineOfText) {
        linesPassedOver += 1
        if passedOver.count < LineOfText.mostQuoted { passedOver.append(line) }
    }
}
