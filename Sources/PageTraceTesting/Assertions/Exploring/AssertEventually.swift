public import PageTrace

/// Asserts that from every reachable state, gestures can lead to a step of some kind again.
///
/// The client is a value and is copied: every sequence of gestures, of any length, is tried after the first page is
/// set.
///
/// ```swift
/// assertEventually(in: Presenter(), pages: [1, 2, 3, 4]) { $0.shown == 4 }
/// ```
///
/// - Parameters:
///   - client: The app's data source and delegate, as it is at the start.
///   - pages: The app's pages, in order.
///   - container: The container's settings.
///   - gestures: The families of gestures to try.
///   - depth: The maximum number of gestures in a walk, nil for no limit.
///   - states: The maximum number of states; nil for two million.
///   - losses: The maximum number of lost calls in a walk, if the family `lose` is among the gestures.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - property: Whether a step is of that kind.
public func assertEventually<Client: PageViewControllerClient & Hashable>(
    in client: Client, pages: [Client.Page], container: PageViewControllerSettings = PageViewControllerSettings(),
    gestures: Set<GestureFamily> = GestureFamily.usual, upTo depth: Int? = nil, states: Int? = nil,
    losses: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    var options = ExplorationOptions(families: gestures, depth: depth, states: states)
    options.losses = losses
    let exploration = ClientExploration(of: client, pages: pages, container, options, seeksStranded: true, property)
    let failure = ExplorationFailure(
        exploration: exploration, pages: pages, container: container, make: { client }, depth: depth)
    place.report(failure.strandedState(at: place))
}

/// Asserts that gestures can always lead to a step of some kind again, for a client that is a class.
///
/// Each walk runs again from its start, up to `depth` gestures. It is cut short if the container and the tracked values
/// are the same as after another walk. Other state of such a client cannot be seen, so a walk that matters only for
/// that state is missed.
///
/// - Parameters:
///   - make: Makes the app's data source and delegate, as it is at the start.
///   - pages: The app's pages, in order.
///   - container: The container's settings.
///   - gestures: The families of gestures to try.
///   - depth: The maximum number of gestures in a walk.
///   - states: The maximum number of states; nil for two million.
///   - losses: The maximum number of lost calls in a walk, if the family `lose` is among the gestures.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - property: Whether a step is of that kind.
public func assertEventually<Client: PageViewControllerClient>(
    in make: @escaping () -> Client, pages: [Client.Page],
    container: PageViewControllerSettings = PageViewControllerSettings(),
    gestures: Set<GestureFamily> = GestureFamily.usual, upTo depth: Int, states: Int? = nil,
    losses: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    var options = ExplorationOptions(families: gestures, depth: depth, states: states)
    options.losses = losses
    let exploration = ClientExploration(making: make, pages: pages, container, options, seeksStranded: true, property)
    let failure = ExplorationFailure(
        exploration: exploration, pages: pages, container: container, make: make, depth: depth)
    place.report(failure.strandedState(at: place))
}
