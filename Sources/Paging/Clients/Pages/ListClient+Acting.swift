/// What a function of the app does with the client's own state.
extension ListClient {
    package mutating func write(_ variable: String, showing page: Page?) {
        guard let page, let position = values.firstIndex(where: { $0.name == variable }) else { return }
        take(page, position)
    }

    package mutating func setBusy(_ isBusy: Bool) { if description.busy != nil { self.isBusy = isBusy } }

    package mutating func want(_ page: Name) { if description.wants != nil { wanted = Page.named(page) } }

    package func page(_ side: Direction, of variable: String?, showing page: Page?) -> Name? {
        guard let variable else { return page.flatMap { neighbor(side, of: $0) }?.ownName }
        guard let value = values.first(where: { $0.name == variable }) else { return nil }
        if case .index(let index?) = value.content, !description.loops {
            return self.page(beside: index, side)?.ownName
        }
        return self.page(of: value).flatMap { neighbor(side, of: $0) }?.ownName
    }

    private func neighbor(_ side: Direction, of page: Page) -> Page? {
        list.neighbor(of: page.numbered(0), side, loops: description.loops)
    }
}
