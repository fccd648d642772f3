/// Chooses what the assertions in a scope do with snapshots.
///
/// ```swift
/// withSnapshotMode(.all) {
///     assertRecording(of: walk)
/// }
/// ```
///
/// Under XCTest, override `invokeTest` to choose for a whole class:
///
/// ```swift
/// override func invokeTest() { withSnapshotMode(.never) { super.invokeTest() } }
/// ```
public func withSnapshotMode<Result>(_ mode: SnapshotMode, _ body: () throws -> Result) rethrows -> Result {
    try SnapshotMode.$scoped.withValue(mode, operation: body)
}

/// Chooses what the assertions in an asynchronous scope do with snapshots.
public func withSnapshotMode<Result>(
    _ mode: SnapshotMode, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result { try await SnapshotMode.$scoped.withValue(mode, operation: body) }
