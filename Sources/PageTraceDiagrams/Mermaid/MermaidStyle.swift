import PageTrace

/// Signs that express in Mermaid's plain labels what the drawings express by shape and color.
enum MermaidStyle {
    /// The sign of a role.
    static func mark(of role: CallbackRecord.Role) -> String {
        switch role {
        case .dataSource: "●"
        case .delegate: "○"
        case .completion: "■"
        case .indicator: "□"
        case .appearance: "◆"
        case .containment: "◇"
        case .progress: "◈"
        case .request: "◁"
        }
    }
}
