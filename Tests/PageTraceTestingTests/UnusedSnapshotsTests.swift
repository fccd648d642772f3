import Testing

@testable import PageTraceTesting

@Suite struct UnusedSnapshotsTests {
    private func failure(_ test: TemporaryTest, _ wish: String) -> String? {
        let environment = ["PAGETRACE_UNUSED_SNAPSHOTS": wish, "PAGETRACE_USED_SNAPSHOTS": test.folder + "/.notes"]
        return unusedSnapshotsFailure(below: test.folder, environment: environment)
    }

    /// A folder with one snapshot that a test uses, one that none uses, and files that are nobody's snapshots.
    private func prepared() throws -> TemporaryTest {
        let test = try TemporaryTest()
        let environment = ["PAGETRACE_USED_SNAPSHOTS": test.folder + "/.notes"]
        let failure = snapshotFailure(
            try walk().recording, .none, .text, nil, .missing, test.place(), environment: environment)
        #expect(failure?.hasPrefix("There was no snapshot.") == true)
        try test.write("__Snapshots__/WalkTests/gone.txt", [])
        try test.write("__Snapshots__/_new/WalkTests/found.txt", [])
        try test.write("Fixtures/WalkTests/fixture.txt", [])
        return test
    }

    @Test func `Nothing happens unasked`() throws {
        #expect(unusedSnapshotsFailure(below: try TemporaryTest().folder, environment: [:]) == nil)
    }

    @Test func `Unused snapshots are listed`() throws {
        let test = try prepared()
        #expect(
            failure(test, "list") == """
                No test has used these snapshots:
                  __Snapshots__/WalkTests/gone.txt
                """)
        #expect(test.files.contains("__Snapshots__/WalkTests/gone.txt"))
    }

    @Test func `Unused snapshots are removed and nothing else`() throws {
        let test = try prepared()
        let before = test.files
        #expect(failure(test, "remove") == nil)
        #expect(test.files == before.filter { !$0.hasSuffix("gone.txt") })
        #expect(failure(test, "list") == nil)
    }

    @Test func `Without notes nothing is removed`() throws {
        let test = try TemporaryTest()
        try test.write("__Snapshots__/WalkTests/walk.txt", [])
        #expect(failure(test, "remove")?.hasPrefix("There are no notes of used snapshots.") == true)
        #expect(test.files == ["__Snapshots__/WalkTests/walk.txt"])
    }

    @Test func `An unknown wish is refused`() throws {
        #expect(
            failure(try TemporaryTest(), "delete")
                == "PAGETRACE_UNUSED_SNAPSHOTS is \"delete\", and it can be list or remove.")
    }
}
