import Paging

extension CallbackRecord {
    init(_ entry: ScrollViewLogEntry) {
        let place = Argument("at", .point(entry.contentOffset))
        // A selection is reported to the same part of the app as a delegate's calls.
        var role = CallbackRole.delegate
        let name: String
        let arguments: [Argument]
        switch entry.event {
        case .received(let callback):
            name = callback.method.rawValue
            switch callback {
            case .didEndDragging(let willDecelerate):
                arguments = [Argument("willDecelerate", .bool(willDecelerate)), place]
            case .viewDidLayoutSubviews: arguments = [Argument("size", .word(entry.size.text)), place]
            default: arguments = [place]
            }
        case .pageSelected(let place):
            name = "pageSelected"
            arguments = [
                Argument("horizontal", .number(place.horizontal)), Argument("vertical", .number(place.vertical)),
            ]
        case .viewDidAppear(let page): (name, role, arguments) = ("viewDidAppear", .appearance, [Argument(.page(page))])
        case .viewDidDisappear(let page):
            (name, role, arguments) = ("viewDidDisappear", .appearance, [Argument(.page(page))])
        }
        let changes = entry.change.map { [Change(tracker: "selected", old: $0.old, new: $0.new)] }
        self.init(name: name, role: role, arguments: arguments, phase: entry.phase, changes: changes ?? [])
    }
}
