public import PageTrace

extension Walk {
    /// Drives a client along a path.
    ///
    /// If the path cannot be walked, the test fails here, once; assertions about the walk then report nothing.
    ///
    /// - Parameters:
    ///   - client: The app's data source and delegate.
    ///   - pages: The app's pages, in order. In the path, a number is a place in this list, counted from 1.
    ///   - path: The path, such as `1→2→(3)→3`.
    ///   - loops: Whether the client loops, so that a swipe can lead from the last page to the first, and back.
    ///   - container: The container's settings.
    ///   - observes: What to record besides data source, delegate, completion and indicator: appearance, containment.
    ///   - title: The title of the recording.
    ///   - name: The name of a page in the recording; if nil, its description, or its type if that holds an address.
    ///   - fileID: The file of the assertion.
    ///   - filePath: The path of that file; snapshots go beside it.
    ///   - testName: The name of the test.
    ///   - line: The line of the assertion.
    ///   - column: The column of the assertion.
    public init(
        of client: Client, pages: [Page], path: String, loops: Bool = false,
        container: PageViewControllerSettings = PageViewControllerSettings(),
        observes: Set<CallbackRole> = [], title: String = "", name: (@Sendable (Page) -> String)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
        line: UInt = #line, column: UInt = #column
    ) {
        let pages = WalkPages(pages, name: name)
        do {
            let description = ClientDescription(loops: loops, observes: observes)
            let trace = try Trace(
                path: path, pages: pages.names, title: title, container: container, client: description)
            var session = WalkSession(container, client: client, observes: observes, pages: pages)
            session.follow(trace)
            self.init(session, container, title: title, trace: trace)
        } catch {
            SourcePlace(fileID, filePath, testName, line, column).report(error.description)
            self.init(refused: client, pages)
        }
    }

    /// Drives a client through gestures.
    ///
    /// With the pages, a failure says how to repeat the walk on the command line. Appearance and containment are recorded
    /// if `observes` names them. Without a name, a page is called by its description, or by its type if that holds an
    /// address.
    public init(
        of client: Client, pages: [Page] = [], container: PageViewControllerSettings = PageViewControllerSettings(),
        observes: Set<CallbackRole> = [], title: String = "", name: (@Sendable (Page) -> String)? = nil,
        _ drive: (inout WalkSession<Client>) throws -> Void
    ) rethrows {
        let pages = WalkPages(pages, name: name)
        var session = WalkSession(container, client: client, observes: observes, pages: pages)
        try drive(&session)
        self.init(session, container, title: title, trace: session.trace(container, observes, title))
    }

    /// Drives a client through gestures, with pauses in between for asynchronous code of the app.
    ///
    /// It runs on the actor of the test: on the main actor for a client that is isolated to it.
    nonisolated(nonsending) public init(
        of client: Client, pages: [Page] = [], container: PageViewControllerSettings = PageViewControllerSettings(),
        observes: Set<CallbackRole> = [], title: String = "", name: (@Sendable (Page) -> String)? = nil,
        _ drive: nonisolated(nonsending) (inout WalkSession<Client>) async throws -> Void
    ) async rethrows {
        let pages = WalkPages(pages, name: name)
        var session = WalkSession(container, client: client, observes: observes, pages: pages)
        try await drive(&session)
        self.init(session, container, title: title, trace: session.trace(container, observes, title))
    }
}

extension WalkSession {
    /// The gestures as a trace, nil if a trace cannot express them or the order of the pages.
    fileprivate func trace(
        _ container: PageViewControllerSettings, _ observes: Set<CallbackRole>, _ title: String
    ) -> Trace? {
        guard let gestures, !gestures.isEmpty, !pages.names.isEmpty else { return nil }
        let trace = Trace(
            title: title, container: container, pages: pages.names, client: ClientDescription(observes: observes),
            gestures: gestures)
        // Only what a trace file can express can be repeated: every page must be in the list, for example.
        return (try? trace.validate()).map { trace }
    }
}
