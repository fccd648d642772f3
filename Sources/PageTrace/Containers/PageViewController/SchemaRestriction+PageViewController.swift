import Paging

/// What settings of a page view controller and its clients forbid elsewhere in a trace.
extension SchemaRestriction {
    /// Some clients tell the controllers of a page apart by a number.
    static var numberedControllers: SchemaRestriction {
        let clients = PageViewControllerSettings.clients.filter(\.numbersControllers)
        let words = JSONTree.oneOf(clients.map(\.name))
        let names = NameRule.withoutNumberSchema
        return SchemaRestriction(
            name: "numberedControllers",
            summary: "With this client a number at the end of a name tells the controllers of one page apart, and its "
                + "completion blocks set nothing.",
            condition: .has("client", matching: .has("type", matching: words)),
            gestures: ["append": names, "prepend": names, "insert": names, "replace": names, "inCompletion": false],
            trace: ["pages": names, "client": ["properties": ["placeholder": names]]])
    }

    /// Only the pages of a curl have a back.
    static var scrollStyle: SchemaRestriction {
        SchemaRestriction(
            name: "scrollStyle",
            summary: "With this transition style pages have no back, and no spine to be asked for.",
            condition: [
                "allOf": [
                    PageViewControllerSettings.isContainer,
                    .has("container", matching: .has("transitionStyle", "scroll", orNone: true), orNone: true),
                ]
            ],
            gestures: ["doubleSided": false])
    }

    /// A curl asks for nothing in advance.
    static var pageCurlStyle: SchemaRestriction {
        SchemaRestriction(
            name: "pageCurlStyle",
            summary: "A page curl keeps no neighbors, asks for none in advance, and has no scroll view inside.",
            condition: .has("container", matching: .has("transitionStyle", "pageCurl")),
            gestures: [
                "preload": false, "isScrollEnabled": false, "randomWalk": .has("skippedPreloads", 0, orNone: true),
            ])
    }

    /// A finger moves up and down over pages that lie below each other.
    static var verticalPages: SchemaRestriction {
        let sides = JSONTree.oneOf(Direction.allCases.map(\.rawValue))
        return SchemaRestriction(
            name: "verticalPages", summary: "No finger moves left or right over pages that lie below each other.",
            condition: .has("container", matching: .has("navigationOrientation", "vertical")),
            gestures: ["swipe": sides, "drag": sides])
    }

    /// Only an app that has a flag raises and lowers it.
    static var withoutFlag: SchemaRestriction {
        SchemaRestriction(
            name: "withoutFlag", summary: "This client has no flag to raise or to lower.",
            condition: .has("client", matching: .lacks("busy"), orNone: true),
            gestures: ["do": ["items": .lacks("busy")]])
    }

    /// Only an app that keeps the page that it wants can want another.
    static var withoutWantedPage: SchemaRestriction {
        SchemaRestriction(
            name: "withoutWantedPage", summary: "This client keeps no page that it wants.",
            condition: .has("client", matching: .lacks("wants"), orNone: true),
            gestures: ["do": ["items": .lacks("wants")]])
    }

    /// A path names one page at a time.
    static var spineInTheMiddle: SchemaRestriction {
        SchemaRestriction(
            name: "spineInTheMiddle", summary: "A path names one page at a time, and two are shown here.",
            condition: .has("container", matching: .has("spineLocation", "mid")), trace: ["path": false])
    }
}
