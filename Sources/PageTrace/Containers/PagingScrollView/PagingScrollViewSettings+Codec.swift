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
