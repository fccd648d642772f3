import PageTrace
import Testing

/// The schema names the words of the format, each where it belongs.
struct TraceSchemaTests {
    private let schema: JSON

    init() throws {
        schema = try JSON(TraceSchema.text)
    }

    /// Each word at its own place: `scroll` is a transition style, and also the start of the name of a callback.
    @Test(arguments: [
        ("pageViewController", "transitionStyle", TransitionStyle.allCases.map(\.rawValue)),
        (
            "pageViewController", "navigationOrientation",
            PageViewControllerSettings.NavigationOrientation.allCases.map(\.rawValue)
        ),
        (
            "pageViewController", "layoutDirection",
            PageViewControllerSettings.LayoutDirection.allCases.map(\.rawValue)
        ),
        ("pageViewController", "spineLocation", SpineLocation.allCases.map(\.rawValue)),
        ("pageViewController", "quirks", Quirk.allCases.map(\.rawValue)),
        ("pageViewController", "contract", ContractMode.allCases.map(\.rawValue)),
        ("scrollView", "axis", ScrollAxis.allCases.map(\.rawValue)),
        ("rootContainer", "strategy", RootStrategy.allCases.map(\.rawValue)),
        ("rootContainer", "stacking", RootStacking.allCases.map(\.rawValue)),
        ("questionnaireClient", "variant", ArticleVariant.allCases.map(\.rawValue)),
        ("playlistClient", "variant", ArticleVariant.allCases.map(\.rawValue)),
        (
            "pagerClient", "selectsIn",
            ScrollViewMethod.allCases.filter { $0 != .viewDidLoad }.map(\.rawValue)
        ),
        ("pagerClient", "selection", ScrollViewClientDescription.Selection.allCases.map(\.rawValue)),
        ("pagerClient", "visibility", ScrollViewClientDescription.Visibility.allCases.map(\.rawValue)),
        ("pagerClient", "order", ScrollViewClientDescription.Order.allCases.map(\.rawValue)),
        ("rootClient", "mistakes", RootMistake.allCases.map(\.rawValue)),
    ])
    func `Every word of the format is in the schema`(definition: String, key: String, words: [String]) throws {
        let part = try #require(schema["$defs"]?[definition]?["properties"]?[key])
        #expect((part["enum"] ?? part["items"]?["enum"])?.elements.compactMap(\.string) == words)
    }

    @Test(arguments: [
        ("pageViewController", "set", "direction", Direction.allCases.map(\.rawValue)),
        ("pageViewController", "swipe", "swipe", Direction.allCases.map(\.rawValue) + ["left", "right"]),
        ("pageViewController", "swipe", "ends", TransitionEnd.allCases.map(\.rawValue)),
        ("pageViewController", "swipe", "preload", Preload.allCases.map(\.rawValue)),
        ("pageViewController", "dataSource", "dataSource", DataSourceChange.allCases.map(\.rawValue)),
        ("pageViewController", "orientation", "orientation", InterfaceOrientation.allCases.map(\.rawValue)),
        ("rootContainer", "orientation", "orientation", InterfaceOrientation.allCases.map(\.rawValue)),
    ])
    func `Every word of a gesture is in the schema`(container: String, gesture: String, key: String, words: [String])
        throws
    {
        let gestures = try #require(schema["$defs"]?["\(container)Gesture"]?["oneOf"]).elements
        let part = gestures.first { $0["required"]?.elements.first == .string(gesture) }?["properties"]?[key]
        #expect(part?["enum"]?.elements.compactMap(\.string) == words)
    }

    @Test func `Every key says what it means`() {
        func check(_ schema: JSON, _ path: String) {
            for (key, part) in schema["properties"]?.members ?? [:] where part != .boolean(false) {
                let saysAll = part["const"] == .boolean(true)
                #expect(part["description"] != nil || saysAll, "\(path)/\(key)")
                check(part, path + "/" + key)
            }
            for part in schema["oneOf"]?.elements ?? [] { check(part, path) }
        }
        check(schema, "")
        // Restrictions of one setting describe nothing anew.
        for (name, part) in schema["$defs"]?.members ?? [:] where part["type"] != nil || part["oneOf"] != nil {
            check(part, name)
        }
    }

    @Test(arguments: [
        #"{ "version": 1, "pages": ["A", "A #2"], "client": { "type": "playlist" }, "path": "1" }"#,
        #"{ "version": 1, "pages": 1, "client": { "type": "questionnaire" }, "gestures": [{ "append": "A #2" }] }"#,
        #"{ "version": 1, "pages": 1, "gestures": [{ "set": 1, "completion": false, "inCompletion": { "set": 1 } }] }"#,
        #"{ "version": 1, "pages": 1, "gestures": [{ "repeat": 2, "gestures": [{ "doubleSided": true }] }] }"#,
        #"{ "version": 1, "pages": 1, "gestures": [{ "remove": ["A", "A"] }] }"#,
        #"{ "version": 1, "pages": 1, "container": { "type": "scrollView", "axis": "both" }, "gestures": [{ "move": 1 }] }"#,
    ])
    func `The schema refuses what the reader refuses`(text: String) throws {
        #expect(try !SchemaValidator(schema: schema).accepts(JSON(text)))
        #expect(throws: TraceError.self) { try read(text) }
    }

    @Test func `A name is measured in scalars`() throws {
        // One character for a reader, a thousand for a disk.
        for (circles, fits) in [(999, true), (1_000, false)] {
            let name = "a" + String(repeating: "\u{20DD}", count: circles)
            let text = #"{ "version": 1, "pages": ["\#(name)"], "path": "1" }"#
            #expect(((try? read(text)) != nil) == fits)
            #expect(try SchemaValidator(schema: schema).accepts(JSON(text)) == fits)
        }
    }
}
