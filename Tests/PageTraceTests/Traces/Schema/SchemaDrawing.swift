/// Values that follow from a schema and a seed: most of them are right, the others nearly.
struct SchemaDrawing {
    let validator: SchemaValidator
    private var state: UInt64

    /// Creates a drawing; the same seed draws the same values.
    init(_ validator: SchemaValidator, seed: UInt64) {
        self.validator = validator
        state = (seed &* 0x9E37_79B9_7F4A_7C15) | 1
    }

    /// A number below a bound.
    mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func one<Element>(of elements: some Collection<Element>) -> Element {
        elements[elements.index(elements.startIndex, offsetBy: number(below: elements.count))]
    }

    /// A trace of one kind of container, with gestures that come before those that are drawn.
    mutating func trace() throws -> JSON {
        let schema = validator.schema
        // The first rule is about the keys of the trace alone; each of the next three is about a kind of container.
        let kind = number(below: 3)
        let rule = schema["allOf"]?.elements[kind + 1]["then"]?["properties"]?.members ?? [:]
        let properties = (schema["properties"]?.members ?? [:]).merging(rule) { base, special in
            special["$ref"] != nil || special["anyOf"] != nil || special == .boolean(false)
                ? special : .object(base.members.merging(special.members) { $1 })
        }
        var trace = try object(properties, required: ["version", "container", "pages"], often: 2)
        let off = #"{"set": 1}, {"container": "disappears"}"#
        let openings = [
            ["", #"{"set": 1}"#, #"{"set": 1}, {"drag": "forward"}"#, #"{"set": 1}, {"swipe": "forward"}"#, off],
            ["", #"{"drag": true}"#],
            ["", #"{"launch": true}"#, #"{"launch": true}, {"logIn": true, "ends": "inFlight"}"#],
        ]
        let isPath = kind == 0 && number(below: 12) == 0
        trace[isPath ? "gestures" : "path"] = nil
        // A task is often about a variable that the app does not have.
        if number(below: 8) > 0 { trace["tasks"] = nil }
        // Actions name pages and trackers, which few drawings happen to have.
        if kind == 0, number(below: 8) == 0 {
            let action = validator.schema["$defs"]?["pagesClient"]?["properties"]?["actions"]?["items"]
            trace["pages"] = .list([.string("A"), .string("B")])
            let tracker = #"[{"name": "A", "updatedIn": "didFinishAnimating", "takes": "shown"}]"#
            var members = try value(action ?? .boolean(true)).members
            // Half of them as plain as can be, so that every callback is among those that are right.
            if number(below: 2) == 0 { members = ["set": .number(1)] }
            members["if"] = nil
            members["in"] = one(of: action?["properties"]?["in"]?["enum"]?.elements ?? [.null])
            // Each condition belongs to one callback.
            if number(below: 2) == 0,
                let rule = action?["allOf"]?.elements.lazy.compactMap({ $0["allOf"]?.elements }).last
            {
                let pair = self.one(of: rule)
                members["if"] = pair["if"]?["properties"]?["if"]?["const"]
                members["in"] = pair["then"]?["properties"]?["in"]?["const"]
            }
            trace["client"] = .object([
                "type": .string("pages"), "trackers": try JSON(tracker), "answersFrom": .string("A"),
                "actions": .list([.object(members)]),
            ])
        }
        // A function of the app updates a tracker that few drawings happen to have.
        if kind == 0, number(below: 50) == 0 {
            let tracker = #"{"name": "A", "updatedIn": "didFinishAnimating", "takes": "shown"}"#
            trace["client"] = .object(["type": .string("pages"), "trackers": .list([try JSON(tracker)])])
            trace["gestures"] = try JSON(#"[{"act": "A", "do": [{"set": 1}, {"update": "A"}]}]"#)
        }
        // A text belongs to a tracker that holds one, an answer to one that the data source updates.
        if kind == 0, number(below: 50) == 0 {
            let tracker = one(of: [
                #"{"name": "A", "updatedIn": "didFinishAnimating", "takes": "shown", "holds": "text", "text": "{page}"}"#,
                #"{"name": "A", "updatedIn": "viewControllerAfter", "takes": "answer"}"#,
            ])
            trace["client"] = .object(["type": .string("pages"), "trackers": .list([try JSON(tracker)])])
        }
        if isPath { trace["path"] = .string(one(of: ["1", "1→2", "1->2~->(3)", ""])) }
        if let gestures = trace["gestures"]?.elements {
            trace["gestures"] = .list(try JSON("[\(one(of: openings[kind]))]").elements + gestures.prefix(2))
        }
        return .object(trace)
    }

    /// A value of a schema; what its parts have to do with each other is mostly right.
    mutating func value(_ schema: JSON) throws -> JSON {
        if let reference = schema["$ref"]?.string { return try value(validator.definition(reference)) }
        if let word = schema["const"] { return word }
        if let words = schema["enum"]?.elements { return one(of: words) }
        if let schemas = schema["oneOf"]?.elements ?? schema["anyOf"]?.elements { return try value(one(of: schemas)) }
        switch schema["type"]?.string {
        case "boolean": return .boolean(number(below: 2) == 0)
        case "integer": return .number(one(of: [1, 1, 1, 1, 2, 2, 3, 4, 0, 9e18]))
        case "number": return .number(one(of: [0, 0.5, 1, 0.25, -0.25, 2, 1e9]))
        case "string":
            let names = ["A", "B", "A", "B", "A", "C", "D", "E", "A #2", "A 2", "", "Splash", "\u{7}", "#2", "é"]
            return .string((schema["pattern"]?.string?.hasPrefix("^wrong") == true ? "wrong " : "") + one(of: names))
        case "array":
            let items = schema["items"] ?? .boolean(true)
            // Elements with rules between their keys are rarely right all of them.
            let count = items["allOf"] == nil ? one(of: [1, 1, 2, 2, 3, 0]) : 1
            return .list(try (0..<count).map { _ in try value(items) })
        default:
            let required = schema["required"]?.elements.compactMap(\.string) ?? []
            var value = JSON.object([:])
            for _ in 0..<12 {
                value = .object(try object(schema["properties"]?.members ?? [:], required: required, often: 2))
                if try validator.accepts(value, schema) { break }
            }
            return value
        }
    }

    private mutating func object(
        _ properties: [String: JSON], required: [String], often: Int
    ) throws -> [String: JSON] {
        var members: [String: JSON] = [:]
        for (key, schema) in properties.sorted(by: { $0.key < $1.key }) where schema != .boolean(false) {
            guard required.contains(key) || key == "gestures" || number(below: often) == 0 else { continue }
            members[key] = try value(schema)
        }
        return members
    }

    /// The value with one thing in it changed.
    mutating func changed(_ value: JSON) -> JSON {
        switch value {
        case .object(var members) where number(below: 4) > 0 && !members.isEmpty:
            let key = one(of: members.keys.sorted())
            switch number(below: 8) {
            case 0: members[key] = nil
            case 1: members[one(of: Self.keys)] = members[key]
            default: members[key] = changed(members[key] ?? .null)
            }
            return .object(members)
        case .list(var elements) where number(below: 4) > 0 && !elements.isEmpty:
            let index = number(below: elements.count)
            switch number(below: 8) {
            case 0: elements.remove(at: index)
            case 1: elements.append(elements[index])
            default: elements[index] = changed(elements[index])
            }
            return .list(elements)
        default: return one(of: Self.values)
        }
    }

    private static let keys = [
        "type", "set", "ends", "animated", "preload", "axis", "columns", "stacking", "at", "completion", "inCompletion",
        "repeat", "gestures", "pages", "path", "placeholder", "doubleSided", "skippedPreloads", "unknown",
    ]
    private static let values: [JSON] = [
        .null, .boolean(true), .boolean(false), .number(0), .number(1), .number(-1), .number(1.5), .number(1e30),
        .string("A"), .string("forward"), .string("inFlight"), .string("none"), .string("mid"), .string("pageCurl"),
        .string("A #2"), .list([]), .list([.number(1), .number(1)]), .list([.string("A"), .string("B")]), .object([:]),
    ]
}
