import PageTrace
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The schema names the same words as the reader. (Whether traces validate against it is checked in `.ci`.)
struct TraceSchemaTests {
    @Test func everyWordOfTheFormatIsInTheSchema() {
        var words = Quirks.named.map(\.name)
        words += Tracker.Callback.allCases.map(\.rawValue) + Tracker.Source.allCases.map(\.rawValue)
        words += InterfaceOrientation.allCases.map(\.rawValue) + SpineLocation.allCases.map(\.rawValue)
        words += ContainerDescription.NavigationOrientation.allCases.map(\.rawValue)
        words += ContainerDescription.LayoutDirection.allCases.map(\.rawValue)
        words += TransitionStyle.allCases.map(\.rawValue) + ContractMode.allCases.map(\.rawValue)
        words += Direction.allCases.map(\.rawValue) + TransitionEnd.allCases.map(\.rawValue)
        words += Preload.allCases.map(\.rawValue) + DataSourceChange.allCases.map(\.rawValue)
        for word in words {
            #expect(TraceSchema.text.contains("\"\(word)\""), "\(word) is missing")
        }
    }

    @Test func theSchemaAllowsTheKeysThatTheReaderAllows() throws {
        let schema = try JSONDecoder().decode(Schema.self, from: Data(TraceSchema.bytes))
        // The reader lists its keys when it meets one that it does not know.
        for (keys, text) in [
            (schema.properties, #"{ "version": 1, "zzzzzz": 1 }"#),
            (schema.definitions["container"]?.properties, #"{ "version": 1, "container": { "zzzzzz": 1 } }"#),
        ] {
            let advice = refusal { try read(text) }?.advice ?? ""
            #expect(Set(try #require(keys).keys) == quoted(in: advice))
        }
    }

    @Test func theSchemaKnowsEveryGestureOfTheReader() throws {
        let schema = try JSONDecoder().decode(Schema.self, from: Data(TraceSchema.bytes))
        let gestures = try #require(schema.definitions["gesture"]?.oneOf)
        let heads = Set(gestures.compactMap { $0.required?.first })
        #expect(quoted(in: refusal { try read(gestures: #"{ "zzzzzz": 1 }"#) }?.advice ?? "") == heads)
    }

    /// The words in quotes in a sentence.
    private func quoted(in sentence: String) -> Set<String> {
        let parts = sentence.split(separator: "\"", omittingEmptySubsequences: false)
        return Set(parts.enumerated().compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) })
    }
}

/// As much of a schema as the tests look at.
private struct Schema: Decodable {
    struct Anything: Decodable {}
    struct Part: Decodable {
        var properties: [String: Anything]?
        var oneOf: [Part]?
        var required: [String]?
    }
    var properties: [String: Anything]?
    var definitions: [String: Part]

    enum CodingKeys: String, CodingKey {
        case properties
        case definitions = "$defs"
    }
}
