#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Recording {
    /// The recording as JSON, `"version": 1`, with the keys of each object in alphabetical order.
    ///
    /// Ends with a newline.
    public var json: String {
        encoded(self, pretty: true) + "\n"
    }

    /// The recording as JSON lines: one object with version, title, container, pages and what is left
    /// out, then one object a step.
    public var jsonLines: String {
        headingAsJSONLine + steps.map(\.jsonLine).joined()
    }

    /// The first of the JSON lines, ended by a newline.
    public var headingAsJSONLine: String {
        encoded(RecordingHead(self), pretty: false) + "\n"
    }
}

extension Step {
    /// The step as one line of JSON, ended by a newline.
    public var jsonLine: String {
        encoded(self, pretty: false) + "\n"
    }
}

extension RecordingCoverage {
    /// The coverage as JSON, with the keys of each object in alphabetical order.
    ///
    /// Ends with a newline.
    public var json: String {
        encoded(self, pretty: true) + "\n"
    }
}

/// What a recording says before its steps.
struct RecordingHead: Codable {
    var version = Recording.version
    var title: String
    var about: String?
    var container: String
    var pages: [String]
    var omitted: OmittedSteps?

    init(_ recording: Recording) {
        title = recording.title
        about = recording.about.isEmpty ? nil : recording.about
        container = recording.container
        pages = recording.pages
        omitted = recording.omitted
    }
}

private func encoded(_ value: some Encodable, pretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    // Strings, whole numbers and truth values always have a form in JSON: nothing in a recording can be refused.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self)
}
