import Paging

extension PagingScrollViewSettings {
    static let codec = ObjectCodec<Self>(
        "\"container\"", "A scroll view with paging.", from: Self(),
        [
            Key("axis", \.axis, .word, "The ways in which the content can be scrolled."),
            Key(
                "columns", \.columns, .integer(from: 1),
                "The number of pages in a row, if the content scrolls both ways.",
                only: Condition(
                    "axis", \.axis, is: .both, in: "a scroll view with the axis",
                    because: "Pages are in rows only if the content scrolls both ways.")),
            Key(
                "width", \.size.width, .length, "The width of the view and of each page, in points.",
                isLeftOut: { $0.size == $1.size }),
            Key(
                "height", \.size.height, .length, "The height of the view and of each page, in points.",
                isLeftOut: { $0.size == $1.size }),
            Key("bounces", \.bounces, .boolean, "Whether the content can be dragged beyond its ends and comes back."),
        ])
}

extension Codec where Value == Double {
    /// A length that a view may have, in points.
    static var length: Codec { number(in: 0...Double.largestDistance) }
}

extension ScrollViewClientDescription {
    /// How the pager around a scroll view is written in a trace: the name of a variant, or what differs from the
    /// article's.
    static let codec = ObjectCodec<Self>(
        "\"client\"", "The pager around a scroll view: where it looks for the selected page, and what it tells pages.",
        from: Self(),
        defaults: \.nearestVariant,
        [
            Key(
                "variant", .oneOf(variants), "A pager with a name; the other keys say what differs from it.",
                defaults: { _ in .article }, get: { _, defaults in defaults == .article ? nil : defaults },
                set: { $0 = $1 }),
            Key(
                "selectsIn", \.selectsIn, .words(ScrollViewMethod.allCases.filter { $0 != .viewDidLoad }),
                "The methods in which it looks for the selected page."),
            Key(
                "selection", \.selection, .word,
                "How it computes the page: from the offset, rounded toward zero, or by the largest visible part."),
            Key(
                "filtersRepeats", \.filtersRepeats, .boolean,
                "Whether pages are told only if another page is selected than before."),
            Key("visibility", \.visibility, .word, "Which pages it takes to be visible."),
            Key(
                "remembersVisible", \.remembersVisible, .boolean,
                "Whether it remembers which pages it has told that they appeared."),
            Key("order", \.order, .word, "In which order pages are told."),
        ])

    /// The clients that have a name in a trace; the first is the default.
    private static let variants: [(String, Self)] = [
        ("article", .article), ("withoutFlag", .withoutFlag), ("repaired", .repaired),
    ]

    /// The named client that the fewest keys differ from, the first of several.
    private var nearestVariant: Self {
        func differences(from other: Self) -> Int {
            [
                selectsIn != other.selectsIn, selection != other.selection, filtersRepeats != other.filtersRepeats,
                visibility != other.visibility, remembersVisible != other.remembersVisible, order != other.order,
            ].count { $0 }
        }
        return Self.variants.map(\.1).min { differences(from: $0) < differences(from: $1) } ?? .article
    }
}
