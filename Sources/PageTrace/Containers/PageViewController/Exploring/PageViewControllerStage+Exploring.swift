import Paging

extension PageViewControllerStage {
    /// Whether a gesture can come next and can make a difference, and loses no more calls than may be lost.
    func mayTry(_ gesture: PageGesture<some Hashable>, movesSpine: Bool = true) -> Bool {
        (gesture.losses.isEmpty || lossesLeft > 0) && container.isWorthTrying(gesture, movesSpine: movesSpine)
    }
}

/// The state beside a page view controller: the app's code, and how many gestures of the walk may still lose a call.
struct PageRemainder<Client: Hashable>: Hashable {
    let client: Client
    let lossesLeft: UInt8
}

extension PageViewControllerStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewControllerModel.Situation, remainder: PageRemainder<Client>) {
        (container.situation, PageRemainder(client: client, lossesLeft: lossesLeft))
    }
    var moment: PageMoment { PageMoment(container, lossesLeft: lossesLeft) }
    /// The sets that wait: an app may make many in each callback.
    var size: Int { 24 * container.waitingSets }
    func isWorthTrying(_ gesture: PageGesture<PageNumber>) -> Bool { mayTry(gesture) }

    mutating func restore(_ container: PageViewControllerModel.Situation, _ remainder: PageRemainder<Client>) {
        self.container.situation = container
        recorder.client.enter(remainder.client)
        lossesLeft = remainder.lossesLeft
    }

    var witnesses: [(number: Int, words: String)] { PageWitness.all(container.transitionStyle) }
}

extension NamedStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewControllerModel.Situation, remainder: PageRemainder<Client>) {
        if !stage.recorder.client.countsPages { return stage.situation }
        var pages: [PageNumber] = []
        stage.container.forEachPage { pages.append($0) }
        let own = isTold ? stage.recorder.client : stage.recorder.client.untold(keeping: pages)
        let (client, numbers) = own.renumbered(keeping: pages)
        return (
            numbers.areSame ? stage.container.situation : stage.container.situation.replacing { numbers[$0] },
            PageRemainder(client: client, lossesLeft: stage.lossesLeft)
        )
    }

    var moment: PageMoment { stage.moment }
    var size: Int { stage.size }
    var list: [PageNumber] { stage.recorder.client.listNames }

    func isWorthTrying(_ gesture: PageViewControllerGesture) -> Bool {
        gesture.page.map { stage.mayTry($0, movesSpine: stage.recorder.client.movesSpine) } ?? true
    }

    func fits(_ line: PageLine) -> ((PageViewControllerGesture) -> Bool)? {
        let list = stage.recorder.client.listNames.map(nameOf)
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

    mutating func restore(_ container: PageViewControllerModel.Situation, _ remainder: PageRemainder<Client>) {
        stage.restore(container, remainder)
    }

    var witnesses: [(number: Int, words: String)] { PageWitness.all(stage.container.transitionStyle) }
}
