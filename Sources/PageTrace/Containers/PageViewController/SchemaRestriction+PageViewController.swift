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
            name: "pageCurlStyle", summary: "A page curl keeps no neighbors and asks for none in advance.",
            condition: .has("container", matching: .has("transitionStyle", "pageCurl")),
            gestures: ["preload": false, "randomWalk": .has("skippedPreloads", 0, orNone: true)])
    }

    /// A path names one page at a time.
    static var spineInTheMiddle: SchemaRestriction {
        SchemaRestriction(
            name: "spineInTheMiddle", summary: "A path names one page at a time, and two are shown here.",
            condition: .has("container", matching: .has("spineLocation", "mid")), trace: ["path": false])
    }
}
