import Paging

/// Reads the detail screen that follows a list.
enum PlaylistClientReader {
    /// The keys that such a client may have.
    static let keys = ["type", "variant", "placeholder", "keepsNearerThan"]

    /// Reads the client whose keys have been checked, and takes its placeholder into the list.
    static func read(
        _ fields: Fields, pages: inout NamedPages, limits: TraceLimits
    ) throws(Problem) -> PlaylistDescription {
        let usual = PlaylistDescription()
        let placeholder = try fields.string("placeholder", be: "the name of a page")
        if let placeholder {
            let place = Problem.Place.value(fields.path.appending("placeholder"))
            try NameRule.check(placeholder, "the placeholder's name", at: place, limits: limits)
            try pages.checkNumber(placeholder, at: place)
            try pages.setPlaceholder(placeholder, at: place)
        }
        let distance: Int? = try fields.integer("keepsNearerThan", from: 1)
        return PlaylistDescription(
            variant: try fields.choice("variant") ?? usual.variant, placeholder: placeholder,
            keepsNearerThan: distance ?? usual.keepsNearerThan)
    }
}
