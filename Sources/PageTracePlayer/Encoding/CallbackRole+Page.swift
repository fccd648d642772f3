import PageTrace

extension CallbackRole {
    /// Writes what the script has to know of every role: its name, and whether its calls have parentheses.
    static func writeAll(to json: inout CompactJSON) {
        json.object { json in
            for role in allCases {
                json.member(role.rawValue) { json in
                    json.list { json in
                        json.string(role.words)
                        json.bool(role.hasParentheses)
                    }
                }
            }
        }
    }

    /// What the part of the client is called on the page.
    private var words: String {
        switch self {
        case .dataSource: "data source"
        case .delegate: "delegate"
        case .completion: "completion block"
        case .indicator: "page indicator"
        case .appearance: "appearance"
        case .containment: "containment"
        case .progress: "scroll view"
        case .request: "call by the app"
        }
    }
}
