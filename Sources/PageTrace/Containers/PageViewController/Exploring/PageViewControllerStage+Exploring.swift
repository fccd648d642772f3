package import Paging

extension PageViewControllerStage {
    mutating func restore(_ container: PageViewController<Page>, _ client: Client) {
        self.container = container
        recorder.client = client
    }

    /// Replaces the stage's container; for tests of the search.
    package mutating func replace(_ container: PageViewController<Page>) { self.container = container }
}

extension PageViewControllerStage: ExplorableStage, RestorableStage where Client: Hashable {
    var situation: (container: PageViewController<Page>, remainder: Client) { (container, client) }
    var moment: PageMoment { container.moment }
    func isWorthTrying(_ gesture: PageGesture<Page>) -> Bool { container.isWorthTrying(gesture) }

    var witnesses: [(number: Int, words: String)] { PageWitness.all(container.transitionStyle) }
}

extension NamedStage: ExplorableStage, RestorableStage where Client: Hashable {
    var situation: (container: PageViewController<Client.Page>, remainder: Client) {
        var pages: Set<Client.Page> = []
        if !stage.client.countsPages { return (stage.container, stage.client) }
        _ = stage.container.map { page -> Client.Page in
            pages.insert(page)
            return page
        }
        let (client, renumbered) = stage.client.renumbered(keeping: pages)
        return (stage.container.map { renumbered[$0] ?? $0 }, client)
    }

    var moment: PageMoment { stage.container.moment }

    func isWorthTrying(_ gesture: PageViewControllerGesture) -> Bool {
        gesture.page.map(stage.container.isWorthTrying) ?? true
    }

    func fits(_ line: PageLine) -> ((PageViewControllerGesture) -> Bool)? {
        let list = stage.client.listNames.map(nameOf)
        let members = Set(list)
        return { gesture in
            switch gesture {
            case .list(let change): line.allows(change, of: list)
            case .act(let act):
                act.listChanges.allSatisfy { line.allows($0, of: list) } && act.namedPages.allSatisfy(members.contains)
            case .after: true
            case .page(let gesture):
                if case .set(let set) = gesture.withoutLosses { set.pages.allSatisfy(members.contains) } else { true }
            }
        }
    }

    mutating func restore(_ container: PageViewController<Client.Page>, _ remainder: Client) {
        stage.restore(container, remainder)
    }

    var witnesses: [(number: Int, words: String)] { PageWitness.all(stage.container.transitionStyle) }
}
