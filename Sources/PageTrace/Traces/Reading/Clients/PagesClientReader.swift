import Paging

/// Reads a client over the list of pages.
struct PagesClientReader {
    private let fields: Fields
    private let limits: TraceLimits

    /// The keys that such a client may have.
    static let keys = [
        "type", "loops", "answersBefore", "answersAfter", "pageIndicator", "placeholder", "spineLocations", "observes",
        "trackers",
    ]

    /// Reads the client whose keys have been checked, and takes its placeholder into the list.
    static func read(
        _ fields: Fields, pages: inout NamedPages, limits: TraceLimits
    ) throws(Problem) -> ClientDescription {
        let reader = PagesClientReader(fields: fields, limits: limits)
        let client = try reader.description()
        if let placeholder = client.placeholder {
            let place = Problem.Place.value(fields.path.appending("placeholder"))
            try NameRule.check(placeholder, "the placeholder's name", at: place, limits: limits)
            try pages.setPlaceholder(placeholder, at: place)
        }
        return client
    }

    private func description() throws(Problem) -> ClientDescription {
        ClientDescription(
            loops: try fields.boolean("loops") ?? false,
            answersBefore: try fields.boolean("answersBefore") ?? true,
            answersAfter: try fields.boolean("answersAfter") ?? true,
            hasPageIndicator: try fields.boolean("pageIndicator") ?? false,
            placeholder: try fields.string("placeholder", be: "the name of a page"),
            spineLocations: try spineLocations(),
            trackers: try trackers(),
            observes: try observes()
        )
    }

    private func spineLocations() throws(Problem) -> [InterfaceOrientation: SpineLocation] {
        guard let value = fields.child("spineLocations") else { return [:] }
        let subject = "\"spineLocations\""
        let answers = try Fields(value, subject: subject)
        let orientations = InterfaceOrientation.allCases
        try answers.refuseOthers(than: orientations.map(\.rawValue), in: subject)
        var locations: [InterfaceOrientation: SpineLocation] = [:]
        for orientation in orientations {
            let answer = try answers.word(orientation.rawValue, from: ["min", "mid", "max"])
            locations[orientation] = answer.flatMap(SpineLocation.init(rawValue:))
        }
        return locations
    }

    private func observes() throws(Problem) -> Set<CallbackRecord.Role> {
        let allowed: [CallbackRecord.Role] = [.appearance, .containment]
        let words = try fields.words("observes", from: allowed.map(\.rawValue)) ?? []
        return Set(words.compactMap(CallbackRecord.Role.init(rawValue:)))
    }

    private func trackers() throws(Problem) -> [Tracker] {
        guard let list = try fields.list("trackers", be: "a list of trackers") else { return [] }
        let count = list.count
        guard count <= limits.trackers else {
            throw .limit(.value(list.path), "trackers", found: count, allowed: limits.trackers)
        }
        var trackers: [Tracker] = []
        for element in list {
            let tracker = try TrackerReader.read(element, limits: limits)
            guard !trackers.contains(where: { $0.name == tracker.name }) else {
                throw Problem(
                    .value(element.path.appending("name")),
                    "the tracker \(Wording.quoted(tracker.name)) comes twice",
                    advice: "Every tracker has a name of its own."
                )
            }
            trackers.append(tracker)
        }
        return trackers
    }
}
