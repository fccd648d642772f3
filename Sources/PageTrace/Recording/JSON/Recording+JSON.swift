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

    /// The recording as JSON lines: one object with version, title, container and pages, then one object a step.
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

    init(_ recording: Recording) {
        title = recording.title
        about = recording.about.isEmpty ? nil : recording.about
        container = recording.container
        pages = recording.pages
    }
}

private func encoded(_ value: some Encodable, pretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    // Strings, whole numbers and truth values always have a form in JSON: nothing in a recording can be refused.
    let data = (try? encoder.encode(value)) ?? Data()
    return escapingInvisible(String(decoding: data, as: UTF8.self))
}

/// The text with escapes in place of what a terminal obeys, or what turns a line around or ends it.
///
/// JSON allows them as they are, and the encoder escapes only those below U+0020; they occur in strings alone.
private func escapingInvisible(_ json: String) -> String {
    // Each of them is or begins with one of these bytes; most recordings have none.
    let isSuspect = json.utf8.contains { [0x7F, 0xC2, 0xD8, 0xE2, 0xEF].contains($0) }
    guard isSuspect else { return json }
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
        if scalar != "\n", Wording.isInvisible(scalar) {
            result.append(contentsOf: JSONWriting.escape(scalar).unicodeScalars)
        } else {
            result.append(scalar)
        }
    }
    return String(result)
}
