import Paging

/// What a log says of its container: in settings, or in the words of a recording, such as
/// `UIPageViewController, page curl, spine mid`.
struct LogContainer {
    /// The word with which the line begins.
    static let word = PageViewControllerSettings.recordedName

    private(set) var settings = PageViewControllerSettings()
    private(set) var systems: [PagingSystem] = [.iOS26, .classic]
    /// The system that it names, nil if it names none.
    private(set) var systemName: String?

    /// Whether it was a real one: the line then goes on with the device.
    private(set) var isOfDevice = false

    /// Takes the settings of a recording or, if it has none, its words.
    init(of recording: Recording) throws(Problem) {
        if let settings = recording.settings {
            guard let settings = settings.container as? PageViewControllerSettings else {
                throw Self.isAnother(recording.container)
            }
            self.init(settings)
            takeSystem(of: recording.device)
            return
        }
        let words = EarlierSpelling.current(recording.container)
        let bytes = Array(words.utf8)
        let line = LogScanner(bytes, 0..<bytes.count)
        guard line.parts.first?.word == Self.word else { throw Self.isAnother(words) }
        do {
            try self.init(line)
        } catch {
            throw Problem(.everywhere, error.message, advice: error.advice)
        }
        takeSystem(of: recording.device)
    }

    private mutating func takeSystem(of device: RecordedDevice?) {
        guard let name = device?.system else { return }
        if let system = LoggedSystem(named: name) ?? LoggedSystem(in: ["iOS \(name)"]) { take(system) }
    }

    private mutating func take(_ system: LoggedSystem) {
        (systems, systemName) = (system.systems, system.name)
        settings.system = system.systems[0]
    }

    private init(_ settings: PageViewControllerSettings) {
        self.settings = settings
        // How a generator skipped asks is what the search finds out, as with words.
        self.settings.preloads = .always
        if settings.system == .classic { (systems, systemName) = ([.classic], PagingSystem.classic.rawValue) }
    }

    private static func isAnother(_ words: String) -> Problem {
        Problem(
            .everywhere, "this is a recording of another container: \(Wording.quoted(words))",
            advice: "What can be explained are those of a \(word).")
    }

    init(_ line: LogScanner) throws(Problem) {
        for (word, offset) in line.parts.dropFirst() {
            if word.hasPrefix("recorded on") { isOfDevice = true }
            if let system = LoggedSystem(named: word) ?? LoggedSystem(in: [word]) {
                take(system)
                continue
            }
            // The name of a device can be anything.
            if isOfDevice { continue }
            guard let setting = Self.settings.first(where: { $0.word == word }) else {
                // How a generator skipped asks is what the search finds out.
                if word.hasPrefix("preloads") || word.hasSuffix(")") { continue }
                throw Problem(
                    .offset(offset), "\(Wording.quoted(word)) says nothing of a container",
                    advice: Suggestion.sentence(for: word, among: Self.settings.map(\.word))
                        + "It can be \(Wording.list(Self.settings.map(\.word), conjunction: "or", atMost: 40)).")
            }
            setting.apply(&self)
        }
    }

    private struct Setting: Sendable {
        let word: String
        let apply: @Sendable (inout LogContainer) -> Void

        /// A setting that a recording names: the word is what is new in the words of a container that has it.
        init(_ change: @escaping @Sendable (inout PageViewControllerSettings) -> Void) {
            var settings = PageViewControllerSettings()
            let before = settings.words.components
            change(&settings)
            word = settings.words.components.first { !before.contains($0) } ?? before.last ?? ""
            apply = { change(&$0.settings) }
        }

        init(_ word: String, _ apply: @escaping @Sendable (inout LogContainer) -> Void) {
            (self.word, self.apply) = (word, apply)
        }
    }

    private static let settings: [Setting] = {
        var settings = [Setting { $0.transitionStyle = .scroll }, Setting { $0.transitionStyle = .pageCurl }]
        // As examples of what can stand there: they are read like every other name of a system.
        settings += PagingSystem.allCases.map { system in Setting(system.rawValue) { _ in } }
        settings += SpineLocation.allCases.map { spine in
            Setting("spine \(spine)") {
                $0.settings.spineLocation = spine
                if spine == .mid { $0.settings.isDoubleSided = true }
            }
        }
        settings += [
            Setting { $0.isDoubleSided = true }, Setting { $0.navigationOrientation = .vertical },
            Setting { $0.layoutDirection = .rightToLeft }, Setting { $0.startsOnScreen = false },
            Setting { $0.contract = .lenient }, Setting { $0.keepsNeighborsOnReassignment = true },
        ]
        settings += Quirk.allCases.map { quirk in Setting { $0.quirks.formUnion(Quirks(quirk)) } }
        settings += Readings.named.map { _, reading in Setting { $0.readings.formUnion(reading) } }
        return settings
    }()
}
