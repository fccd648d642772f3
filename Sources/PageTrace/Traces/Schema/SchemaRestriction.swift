import Paging

/// What a setting of a container or a client forbids elsewhere in a trace.
struct SchemaRestriction {
    private let name: String
    private let summary: String
    /// The schema of a trace that has the setting.
    private let condition: JSONTree
    /// The restrictions on keys of gestures.
    private var gestures: JSONTree = [:]
    /// The restrictions on keys of the trace.
    private var trace: JSONTree = [:]

    /// The restriction as a schema of traces.
    var rule: JSONTree {
        let items: JSONTree? = gestures.isEmpty ? nil : ["gestures": ["items": reference]]
        return ["if": condition, "then": ["properties": .joined(trace, items)]]
    }

    /// The schema of a gesture, including those in a repetition; nil if every gesture is allowed.
    var definition: JSONTree.Member? {
        gestures.isEmpty
            ? nil
            : (
                name,
                [
                    "description": .string(summary),
                    "properties": gestures.adding(["gestures": ["items": reference]]),
                ]
            )
    }

    private var reference: JSONTree { ["$ref": .string("#/$defs/\(name)")] }
}

extension SchemaRestriction {
    /// Every restriction.
    static var all: [SchemaRestriction] {
        [numberedControllers, scroll, pageCurl, spineInTheMiddle, bothAxes] + RootStrategy.allCases.compactMap(mistakes)
    }

    private static var numberedControllers: SchemaRestriction {
        let clients = ClientKind.allCases.filter(\.numbersControllers)
        let words: JSONTree = ["enum": .list(clients.map { .string($0.rawValue) })]
        let names = NameRule.withoutNumberSchema
        return SchemaRestriction(
            name: "numberedControllers",
            summary: "With this client a number at the end of a name tells the controllers of one page apart, and its "
                + "completion blocks set nothing.",
            condition: .has("client", matching: .has("type", matching: words)),
            gestures: [
                "append": names, "prepend": names, "insert": names, "replace": names, "inCompletion": false,
            ],
            trace: ["pages": names, "client": ["properties": ["placeholder": names]]])
    }

    private static var scroll: SchemaRestriction {
        SchemaRestriction(
            name: "scrollStyle",
            summary: "With this transition style pages have no back, and no spine to be asked for.",
            condition: [
                "allOf": [
                    ContainerKind.pageViewController.isContainer,
                    .has("container", matching: .has("transitionStyle", "scroll", orNone: true), orNone: true),
                ]
            ],
            gestures: ["doubleSided": false])
    }

    private static var pageCurl: SchemaRestriction {
        SchemaRestriction(
            name: "pageCurlStyle", summary: "A page curl keeps no neighbors and asks for none in advance.",
            condition: .has("container", matching: .has("transitionStyle", "pageCurl")),
            gestures: ["preload": false, "randomWalk": .has("skippedPreloads", 0, orNone: true)])
    }

    private static var spineInTheMiddle: SchemaRestriction {
        SchemaRestriction(
            name: "spineInTheMiddle", summary: "A path names one page at a time, and two are shown here.",
            condition: .has("container", matching: .has("spineLocation", "mid")), trace: ["path": false])
    }

    private static var bothAxes: SchemaRestriction {
        let point: JSONTree = ["type": "array"]
        return SchemaRestriction(
            name: "bothAxes", summary: "If the content scrolls both ways, a point is a list of two numbers.",
            condition: .has("container", matching: .has("axis", "both")),
            gestures: ["move": point, "velocity": point, "setOffset": point])
    }

    private static func mistakes(of strategy: RootStrategy) -> SchemaRestriction? {
        let words = strategy.mistakes.map { JSONTree.string($0.rawValue) }
        guard words.count < RootMistake.allCases.count else { return nil }
        let isUsual = strategy == RootContainerSettings().strategy
        return SchemaRestriction(
            name: strategy.rawValue, summary: "Each mistake belongs to strategies that make the calls in question.",
            condition: [
                "allOf": [
                    ContainerKind.rootContainer.isContainer,
                    .has("container", matching: .has("strategy", .string(strategy.rawValue), orNone: isUsual)),
                ]
            ],
            trace: ["client": ["properties": ["mistakes": ["items": ["enum": .list(words)]]]]])
    }
}
