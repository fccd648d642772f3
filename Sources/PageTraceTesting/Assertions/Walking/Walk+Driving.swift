public import PageTrace

extension Walk {
    /// Drives a client along a path.
    ///
    /// A path that cannot be walked is reported as a failure of the test, here; assertions about the walk then keep
    /// silent.
    ///
    /// - Parameters:
    ///   - client: The app's data source and delegate.
    ///   - pages: The app's pages, in order. In the path, a number is a place in this list, counted from 1.
    ///   - path: The path, such as `1→2→(3)→3`.
    ///   - container: The container's settings.
    ///   - observes: What to record beside data source, delegate, completion and indicator: appearance, containment.
    ///   - title: The title of the recording.
    ///   - name: The name that a page has in the recording; its description where it is nil.
    ///   - fileID: Where the assertion stands.
    ///   - filePath: Where the assertion stands; snapshots lie beside it.
    ///   - testName: The test in which it stands.
    ///   - line: Where the assertion stands.
    ///   - column: Where the assertion stands.
    public init(
        of client: Client, pages: [Page], path: String, container: ContainerDescription = ContainerDescription(),
        observes: Set<CallbackRecord.Role> = [], title: String = "", name: (@Sendable (Page) -> String)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
        line: UInt = #line, column: UInt = #column
    ) {
        let pages = WalkPages(pages, name: name)
        do {
            let description = ClientDescription(observes: observes)
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
    /// - Parameters:
    ///   - client: The app's data source and delegate.
    ///   - pages: The app's pages, in order. With them, a failure says how to repeat the walk at the prompt.
    ///   - container: The container's settings.
    ///   - observes: What to record beside data source, delegate, completion and indicator: appearance, containment.
    ///   - title: The title of the recording.
    ///   - name: The name that a page has in the recording; its description where it is nil.
    ///   - drive: Performs the gestures.
    public init(
        of client: Client, pages: [Page] = [], container: ContainerDescription = ContainerDescription(),
        observes: Set<CallbackRecord.Role> = [], title: String = "", name: (@Sendable (Page) -> String)? = nil,
        _ drive: (inout WalkSession<Client>) throws -> Void
    ) rethrows {
        let pages = WalkPages(pages, name: name)
        var session = WalkSession(container, client: client, observes: observes, pages: pages)
        try drive(&session)
        self.init(session, container, title: title, trace: session.trace(container, observes, title))
    }

    /// Drives a client through gestures, with pauses in between for what is asynchronous in the app.
    ///
    /// Runs where the test runs: on the main actor for a client that belongs to it.
    nonisolated(nonsending) public init(
        of client: Client, pages: [Page] = [], container: ContainerDescription = ContainerDescription(),
        observes: Set<CallbackRecord.Role> = [], title: String = "", name: (@Sendable (Page) -> String)? = nil,
        _ drive: nonisolated(nonsending) (inout WalkSession<Client>) async throws -> Void
    ) async rethrows {
        let pages = WalkPages(pages, name: name)
        var session = WalkSession(container, client: client, observes: observes, pages: pages)
        try await drive(&session)
        self.init(session, container, title: title, trace: session.trace(container, observes, title))
    }
}

extension WalkSession {
    /// The gestures as a trace, nil where they or the order of the pages cannot be said in one.
    fileprivate func trace(
        _ container: ContainerDescription, _ observes: Set<CallbackRecord.Role>, _ title: String
    ) -> Trace? {
        guard let gestures, !gestures.isEmpty, !pages.names.isEmpty else { return nil }
        let trace = Trace(
            title: title, container: container, pages: pages.names, client: ClientDescription(observes: observes),
            gestures: gestures)
        // Only what a trace file may say, such as pages that are in the list, can be repeated.
        return (try? trace.validate()).map { trace }
    }
}
