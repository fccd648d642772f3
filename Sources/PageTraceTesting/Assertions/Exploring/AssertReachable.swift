public import PageTrace

/// Asserts that some sequence of gestures leads to a step of some kind: a witness that a proof says something of it.
///
/// The client is a value and is copied: every sequence of gestures is tried, of any length. The first page is set first.
///
/// ```swift
/// assertReachable(in: Presenter(), pages: [1, 2, 3, 4]) { $0.outcome == .bounced }
/// ```
///
/// - Parameters:
///   - client: The app's data source and delegate, as it is at the start.
///   - pages: The app's pages, in order.
///   - container: The container's settings.
///   - gestures: What is tried.
///   - depth: The most gestures in a walk, nil for any number.
///   - states: The most states; nil for two million.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test in which it stands.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
///   - property: Whether a step is of that kind.
public func assertReachable<Client: PageViewControllerClient & Hashable>(
    in client: Client, pages: [Client.Page], container: ContainerDescription = ContainerDescription(),
    gestures: Set<GestureFamily> = GestureFamily.usual, upTo depth: Int? = nil, states: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    let options = ExplorationOptions(families: gestures, depth: depth, states: states)
    let exploration = ClientExploration(of: client, pages: pages, container, options, property)
    let failure = ExplorationFailure(
        exploration: exploration, pages: pages, container: container, make: { client }, depth: depth)
    place.report(failure.unreachable)
}

/// Asserts that some sequence of gestures leads to a step of some kind, for a client that is a class.
///
/// Each walk runs again from its start, up to `depth` gestures. It is cut where container and tracked values are as they
/// were after another walk: what such a client keeps beyond its `trackedValues` is not seen, and a walk that matters for
/// that alone is missed.
///
/// - Parameters:
///   - make: Makes the app's data source and delegate, as it is at the start.
///   - pages: The app's pages, in order.
///   - container: The container's settings.
///   - gestures: What is tried.
///   - depth: The most gestures in a walk.
///   - states: The most states; nil for two million.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test in which it stands.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
///   - property: Whether a step is of that kind.
public func assertReachable<Client: PageViewControllerClient>(
    in make: @escaping () -> Client, pages: [Client.Page],
    container: ContainerDescription = ContainerDescription(),
    gestures: Set<GestureFamily> = GestureFamily.usual, upTo depth: Int, states: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    let options = ExplorationOptions(families: gestures, depth: depth, states: states)
    let exploration = ClientExploration(making: make, pages: pages, container, options, property)
    let failure = ExplorationFailure(
        exploration: exploration, pages: pages, container: container, make: make, depth: depth)
    place.report(failure.unreachable)
}
