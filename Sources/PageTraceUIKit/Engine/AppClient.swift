import PageTrace

/// The app as the model sees it: every callback goes to the engine, which calls the app's own objects.
struct AppClient: RecordedClient, Sendable {
    /// The engine owns the session that owns this client.
    unowned let engine: PagingEngine
    /// Variables that the app could have beside those that it has; nil for none.
    private var shadows: ListClient?
    private var haveShadowsBegun = false

    @MainActor
    init(engine: PagingEngine, shadows: [Tracker]) {
        self.engine = engine
        guard !shadows.isEmpty else { return }
        self.shadows = ListClient(
            ClientDescription(trackers: shadows), pages: [], placeholder: nil, names: PageList([]))
    }

    // The model is plain code without isolation; here, the driver or the app runs it on the main actor.
    mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        let (engine, question) = (engine, callback)
        callback = withUnsafeMutablePointer(to: &container) { pointer in
            nonisolated(unsafe) let pointer = pointer
            return MainActor.assumeIsolated { engine.answer(question, in: pointer) }
        }
        beginShadows(with: container.viewControllers.first)
        shadows?.follow(callback, in: container)
    }

    mutating func afterSet(_ pages: [PageNumber], in container: inout PageViewControllerModel) {
        shadows?.afterSet(pages, in: &container)
    }

    mutating func note(_ incident: Incident, in container: inout PageViewControllerModel) {
        let engine = engine
        MainActor.assumeIsolated { engine.note(incident) }
    }

    mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
        let engine = engine
        return withUnsafeMutablePointer(to: &container) { pointer in
            nonisolated(unsafe) let pointer = pointer
            return MainActor.assumeIsolated { engine.hasIndicator(in: pointer) }
        }
    }

    func name(of page: PageNumber) -> String { MainActor.assumeIsolated { engine.numbers[page].name } }

    var knownPages: Int? { MainActor.assumeIsolated { engine.numbers.pages.count } }

    var trackedValues: [TrackedVariable] {
        mutating get {
            let engine = engine
            let own = MainActor.assumeIsolated { engine.trackedValues.map { $0.numbered(engine.number) } }
            guard shadows != nil else { return own }
            // Before its first gesture, there is no session yet.
            beginShadows(
                with: MainActor.assumeIsolated { engine.isPerforming ? engine.model.viewControllers.first : nil })
            return own + (shadows?.trackedValues ?? [])
        }
    }

    /// Lets variables that the app could have begin with the first page that is shown.
    private mutating func beginShadows(with page: PageNumber?) {
        guard !haveShadowsBegun, let page else { return }
        shadows?.starts(with: page)
        haveShadowsBegun = true
    }

    var keptPages: [KeptPages<PageNumber>] {
        MainActor.assumeIsolated { (engine.readKeptPages?() ?? []).map { $0.map(engine.number) } }
    }

    // Only calling the app's own code could tell.
    func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> { .unknown }
}
