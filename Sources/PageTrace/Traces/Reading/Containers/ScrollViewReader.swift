import Paging

/// Reads a paging scroll view.
enum ScrollViewReader {
    /// The keys that such a container may have.
    static let keys = ["type", "axis", "columns", "width", "height", "bounces"]

    /// The lengths that a view may have, in points.
    static let lengths = 0...Double.largestDistance

    /// Reads the container whose keys have been checked.
    static func read(_ fields: Fields) throws(Problem) -> ScrollViewDescription {
        var container = ScrollViewDescription()
        container.axis = try fields.choice("axis") ?? container.axis
        if let columns: Int = try fields.integer("columns", from: 1) {
            guard container.axis == .both else {
                throw Problem(
                    .key(fields.path.appending("columns")),
                    "\"columns\" in a scroll view with the axis \"\(container.axis.rawValue)\"",
                    advice: "Only pages that lie both ways lie in rows. Leave it out, or write \"axis\": \"both\"."
                )
            }
            container.columns = columns
        }
        container.size.width = try fields.number("width", in: lengths) ?? container.size.width
        container.size.height = try fields.number("height", in: lengths) ?? container.size.height
        container.bounces = try fields.boolean("bounces") ?? container.bounces
        return container
    }
}
