import PageTrace

/// What pages were told so far: finds what cannot come next.
struct PageLife {
    private enum Stage { case hidden, appearing, shown, disappearing }

    private var stages: [String: Stage] = [:]
    private var children: Set<String> = []

    /// What is wrong with a callback after all those before, nil for nothing.
    mutating func problem(_ callback: CallbackRecord) -> String? {
        guard let page = callback.page else { return nil }
        switch callback.name {
        case "viewWillAppear": return go(page, from: [.hidden, .disappearing], to: .appearing)
        case "viewDidAppear": return go(page, from: [.appearing], to: .shown)
        case "viewWillDisappear": return go(page, from: [.shown, .appearing], to: .disappearing)
        case "viewDidDisappear": return go(page, from: [.disappearing], to: .hidden)
        case "didMove":
            let isIn = callback.arguments.last?.value != .nil
            let isNews = isIn ? children.insert(page).inserted : children.remove(page) != nil
            return isNews ? nil : "\(page) moves \(isIn ? "in" : "out") twice"
        default: return nil
        }
    }

    private mutating func go(_ page: String, from: [Stage], to stage: Stage) -> String? {
        let old = stages.updateValue(stage, forKey: page) ?? .hidden
        return from.contains(old) ? nil : "\(page) goes from \(old) to \(stage)"
    }
}
