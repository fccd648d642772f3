import Paging

extension Recording {
    static let codec = RecordObject<Recording>(
        "a recording", "What was recorded while gestures happened to a container: a head, and the steps.",
        from: headCodec.start, headCodec.keys + [stepsKey], check: headCodec.check)

    /// The keys that a recording can have.
    package static let keys = Set(codec.keys.map(\.name))

    /// The form of the first of its JSON lines; each line after it is a step.
    static let headCodec = RecordObject<Recording>(
        "the head of a recording", "What was recorded: the first of the JSON lines, before the steps.",
        from: Recording(container: "", pages: [], steps: []),
        [
            versionKey,
            RecordKey(
                optional: "source", { $0.device == nil ? nil : Source.device },
                { $0.device = $1 == .device ? RecordedDevice() : nil }, .word,
                "Who recorded it: \"model\", as if it is left out, or \"device\"."),
            RecordKey(
                optional: "device", { $0.device?.model.nonempty }, { $0.device?.model = $1 }, .name,
                "The device, such as \"iPhone17,1\"."),
            RecordKey(
                optional: "system", { $0.device?.system.nonempty }, { $0.device?.system = $1 }, .name,
                "Its system, such as \"iOS 26.1\"."),
            RecordKey(optional: "title", \.title, { $0.title = $1 }, .text, "The title that diagrams carry."),
            RecordKey(
                optional: "about", { $0.about.nonempty }, { $0.about = $1 }, .text,
                "What it shows, in a sentence or two."),
            RecordKey(
                required: "container", \.container, { $0.container = $1 }, .text,
                "The container in words, such as \"UIPageViewController, scroll\"."),
            RecordKey(
                optional: "layout", \.layout, { $0.layout = $1 }, Layout.codec.codec,
                "How the container lays out its pages; if it is left out, its words and slots tell."),
            RecordKey(
                optional: "settings", \.settings, { $0.settings = $1 }, RecordedSettings.codec,
                "The settings of the container, as in a trace; if they are left out, its words tell. A device does not "
                    + "know all of its own: its system is in the head."),
            RecordKey(
                optional: "pages", \.pages, { $0.pages = $1 }, .pages,
                "The names of the pages, in the order of the client's list. If they are left out, they are those of the "
                    + "steps, in the order in which they come up."),
            RecordKey(
                optional: "omitted", \.omitted, { $0.omitted = $1 }, OmittedSteps.codec.codec,
                "What is left out before the first step and after the last."),
        ],
        check: { recording, fields throws(Problem) in
            guard recording.device == nil, let key = ["device", "system"].first(where: fields.has) else { return }
            throw Problem(
                .key(fields.path.appending(key)), "\"\(key)\" in a recording of the model",
                advice: "Leave it out, or write \"source\": \"device\".")
        })

    private enum Source: String, CaseIterable { case model, device }

    /// The version, which is checked before anything else.
    static let versionKey = RecordKey<Recording>(
        required: "version", { _ in version }, { _, _ in }, .version(version, of: "recording"),
        "The version of the format, \(version).")

    private static let stepsKey = RecordKey<Recording>(
        name: "steps", isRequired: true,
        schema: ["description": "The steps, in order.", "type": "array", "items": ["$ref": "#/$defs/step"]],
        read: { fields, recording, reading throws(Problem) in
            guard let value = fields.child("steps") else {
                throw fields.missing(
                    "steps", advice: "In JSON lines they come after the head, each in a line of its own.")
            }
            guard let list = value.elements else {
                throw .wrongValue(value.path, "\"steps\"", mustBe: "a list of steps")
            }
            var steps = StepsInFile(after: recording.omitted)
            for element in list { try steps.add(element, &reading) }
            recording.steps = steps.steps
        },
        write: { recording, json in
            json.key("steps")
            json.list(recording.steps) { $0.write(to: &$1) }
        })
}

extension RecordCodec where Value == [String] {
    /// Every page of the recording, each once.
    fileprivate static var pages: RecordCodec {
        list(.name).checked(["uniqueItems": true], atMost: \.pages, "pages") { names, value, _ throws(Problem) in
            try value.refuseTwice("the page", names, advice: "Leave one out.")
        }
    }
}

extension JSONValue {
    /// Refuses a list in which a name is there twice.
    func refuseTwice(_ subject: String, _ names: [String], advice: String) throws(Problem) {
        var seen: Set<String> = []
        for (index, name) in names.enumerated() where !seen.insert(name).inserted {
            throw Problem(
                .value(path.appending(index)), "\(subject) \(Wording.quoted(name)) is there twice", advice: advice)
        }
    }
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}

/// The JSON Schema of recordings, for other programs that write or read them.
///
/// It is made from the declarations that the reader and the writer use. Of JSON lines, the first is described by
/// `#/$defs/head`, and every other by `#/$defs/step`. The schema cannot say that steps are numbered consecutively;
/// ``RecordingFile`` checks it.
package enum RecordingSchema {
    /// The schema as text, draft 2020-12, with a line break at its end.
    package static var text: String {
        JSONTree.schemaFile(
            "A recording of pagetrace", Recording.codec.schema,
            ["$defs": ["head": Recording.headCodec.schema, "step": Step.codec.schema]])
    }
}
