import PageTrace

extension ListClient {
    /// The client of a trace over some pages, whose numbers are their places.
    init(_ description: ClientDescription = ClientDescription(), pages: [String]) {
        let names = PageList(pages + [description.placeholder].compactMap { $0 })
        let page = { (name: String) in names.position(of: name).map { PageNumber($0) } ?? .missing }
        self.init(
            description, pages: pages.map(page), placeholder: description.placeholder.map(page),
            actions: description.actions.map { $0.map(page) }, names: names)
    }
}
