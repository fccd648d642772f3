import Testing

@testable import PageTraceTesting

@Suite struct SnapshotRegistryTests {
    private let registry = SnapshotRegistry()

    private func claim(_ named: String? = nil, line: UInt = 7, _ bytes: [UInt8] = [1]) -> String? {
        let place = SourcePlace("", "", "walk()", line, 5, path: "/app/WalkTests.swift")
        let file = SnapshotFile(place, named: named, fileExtension: "txt")
        return registry.claim(file, named: named, place, bytes)
    }

    @Test func `The same assertion may come again`() {
        #expect(claim() == nil)
        #expect(claim() == nil)
        #expect(claim("second", line: 8) == nil)
    }

    @Test func `Another assertion needs a name`() throws {
        _ = claim()
        let failure = try #require(claim(line: 8))
        #expect(
            failure.hasPrefix("The assertion in line 7 uses the snapshot __Snapshots__/WalkTests/walk.txt already."))
    }

    @Test func `Another argument needs a name`() throws {
        _ = claim()
        #expect(try #require(claim(nil, [2])).contains("name each: named: \"\\(argument)\""))
    }

    @Test func `Names that differ in case alone are refused`() throws {
        _ = claim("Home")
        #expect(try #require(claim("home")).hasPrefix("The names \"Home\" and \"home\" make the same file"))
    }

    @Test func `One of many at once wins`() async {
        let refusals = await withTaskGroup(of: Bool.self) { group in
            for line in 1...50 { group.addTask { self.claim(line: UInt(line)) != nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(refusals == 49)
    }
}
