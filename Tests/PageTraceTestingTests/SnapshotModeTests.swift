import Testing

@testable import PageTraceTesting

@Suite struct SnapshotModeTests {
    private func mode(_ environment: [String: String], argument: SnapshotMode? = nil) throws -> SnapshotMode {
        try SnapshotMode.resolved(argument, environment: environment)
    }

    @Test func `Missing is the default`() throws {
        #expect(try mode([:]) == .missing)
        #expect(try mode(["CI": "false"]) == .missing)
        #expect(try mode(["PAGETRACE_SNAPSHOTS": ""]) == .missing)
    }

    @Test func `Never is the default where CI is set`() throws {
        #expect(try mode(["CI": "true"]) == .never)
        #expect(try mode(["CI": "1"]) == .never)
    }

    @Test(arguments: SnapshotMode.allCases)
    func `The environment decides also in CI`(chosen: SnapshotMode) throws {
        #expect(try mode(["CI": "true", "PAGETRACE_SNAPSHOTS": chosen.rawValue]) == chosen)
    }

    @Test func `The nearest choice counts`() async throws {
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

    @Test func `An unknown word is refused`() {
        #expect(throws: RefusedSnapshotMode.self) { try mode(["PAGETRACE_SNAPSHOTS": "ALL"]) }
        #expect(
            RefusedSnapshotMode(word: "ALL").description
                == "PAGETRACE_SNAPSHOTS is \"ALL\", and it can be missing, all or never. Nothing was compared or written."
        )
    }
}
