import Paging

extension CallbackRecord {
    /// Puts a typed callback into words.
    package init<Page>(
        _ callback: Callback<Page>, phase: Phase, changes: [Change] = [], name nameOf: (Page) -> String
    ) {
        let shape = callback.kind.shape
        self.init(
            name: shape.name, role: shape.role, arguments: callback.arguments.map { $0.map(nameOf) },
            answer: callback.answer?.map(nameOf), phase: phase, changes: changes)
        switch role {
        case .dataSource where phase == .preload: note = answer == .nil ? "nil is remembered" : "preloaded"
        case .delegate where answer == .nil: note = "not implemented"
        case .request: note = phase == .rest ? "on the next turn of the main queue" : "called by the client"
        default: break
        }
    }
}
