import Paging

extension ClientDescription {
    static let codec = ObjectCodec<Self>(
        "\"client\"",
        """
        The app's code around a page view controller: a data source over the list of pages, a delegate, and the state \
        that it keeps.
        """,
        from: Self(),
        [
            Key(
                "loops", \.loops, .boolean,
                "Whether the page after the last is the first, and the page before the first the last."),
            Key("answersBefore", \.answersBefore, .boolean, "Whether the data source answers viewControllerBefore."),
            Key("answersAfter", \.answersAfter, .boolean, "Whether the data source answers viewControllerAfter."),
            Key(
                "pageIndicator", \.hasPageIndicator, .boolean,
                "Whether the client has both methods of the page indicator."),
            Key(
                optional: "placeholder", \.placeholder, .placeholder,
                """
                The page that fills the right side after an odd last page; its name is not one of the list. (Page \
                curl, spine in the middle.)
                """),
            Key("spineLocations", \.spineLocations, .object(spines)),
            Key(
                "observes", \.observes, .words([CallbackRole.appearance, .containment, .progress]),
                "What the recording contains beside the callbacks of data source, delegate, completion and indicator."),
            Key(
                "trackers", \.trackers,
                .trackers.checked { trackers, _, reading throws(Problem) in reading.trackers = trackers },
                "Named variables of the client."),
            Key(
                "actions", \.actions, .list(of: "actions", ClientAction.codec),
                "What the client does inside callbacks."),
            Key(
                optional: "answersFrom", \.answersFrom, .name("a tracker's name", "the name of a tracker"),
                """
                The tracker that names the page whose neighbors the data source answers, in place of its argument: a \
                common mistake.
                """),
            Key(
                "makesFreshPages", \.makesFreshPages, .boolean,
                """
                Whether the data source makes a fresh page for each question, and keeps none: two of one name are two \
                pages.
                """),
            Key(
                "findsPagesBy", \.findsPagesByIdentity, .oneOf([("name", false), ("identity", true)]),
                """
                What the data source looks up in its list: the name of the page that it is asked about, or the page \
                itself, which it does not find if it has made it afresh.
                """),
            Key(
                "unknownPage", \.trapsAtUnknownPages, .oneOf([("nil", false), ("traps", true)]),
                "What the data source does when it is asked about a page that is not in the list."),
            Key(
                optional: "busy", \.busy,
                .object(busyFlag).checked { _, _, reading throws(Problem) in reading.hasBusyFlag = true },
                "A flag with which the app keeps itself from paging while a transition runs."),
            Key(
                optional: "wants", \.wants,
                .object(wantedPage).checked { _, _, reading throws(Problem) in reading.wantsPage = true },
                """
                The page that the app keeps as state, as wrappers in SwiftUI and React Native do: its sets change it, and \
                swipes whose end is reported.
                """),
            Key(
                "watchdog", \.hasWatchdog, .boolean,
                "Whether the app looks after some time, when nothing moves, and lowers its flag: { \"after\": \"watchdog\" }."
            ),
        ],
        constraints: [trackersThatAreThere, identity, steps, watchdogHasWork, watchdogIsThere, indicatorIsThere])

    private static let busyFlag = ObjectCodec<BusyFlag>(
        "\"busy\"", "While the flag stands, the app's own sets are ignored.", from: BusyFlag(),
        [
            Key(required: "from", \.start, .word, "What raises the flag."),
            Key(required: "until", \.end, .word, "What lowers it."),
        ])

    private static let wantedPage = ObjectCodec<WantedPage>(
        "\"wants\"", "What the app does about the page that it wants.", from: WantedPage(),
        [
            Key(
                "setAgainIn", \.checks, .words(WantedPage.Check.allCases),
                "When the app compares the wanted page with the shown one, and sets it again if they differ.")
        ])

    /// A watchdog has something to do: a flag to lower, or a page to set again.
    private static let watchdogHasWork = Constraint<Self>(
        ["if": .has("watchdog", true), "then": ["anyOf": [["required": ["busy"]], ["required": ["wants"]]]]]
    ) { client, fields, _ throws(Problem) in
        guard client.hasWatchdog, client.busy == nil, client.wants == nil else { return }
        throw Problem(
            .key(fields.path.appending("watchdog")), "a watchdog of a client that waits for nothing",
            advice: "Add \"busy\" or \"wants\", or leave it out.")
    }

    /// What the watchdog is to do needs one.
    private static let watchdogIsThere = Constraint<Self>(
        [
            "if": .has("wants", matching: .has("setAgainIn", matching: ["contains": ["const": "watchdog"]])),
            "then": .has("watchdog", true),
        ]
    ) { client, fields, _ throws(Problem) in
        guard client.wants?.checks.contains(.watchdog) == true, !client.hasWatchdog else { return }
        throw Problem(
            .value(fields.path.appending("wants").appending("setAgainIn")), "there is no watchdog",
            advice: "Add \"watchdog\": true to the client.")
    }

    /// UIKit asks for the page indicator only if both of its methods are there.
    private static let indicatorIsThere = Constraint<Self>(
        [
            "if": .has("actions", matching: ["contains": .has("in", matching: .oneOf(indicatorMoments.map(\.name)))]),
            "then": .has("pageIndicator", true),
        ]
    ) { client, fields, _ throws(Problem) in
        guard !client.hasPageIndicator,
            let place = client.actions.firstIndex(where: { indicatorMoments.contains($0.moment) })
        else { return }
        throw Problem(
            .value(fields.path.appending("actions").appending(place).appending("in")),
            "an action in \"\(client.actions[place].moment.name)\" of a client without a page indicator: it would never come",
            advice: "Add \"pageIndicator\": true to the client, or act in another callback.")
    }

    private static let indicatorMoments = ActionMoment.moments.filter { $0.role == .indicator }

    /// Looking a page up by identity makes a difference only with fresh pages.
    private static let identity = Constraint<Self>(
        ["if": .has("findsPagesBy", "identity"), "then": .has("makesFreshPages", true)]
    ) { client, fields, _ throws(Problem) in
        guard client.findsPagesByIdentity, !client.makesFreshPages else { return }
        throw Problem(
            .key(fields.path.appending("findsPagesBy")), "a look-up by identity in a data source that keeps its pages",
            advice: "There a name is a page. Add \"makesFreshPages\": true, or leave it out.")
    }

    /// A variable that goes on by one page holds a page of the list, and no fresh one.
    private static let steps = Constraint<Self>(
        [
            "if": .has("makesFreshPages", true),
            "then": .has(
                "trackers",
                matching: [
                    "items": [
                        "if": .has("takes", "direction"), "then": .has("holds", matching: ["not": ["const": "page"]]),
                    ]
                ], orNone: true),
        ]
    ) { client, fields, _ throws(Problem) in
        guard client.makesFreshPages,
            let place = client.trackers.firstIndex(where: { $0.takes == .direction && $0.holds == .page })
        else { return }
        throw Problem(
            .value(fields.path.appending("trackers").appending(place).appending("takes")),
            "a page that takes a direction, beside a data source that makes fresh pages",
            advice: "Which of the fresh pages it means nobody knows. Write \"holds\": \"index\", or take a page.")
    }

    /// A key that names a tracker needs one with that name. (The schema cannot say it.)
    private static let trackersThatAreThere = Constraint<Self>([:]) { client, fields, _ throws(Problem) in
        if let name = client.answersFrom {
            try client.trackers.check(name, at: fields.path.appending("answersFrom"), namesPage: true)
        }
        for (index, action) in client.actions.enumerated() {
            guard case .tracker(let name) = action.target else { continue }
            try client.trackers.check(
                name, at: fields.path.appending("actions").appending(index).appending("setTracker"), namesPage: true)
        }
    }

    private static let spines = ObjectCodec<[InterfaceOrientation: SpineLocation]>(
        "\"spineLocations\"",
        "What the delegate answers to spineLocationFor; an orientation that is missing is not answered.", from: [:],
        InterfaceOrientation.allCases.map { orientation in
            Key(
                optional: orientation.rawValue, \.[orientation], .oneOf([("min", .min), ("mid", .mid), ("max", .max)]),
                "The answer for this orientation.")
        })
}

extension Codec where Value == String {
    /// The name of a page that is shown although it is not in the list; from here on, it is known.
    static var placeholder: Codec {
        name("the placeholder's name", "the name of a page").checked { name, value, reading throws(Problem) in
            try reading.pages.checkNumber(name, at: .value(value.path))
            try reading.pages.setPlaceholder(name, at: .value(value.path))
        }
    }
}
