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
        words += ScrollViewDescription.Axis.allCases.map(\.rawValue)
        words += ScrollViewMethod.allCases.filter { $0 != .viewDidLoad }.map(\.rawValue)
        words += ScrollViewClientDescription.Selection.allCases.map(\.rawValue)
        words += ScrollViewClientDescription.Visibility.allCases.map(\.rawValue)
        words += ScrollViewClientDescription.Order.allCases.map(\.rawValue)
        words += RootStrategy.allCases.map(\.rawValue) + RootStacking.allCases.map(\.rawValue)
        words += RootAnimation.allCases.map(\.rawValue) + RootMistake.allCases.map(\.rawValue)
        for word in words {
            #expect(TraceSchema.text.contains("\"\(word)\""), "\(word) is missing")
        }
    }

    @Test func theSchemaAllowsTheKeysThatTheReaderAllows() throws {
        let schema = try JSONDecoder().decode(Schema.self, from: Data(TraceSchema.bytes))
        func container(_ type: String) -> String {
            #"{ "version": 1, "container": { "type": "\#(type)", "zzzzzz": 1 } }"#
        }
        func client(_ container: String, _ type: String) -> String {
            let pages = container == "rootContainer" ? "" : #""pages": 1, "#
            return #"{ "version": 1, \#(pages)"container": { "type": "\#(container)" }, "#
                + #""client": { "type": "\#(type)", "zzzzzz": 1 } }"#
        }
        // The reader lists its keys when it meets one that it does not know.
        for (name, text) in [
            ("", #"{ "version": 1, "zzzzzz": 1 }"#),
            ("container", container("pageViewController")), ("scrollView", container("scrollView")),
            ("rootContainer", container("rootContainer")),
            ("client", client("pageViewController", "pages")), ("pagerClient", client("scrollView", "pager")),
            ("rootClient", client("rootContainer", "root")),
        ] {
            let properties = name.isEmpty ? schema.properties : schema.definitions[name]?.properties
            let advice = refusal { try read(text) }?.advice ?? ""
            #expect(Set(try #require(properties).keys) == quoted(in: advice), "\(name)")
        }
    }

    @Test func theSchemaKnowsEveryGestureOfTheReader() throws {
        let schema = try JSONDecoder().decode(Schema.self, from: Data(TraceSchema.bytes))
        let unknown = #"{ "zzzzzz": 1 }"#
        for (name, error) in [
            ("gesture", refusal { try read(gestures: unknown) }),
            ("scrollGesture", refusal { try read(scroll: unknown) }),
            ("rootGesture", refusal { try read(root: unknown) }),
        ] {
            let heads = try #require(schema.definitions[name]?.oneOf).compactMap { $0.required?.first }
            #expect(quoted(in: error?.advice ?? "") == Set(heads), "\(name)")
        }
    }

    @Test func theSchemaKnowsTheOtherKeysOfEveryGesture() throws {
        let schema = try JSONDecoder().decode(Schema.self, from: Data(TraceSchema.bytes))
        func options(_ name: String, _ read: (String) throws -> Void) throws {
            for gesture in try #require(schema.definitions[name]?.oneOf) {
                let head = try #require(gesture.required?.first)
                let advice = refusal { try read(#"{ "\#(head)": true, "zzzzzz": 1 }"#) }?.advice ?? ""
                let keys = try #require(gesture.properties).keys.filter { $0 != head }
                #expect(quoted(in: advice) == Set(keys), "\(head)")
            }
        }
        try options("gesture") { _ = try PageTraceTests.read(gestures: $0) }
        try options("scrollGesture") { _ = try PageTraceTests.read(scroll: $0) }
        try options("rootGesture") { _ = try PageTraceTests.read(root: $0) }
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
