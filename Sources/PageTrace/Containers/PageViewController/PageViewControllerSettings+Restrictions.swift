import Paging

extension PageViewControllerSettings {
    /// What settings of a page view controller and its clients forbid elsewhere in a trace.
    static var restrictions: [SchemaRestriction] {
        let numbering = JSONTree.oneOf(clients.filter(\.numbersControllers).map(\.name))
        let names = NameRule.withoutNumberSchema
        let sides = JSONTree.oneOf(Direction.allCases.map(\.rawValue))
        return [
            SchemaRestriction(
                name: "numberedControllers",
                summary: "With this client a number at the end of a name tells the controllers of one page apart, and "
                    + "its completion blocks set nothing.",
                condition: .has("client", matching: .has("type", matching: numbering)),
                gestures: [
                    "append": names, "prepend": names, "insert": names, "replace": names, "inCompletion": false,
                ],
                trace: ["pages": names, "client": ["properties": ["placeholder": names]]]),
            SchemaRestriction(
                name: "scrollStyle",
                summary: "With this transition style pages have no back, and no spine to be asked for.",
                condition: [
                    "allOf": [
                        isContainer,
                        .has("container", matching: .has("transitionStyle", "scroll", orNone: true), orNone: true),
                    ]
                ],
                gestures: ["doubleSided": false]),
            SchemaRestriction(
                name: "pageCurlStyle",
                summary: "A page curl keeps no neighbors, asks for none in advance, and has no scroll view inside.",
                condition: .has("container", matching: .has("transitionStyle", "pageCurl")),
                gestures: [
                    "preload": false, "isScrollEnabled": false, "randomWalk": .has("skippedPreloads", 0, orNone: true),
                ]),
            SchemaRestriction(
                name: "spineInTheMiddle", summary: "A path names one page at a time, and two are shown here.",
                condition: .has("container", matching: .has("spineLocation", "mid")), trace: ["path": false]),
            SchemaRestriction(
                name: "verticalPages", summary: "No finger moves left or right over pages that lie below each other.",
                condition: .has("container", matching: .has("navigationOrientation", "vertical")),
                gestures: ["swipe": sides, "drag": sides]),
            SchemaRestriction(
                name: "withoutFlag", summary: "This client has no flag to raise or to lower.",
                condition: .has("client", matching: .lacks("busy"), orNone: true),
                gestures: ["do": ["items": .lacks("busy")]]),
            SchemaRestriction(
                name: "withoutWantedPage", summary: "This client keeps no page that it wants.",
                condition: .has("client", matching: .lacks("wants"), orNone: true),
                gestures: ["do": ["items": .lacks("wants")]]),
        ]
    }
}
