import PageTrace

/// The app as the model sees it: every callback goes to the engine, which calls the app's own objects.
struct AppClient: RecordedClient, Sendable {
    /// The engine owns the session that owns this client.
    unowned let engine: PagingEngine

    // The model is plain code without isolation; here, the driver or the app runs it on the main actor.
    mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        let (engine, question) = (engine, callback)
        callback = withUnsafeMutablePointer(to: &container) { pointer in
            nonisolated(unsafe) let pointer = pointer
            return MainActor.assumeIsolated { engine.answer(question, in: pointer) }
        }
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

    var trackedValues: [TrackedValue<PageNumber>] {
        MainActor.assumeIsolated { engine.trackedValues.map { $0.map(engine.number) } }
    }

    var keptPages: [KeptPages<PageNumber>] {
        MainActor.assumeIsolated { engine.keptPages.map { $0.map(engine.number) } }
    }

    // Only calling the app's own code could tell.
    func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> { .unknown }
}
