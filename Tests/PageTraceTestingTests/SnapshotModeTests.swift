import Testing

@testable import PageTraceTesting

@Suite struct SnapshotModeTests {
    private func mode(_ environment: [String: String], argument: SnapshotMode? = nil) throws -> SnapshotMode {
        try SnapshotMode.resolved(argument, environment: environment).get()
    }

    @Test("Missing is the default")
    func missingIsTheDefault() throws {
        #expect(try mode([:]) == .missing)
        #expect(try mode(["CI": "false"]) == .missing)
        #expect(try mode(["PAGETRACE_SNAPSHOTS": ""]) == .missing)
    }

    @Test("Never is the default where CI is set")
    func neverIsTheDefaultWhereCIIsSet() throws {
        #expect(try mode(["CI": "true"]) == .never)
        #expect(try mode(["CI": "1"]) == .never)
    }

    @Test("The environment decides also in CI", arguments: SnapshotMode.allCases)
    func theEnvironmentDecidesAlsoInCI(chosen: SnapshotMode) throws {
        #expect(try mode(["CI": "true", "PAGETRACE_SNAPSHOTS": chosen.rawValue]) == chosen)
    }

    @Test("The nearest choice counts")
    func theNearestChoiceCounts() async throws {
        let environment = ["PAGETRACE_SNAPSHOTS": "missing"]
        #expect(try withSnapshotMode(.never) { try mode(environment) } == .never)
        #expect(try withSnapshotMode(.never) { try mode(environment, argument: .all) } == .all)
        let asynchronous = try await withSnapshotMode(.all) {
            await Task.yield()
            return try mode(environment)
        }
        #expect(asynchronous == .all)
        #expect(try mode(environment) == .missing)
    }

    @Test("An unknown word is refused")
    func anUnknownWordIsRefused() {
        #expect(throws: RefusedSnapshotMode.self) { try mode(["PAGETRACE_SNAPSHOTS": "ALL"]) }
        #expect(
            RefusedSnapshotMode(word: "ALL").description
                == "PAGETRACE_SNAPSHOTS is \"ALL\", and it can be missing, all or never. Nothing was compared or written."
        )
    }
}
