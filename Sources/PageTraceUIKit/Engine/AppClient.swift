import PageTrace

/// The app as the model sees it: every callback goes to the engine, which calls the app's own objects.
struct AppClient: RecordedClient, Sendable {
    typealias Page = PageIdentity

    /// The engine owns the session that owns this client.
    unowned let engine: PagingEngine

    // The model is plain code without isolation; here, the driver or the app runs it on the main actor.
    mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        let (engine, question) = (engine, callback)
        callback = withUnsafeMutablePointer(to: &container) { pointer in
            nonisolated(unsafe) let pointer = pointer
            return MainActor.assumeIsolated { engine.answer(question, in: pointer) }
        }
    }

    mutating func note(_ incident: Incident<Page>, in container: inout PageViewController<Page>) {
        let engine = engine
        MainActor.assumeIsolated { engine.note(incident) }
    }

    mutating func hasPageIndicator(in container: inout PageViewController<Page>) -> Bool {
        let engine = engine
        return withUnsafeMutablePointer(to: &container) { pointer in
            nonisolated(unsafe) let pointer = pointer
            return MainActor.assumeIsolated { engine.hasIndicator(in: pointer) }
        }
    }

    var trackedValues: [TrackedValue<Page>] { MainActor.assumeIsolated { engine.trackedValues } }

    var keptPages: [KeptPages<Page>] { MainActor.assumeIsolated { engine.keptPages } }

    // Only calling the app's own code could tell.
    func currentNeighbor(of page: Page, _ direction: Direction) -> NeighborSlot<Page> { .unknown }
}
