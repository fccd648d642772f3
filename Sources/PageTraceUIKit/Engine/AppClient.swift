import PageTrace

/// The app as the model sees it: every callback goes to the engine, which calls the app's own objects.
struct AppClient: PageViewControllerClient, Sendable {
    typealias Page = PageIdentity

    /// The engine owns the session that owns this client.
    unowned let engine: PagingEngine

    /// Passes a callback on.
    ///
    /// The model is plain code without isolation; here, the driver or the app runs it on the main actor.
    mutating func receive(_ callback: inout Callback<Page>, in container: inout PageViewController<Page>) {
        let (engine, question) = (engine, callback)
        callback = withUnsafeMutablePointer(to: &container) { pointer in
            nonisolated(unsafe) let pointer = pointer
            return MainActor.assumeIsolated { engine.answer(question, in: pointer) }
        }
    }

    mutating func note(_ notice: IncidentNotice<Page>, in container: inout PageViewController<Page>) {
        let (engine, incident) = (engine, notice.incident)
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

    // Questions arrive at `receive`; the protocol requires these two methods nevertheless.
    func pageViewController(_ container: inout PageViewController<Page>, viewControllerBefore page: Page) -> Page? {
        nil
    }
    func pageViewController(_ container: inout PageViewController<Page>, viewControllerAfter page: Page) -> Page? {
        nil
    }
}
