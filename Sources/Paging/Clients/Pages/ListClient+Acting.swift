/// What a function of the app does with the client's own state.
extension ListClient {
    package mutating func write(_ variable: String, showing page: PageNumber?) {
        guard let page, let position = values.firstIndex(where: { $0.name == variable }) else { return }
        take(page, position)
    }

    package mutating func setBusy(_ isBusy: Bool) { if description.busy != nil { self.isBusy = isBusy } }

    package mutating func want(_ page: PageNumber) { if description.wants != nil { wanted = page } }

    package func page(_ side: Direction, of variable: String?, showing page: PageNumber?) -> PageNumber? {
        guard let variable else { return page.flatMap { neighbor(side, of: $0) } }
        guard let value = values.first(where: { $0.name == variable }) else { return nil }
        if case .index(let index?) = value.content { return self.page(beside: index, side) }
        return self.page(of: value).flatMap { neighbor(side, of: $0) }
    }

    private func neighbor(_ side: Direction, of page: PageNumber) -> PageNumber? {
        list.neighbor(of: page.own, side, loops: description.loops)
    }
}
