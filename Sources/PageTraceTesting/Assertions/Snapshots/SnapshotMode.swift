/// What an assertion does with the snapshots on disk.
///
/// A snapshot that `PAGETRACE_ACCEPT` names, such as `PAGETRACE_ACCEPT=WalkTests/walk.txt`, is written in any case. For all
/// others the first of these that is set applies: the argument `mode` of an assertion, a `withSnapshotMode` around it, the
/// environment variable `PAGETRACE_SNAPSHOTS`, `never` if `CI` is set. The default is ``missing``.
public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
    /// A snapshot that is missing is written, and the test fails once; one that differs is left alone.
    case missing
    /// A snapshot that is missing or differs is written, and the test fails once; the next run passes.
    case all
    /// Nothing is written at all.
    case never

    @TaskLocal static var scoped: SnapshotMode?

    static let variable = "PAGETRACE_SNAPSHOTS"

    /// The mode for one assertion, or why there is none.
    static func resolved(
        _ argument: SnapshotMode?, environment: [String: String]
    ) throws(RefusedSnapshotMode) -> SnapshotMode {
        if let chosen = argument ?? scoped { return chosen }
        if let word = environment[variable], !word.isEmpty {
            guard let mode = SnapshotMode(rawValue: word) else { throw RefusedSnapshotMode(word: word) }
            return mode
        }
        // Some tools set CI to say that they are not running in CI.
        let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
        return isCI ? .never : .missing
    }
}

/// A word in the environment that is not a mode.
struct RefusedSnapshotMode: Error, CustomStringConvertible {
    let word: String

    var description: String {
        "\(SnapshotMode.variable) is \"\(word)\", and it can be missing, all or never. Nothing was compared or written."
    }
}

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
