import Paging

extension ClientDescription {
    /// How a client over the list of pages stands in a trace.
    static let form = ObjectForm<Self>(
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
            Key(
                "answersBefore", \.answersBefore, .boolean,
                "Whether the data source answers viewControllerBefore."),
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
                "observes", \.observes, .words([CallbackRole.appearance, .containment]),
                "What the recording contains beside the callbacks of data source, delegate, completion and indicator."),
            Key("trackers", \.trackers, .trackers, "Named variables of the client."),
        ])

    private static let spines = ObjectForm<[InterfaceOrientation: SpineLocation]>(
        "\"spineLocations\"",
        "What the delegate answers to spineLocationFor; an orientation that is missing is not answered.", from: [:],
        InterfaceOrientation.allCases.map { orientation in
            Key(
                optional: orientation.rawValue, \.[orientation], .oneOf([("min", .min), ("mid", .mid), ("max", .max)]),
                "The answer for this orientation.")
        })
}

extension Form where Value == String {
    /// The name of a page that is shown although it is not in the list, and is taken in there.
    static var placeholder: Form {
        name("the placeholder's name", "the name of a page").checked { name, value, reading throws(Problem) in
            try reading.pages.checkNumber(name, at: .value(value.path))
            try reading.pages.setPlaceholder(name, at: .value(value.path))
        }
    }
}
