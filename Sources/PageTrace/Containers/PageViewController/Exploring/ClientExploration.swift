package import Paging

/// What every sequence of gestures leads to with an app's own client.
package struct ClientExploration<Client: PageViewControllerClient> {
    /// A walk from the first set on.
    package struct FoundPath {
        /// What it shows, nil if it leads to the requested property.
        package let sort: FindingSort?
        package let gestures: [TriedOnClient<Client.Page>]
        /// Whether it has a set that no code of the app made.
        package let hasForeignSet: Bool
    }

    /// The states that can be reached, as far as the exploration went.
    package let states: Int
    /// The gestures that were tried in them.
    package let transitions: Int
    /// The depth to which every walk was tried, in gestures.
    package let depth: Int
    /// What ended the exploration early, nil if everything was tried.
    package let bound: ExplorationBound?
    /// The sorts of findings that can be reached, each with its shortest walk.
    package let walks: [FoundPath]
    /// The shortest walk to the requested property, nil if nothing leads there.
    package let wanted: FoundPath?
    /// The shortest walk to a state from which the requested property cannot be reached.
    package let stranded: FoundPath?
}

extension ClientExploration {
    /// Explores a client that is a value type, by copying it.
    ///
    /// - Parameters:
    ///   - pages: The app's pages, the first of which is set before exploring begins.
    ///   - acts: Functions of the app that are tried, too.
    ///   - shadows: Variables that the app could have, which are judged like its own.
    ///   - seeksStranded: Whether to look for states from which the property cannot be reached.
    package init(
        of client: Client, pages: [Client.Page], acts: [AppFunction<Client>] = [],
        _ container: PageViewControllerSettings, _ options: ExplorationOptions, shadows: [Tracker] = [],
        seeksStranded: Bool = false, _ property: ((ExploredStep<Client>) -> Bool)? = nil
    ) where Client: Hashable {
        let container = container.losing(atMost: options.losses)
        let tried = TriedGestures<Client>(pages, acts, container, options)
        var stage = tried.stage(container, client, shadows)
        let found = tried.first.map { stage.observe($0).sorts } ?? []
        let world = StageWorld(
            stage, tried.gestures, costs: tried.costs, line: tried.line, property: Self.property(property))
        let search = Search(world, options, keepsEdges: seeksStranded)
        self.init(search.record, search.bound, search.world.sorts, tried, found, seeksStranded: seeksStranded)
    }

    /// Explores a client that is a class: each walk creates a new client and replays from the start.
    ///
    /// - Parameter shadows: Variables that the app could have, which are judged like its own.
    package init(
        making make: @escaping () -> Client, pages: [Client.Page], acts: [AppFunction<Client>] = [],
        _ container: PageViewControllerSettings, _ options: ExplorationOptions, shadows: [Tracker] = [],
        seeksStranded: Bool = false, _ property: ((ExploredStep<Client>) -> Bool)? = nil
    ) {
        let container = container.losing(atMost: options.losses)
        let tried = TriedGestures<Client>(pages, acts, container, options)
        var beginning = tried.stage(container, make(), shadows)
        let found = tried.first.map { beginning.observe($0).sorts } ?? []
        let property = Self.property(property)
        let world = ReplayedWorld(gestures: tried.gestures.count) { walk, sorts in
            var stage = tried.stage(container, make(), shadows)
            if let first = tried.first { _ = stage.observe(first) }
            var seen: PageObservation?
            for gesture in walk { seen = stage.observe(tried.gestures[gesture]) }
            var followed = Followed()
            if let seen {
                followed = Followed(findings: sorts.marks(seen.sorts), witnesses: seen.witnesses)
                if let property { followed.isWanted = property(stage, seen) }
                followed.isEndless = sorts.areEndless(followed.findings)
            }
            // A value can be a page that was not met before.
            let values = stage.stage.client.trackedValues
            let numbers = stage.stage.client.numbers
            return .init(
                followed: followed, hasStopped: stage.hasStopped,
                state: SeenState(
                    container: PageViewController(stage.stage.container, numbers),
                    values: values.map { TrackedValue($0.name, $0.page.map { numbers[$0] }) }),
                next: stage.hasStopped ? [] : tried.gestures.indices.filter { stage.isWorthTrying(tried.gestures[$0]) })
        }
        let search = Search(world, options, keepsEdges: seeksStranded)
        self.init(search.record, search.bound, search.world.sorts, tried, found, seeksStranded: seeksStranded)
    }

    /// - Parameter found: What the first set shows already.
    private init(
        _ record: SearchRecord, _ bound: ExplorationBound?, _ sorts: SortNumbers,
        _ tried: TriedGestures<Client>, _ found: [FindingSort], seeksStranded: Bool
    ) {
        func walk(_ sort: FindingSort?, _ numbers: [Int]) -> FoundPath {
            FoundPath(
                sort: sort,
                gestures: ([tried.first].compactMap { $0 } + numbers.map { tried.gestures[$0] }).map(tried.named),
                hasForeignSet: numbers.contains {
                    guard case .gesture(let gesture) = tried.gestures[$0] else { return false }
                    return if case .set = gesture.withoutLosses { true } else { false }
                })
        }
        states = record.count
        transitions = record.transitions
        depth = record.depth
        self.bound = bound
        let reached = record.findings.map { (sorts.sorts[$0], record.walk(to: $1)) }.filter { !found.contains($0.0) }
        walks = FindingSort.ordered(Set(found).map { ($0, []) } + reached).map { walk($0.sort, $0.gestures) }
        wanted = record.wanted.map { walk(nil, record.walk(to: $0)) }
        stranded = seeksStranded ? record.stranded().map { walk(nil, record.walk(to: $0)) } : nil
    }

    private static func property(
        _ property: ((ExploredStep<Client>) -> Bool)?
    ) -> ((ClientStage<Client>, PageObservation) -> Bool)? {
        property.map { property in { property(ExploredStep($0.stage, $1)) } }
    }
}

/// What can be seen of a client that is a class: its container, and the values that it reports.
private struct SeenState<Page: Hashable>: Hashable {
    let container: PageViewController<Page>
    let values: [TrackedValue<Page>]
}

/// The gestures that are tried on a client, and its functions.
private struct TriedGestures<Client: PageViewControllerClient> {
    /// The pages with the numbers that they have on every walk.
    let table: PageTable<Client.Page>
    let functions: [AppFunction<Client>]
    let line: PageLine
    let gestures: [TriedOnClient<PageNumber>]
    let costs: [GestureCost]
    let first: TriedOnClient<PageNumber>?

    init(
        _ pages: [Client.Page], _ functions: [AppFunction<Client>], _ container: PageViewControllerSettings,
        _ options: ExplorationOptions
    ) {
        self.functions = functions
        table = PageTable(pages)
        let names = table.names
        let byName = Dictionary(
            names.enumerated().map { ($1, PageNumber($0)) }, uniquingKeysWith: { first, _ in first })
        line = PageLine(names)
        var scenario = PageViewControllerSettings.explorable(Scenario(container), pages: names)
        // The app's own client may move the spine.
        scenario.client = .pages(ClientDescription(spineLocations: [.portrait: .mid]))
        let pairs = scenario.exploredGestures(container.families(options.families), line: line).compactMap { gesture in
            gesture.gesture.page?.mapped(by: byName).map { ($0, GestureCost(gesture)) }
        }
        gestures = functions.indices.map { .act($0) } + pairs.map { .gesture($0.0) }
        costs = Array(repeating: .none, count: functions.count) + pairs.map(\.1)
        first = scenario.gestures.first { _ in true }?.page?.mapped(by: byName).map { .gesture($0) }
    }

    func stage(
        _ container: PageViewControllerSettings, _ client: Client, _ shadows: [Tracker] = []
    ) -> ClientStage<Client> {
        let own = OwnClient(
            client, numbers: table.numbers, shadows: shadows.isEmpty ? [] : [self.client(with: shadows)])
        return ClientStage(
            stage: PageViewControllerStage(container.withoutDraws, client: own, observes: [], pages: table.named),
            functions: functions)
    }

    /// A client that has nothing but variables, on the first page.
    private func client(with variables: [Tracker]) -> ListClient {
        let pages = table.names.indices.map { PageNumber($0) }
        var client = ListClient(
            ClientDescription(trackers: variables), pages: pages, placeholder: nil, names: PageList(table.names))
        if let first = pages.first { client.starts(with: first) }
        return client
    }

    /// What was tried, with the app's own pages.
    func named(_ tried: TriedOnClient<PageNumber>) -> TriedOnClient<Client.Page> {
        switch tried {
        case .gesture(let gesture): .gesture(gesture.map { table.numbers[$0] })
        case .act(let number): .act(number)
        }
    }
}
