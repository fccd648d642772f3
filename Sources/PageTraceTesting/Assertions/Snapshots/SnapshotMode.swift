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

    /// The environment variable that chooses a mode.
    static let variable = "PAGETRACE_SNAPSHOTS"

    /// The mode for one assertion, or why there is none.
    static func resolved(
        _ argument: SnapshotMode?, environment: [String: String]
    ) -> Result<SnapshotMode, RefusedSnapshotMode> {
        if let chosen = argument ?? scoped { return .success(chosen) }
        if let word = environment[variable], !word.isEmpty {
            return SnapshotMode(rawValue: word).map { .success($0) } ?? .failure(RefusedSnapshotMode(word: word))
        }
        // Some tools set CI to say that they are not running in CI.
        let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
        return .success(isCI ? .never : .missing)
    }
}

/// A word in the environment that is not a mode.
struct RefusedSnapshotMode: Error, CustomStringConvertible {
    let word: String

    var description: String {
        "\(SnapshotMode.variable) is \"\(word)\", and it can be missing, all or never. Nothing was compared or written."
    }
}
