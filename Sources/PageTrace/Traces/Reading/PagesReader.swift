/// Reads the list of pages of a trace.
enum PagesReader {
    /// Reads the names of the pages, none for a root container.
    static func read(
        _ fields: Fields, of container: ContainerKind, limits: TraceLimits
    ) throws(Problem) -> [String] {
        let path: JSONPath = [.key("pages")]
        guard container != .rootContainer else {
            guard fields.has("pages") else { return [] }
            throw Problem(
                .key(path),
                "\"pages\" for a root container",
                advice: "Its screens have names of their own: Splash, Login, Main, and those that deep links lead to. "
                    + "Leave it out."
            )
        }
        let advice = "Add the names of the pages, such as \"pages\": [\"First\", \"Second\"], or their number."
        let expected = "a list of names, or the number of pages"
        let value = try fields.required(fields.child("pages"), "pages", in: "a trace", advice: advice)
        var names: [String] = []
        if let list = value.elements {
            let count = list.count
            guard count <= limits.pages else {
                throw .limit(.value(path), "pages", found: count, allowed: limits.pages)
            }
            for element in list {
                guard let name = element.string else {
                    throw .wrongValue(element.path, "each element of \"pages\"", mustBe: "a string")
                }
                names.append(name)
            }
        } else if let number = value.integer(Int.self), number >= 0 {
            guard number <= limits.pages else {
                throw .limit(.value(path), "pages", found: number, allowed: limits.pages)
            }
            names = Trace.numberedPages(number)
        } else {
            throw .wrongValue(path, "\"pages\"", mustBe: expected)
        }
        guard !names.isEmpty else {
            throw Problem(.value(path), "there are no pages", advice: "There must be at least one.")
        }
        return names
    }
}
