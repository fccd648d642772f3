import Paging

extension Recording {
    /// Reads the object that says what was recorded: all of a recording in JSON, the first line of JSON lines.
    init(
        head value: JSONValue, _ codec: RecordObject<Recording>, _ reading: inout RecordReaderState
    ) throws(Problem) {
        let fields = try Fields(value, subject: codec.subject)
        if let key = ["gestures", "path", "client"].first(where: fields.has) {
            throw Problem(
                .key(fields.path.appending(key)), "this is a trace, not a recording",
                advice: "Replay and draw it: pagetrace run.")
        }
        guard !fields.has("number"), !fields.has("callbacks") else {
            throw Problem(
                .value(fields.path), "the head of the recording is missing: this is a step",
                advice: "The first line says what was recorded, such as "
                    + "{\"version\":1,\"container\":\"UIPageViewController, scroll\"}.")
        }
        // A recording in a future format is refused before anything else in it is checked.
        var start = codec.start
        try Self.versionKey.read(fields, &start, &reading)
        try fields.refuseOthers(than: codec.keys.map(\.name))
        reading.isEarlier = !fields.has("layout")
        reading.namesPages = fields.child("pages")?.elements?.contains { _ in true } == true
        self = try codec.read(fields, &reading)
    }

    /// Adds what the head does not say, and the steps do.
    mutating func complete(_ reading: RecordReaderState) {
        if !reading.namesPages { pages = pagesOfSteps }
        if reading.isEarlier { layout = earlierLayout }
    }

    /// The pages that the steps name, in the order of their first mention.
    private var pagesOfSteps: [String] {
        var seen: Set<String> = []
        var pages: [String] = []
        func add(_ names: [String]) { pages += names.filter { seen.insert($0).inserted } }
        for step in steps {
            add(step.gesture.from)
            for callback in step.callbacks {
                for value in callback.arguments.map(\.value) + [callback.answer ?? .nil] { add(value.pages) }
            }
            add(step.gesture.to)
            for held in step.before + step.after { add(held.pages) }
        }
        return pages
    }

    /// Refuses a text that is not JSON, naming its format if that is known.
    static func checkText(_ bytes: [UInt8]) throws(Problem) {
        guard let place = bytes.firstIndex(where: { !JSONScanner.isSpace($0) }) else { return }
        let isText = bytes[place] < 0x80 && bytes[place] > 0x20 && !"{[\"".utf8.contains(bytes[place])
        guard isText else { return }
        throw Problem(
            .offset(place), "this is no recording in JSON or JSON lines",
            advice: "A text log does not say everything that a drawing needs. Write the recording with pagetrace run "
                + "--format json, or jsonl; text logs are for pagetrace explain.")
    }
}
