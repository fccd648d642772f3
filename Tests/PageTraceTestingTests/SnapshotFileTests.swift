import Testing

@testable import PageTraceTesting

@Suite struct SnapshotFileTests {
    private func shown(_ test: String, _ named: String? = nil) -> String {
        let place = SourcePlace("", "", test, 1, 1, path: "/app/Tests/WalkTests.swift")
        return SnapshotFile(place, named: named, fileExtension: "txt").shown
    }

    @Test(arguments: [
        ("walk()", "walk.txt"), ("walk(path:)", "walk.txt"),
        ("`a title, (always) right`()", "a-title-always-right.txt"),
        ("a title, (always) right()", "a-title-always-right.txt"), ("con()", "con.txt"),
    ])
    func `Test names`(test: String, file: String) {
        #expect(shown(test) == "__Snapshots__/WalkTests/\(file)")
    }

    @Test(arguments: [
        ("cancelled", "walk.cancelled.txt"), ("first swipe", "walk.first-swipe.txt"), ("第一", "walk.第一.txt"),
    ])
    func `Readable names stay`(named: String, file: String) {
        #expect(shown("walk()", named) == "__Snapshots__/WalkTests/\(file)")
    }

    @Test func `Names that lose something are told apart`() {
        let paths = ["1→2→3", "1→2→(3)", "1→2⇒3", "../1", "", "a/b", "a\\b"]
        #expect(Set(paths.map { shown("walk()", $0) }).count == paths.count)
        #expect(shown("walk()", "1→2→3") == "__Snapshots__/WalkTests/walk.1-2-3-\(digits).txt")
    }

    /// Fixed here, as a name that changed would lose every snapshot.
    private let digits = "14e83f"

    @Test func `Long names are cut`() {
        let long = shown("walk()", String(repeating: "page ", count: 200))
        #expect(long.utf8.count < 255)
        #expect(long != shown("walk()", String(repeating: "page ", count: 201)))
    }
}
