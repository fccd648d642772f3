import Paging

/// Reads the pager around a scroll view.
enum PagerClientReader {
    /// The keys that such a client may have.
    static let keys = [
        "type", "variant", "selectsIn", "selection", "filtersRepeats", "visibility", "remembersVisible", "order",
    ]

    /// Reads the client whose keys have been checked: a variant, and what differs from it.
    static func read(_ fields: Fields) throws(Problem) -> ScrollViewClientDescription {
        let variants = ScrollViewClientDescription.variants
        let variant = try fields.word("variant", from: variants.map(\.name))
        var client = variants.first { $0.name == variant }?.client ?? .article
        if let words = try fields.words("selectsIn", from: methods.map(\.rawValue)) {
            client.selectsIn = Set(words.compactMap(ScrollViewMethod.init(rawValue:)))
        }
        client.selection = try fields.choice("selection") ?? client.selection
        client.filtersRepeats = try fields.boolean("filtersRepeats") ?? client.filtersRepeats
        client.visibility = try fields.choice("visibility") ?? client.visibility
        client.remembersVisible = try fields.boolean("remembersVisible") ?? client.remembersVisible
        client.order = try fields.choice("order") ?? client.order
        return client
    }

    /// The methods in which a client can look for the selected page: all but the one in which it is set up.
    private static let methods = ScrollViewMethod.allCases.filter { $0 != .viewDidLoad }
}
