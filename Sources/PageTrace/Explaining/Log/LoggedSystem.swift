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
        let found = texts.flatMap { text in
            text.matches(of: Self.pattern).filter { $0.1 == nil && $0.4 == nil }.compactMap {
                LoggedSystem(named: "\($0.2) \($0.3)")
            }
        }
        self.init(found.isEmpty ? texts.compactMap(Self.built) : found)
    }

    /// The system that all of some are held against, nil if there are none or they differ.
    private init?(_ found: [LoggedSystem]) {
        guard let first = found.first, found.allSatisfy({ $0.systems == first.systems }) else { return nil }
        self = first
    }

    /// A system between words that make it another than the device's: `Minimum iOS 15`, `iOS 15 or later`.
    private static var pattern: Regex<(Substring, Substring?, Substring, Substring, Substring?)> {
        #/((?i:\b(?:minimum|min\.?|target|requires|supports?|sdk|not|since|before|from)[ :=]{1,3}(?:of )?))?\b(iOS|iPadOS|iPhone ?OS)(?:(?i: version| simulator)?[ :=]{1,3})?([0-9]{1,3}(?:\.[0-9]{1,3}){0,2})\b((?i:\+| ?(?:or|and) (?:later|newer|above|up)\b| SDK\b))?/#
    }

    /// What `operatingSystemVersionString` says, alone in its line: the build of an iOS goes with its version, and hardly
    /// another product's does.
    private static func built(_ line: String) -> LoggedSystem? {
        let pattern =
            #/[# \t]*Version ([0-9]{1,2})((?:\.[0-9]{1,3}){0,2}) \(Build ([0-9]{2})[A-Z][0-9]{1,5}[a-z]?\)[ \t]*/#
        guard let match = line.wholeMatch(of: pattern), let version = Int(match.1), let build = Int(match.3),
            build == (version < 20 ? version + 4 : version - 3)
        else { return nil }
        return LoggedSystem(named: "iOS \(match.1)\(match.2)")
    }
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
