import Testing

@testable import PageTraceTesting

@Suite struct SnapshotCheckTests {
    private let snapshot = "__Snapshots__/WalkTests/walk.txt"

    @Test func `A missing snapshot is written and fails once`() throws {
        let test = try TemporaryTest()
        let failure = try test.failure(walk())
        #expect(
            failure == """
                There was no snapshot. __Snapshots__/WalkTests/walk.txt has been written.

                Look at it and commit it: the next run compares with it.

                __Snapshots__ is new. SwiftPM warns of it unless the test target in Package.swift says
                  exclude: ["__Snapshots__"]
                """)
        #expect(try test.read(snapshot) == Array(walk().recording.text.utf8))
        #expect(try test.failure(walk()) == nil)
    }

    @Test func `Under never a missing snapshot fails and nothing is written`() throws {
        let test = try TemporaryTest()
        let failure = try #require(try test.failure(walk(), .never))
        #expect(
            failure == """
                There is no snapshot __Snapshots__/WalkTests/walk.txt, and none is written (the mode is never, which is \
                the default if CI is set).

                To write it: PAGETRACE_SNAPSHOTS=missing swift test --filter walk
                Then look at it and commit it.
                """)
        #expect(test.files.isEmpty)
    }

    @Test func `A difference says where and leaves the snapshot alone`() throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk())
        let old = try test.read(snapshot)
        let failure = try #require(try test.failure(walk(tooEarly: true)))
        #expect(
            failure.hasPrefix("The recording differs from its snapshot at step 1 (swipe forward  1 → 2), callback 1"))
        #expect(failure.contains("\n+           title: 1 → 2\n"))
        #expect(
            failure.contains(
                """
                Found:     __Snapshots__/_new/WalkTests/walk.txt
                To accept: PAGETRACE_ACCEPT=WalkTests/walk.txt swift test --filter walk

                """))
        #expect(failure.hasSuffix("  pagetrace run --path '1→2→(3)→3' --pages 4"))
        #expect(!failure.contains(test.folder))
        #expect(try test.read(snapshot) == old)
        #expect(
            try test.read("__Snapshots__/_new/WalkTests/walk.txt") == Array(walk(tooEarly: true).recording.text.utf8))
    }

    @Test func `What was found goes once the test passes`() throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk())
        _ = try test.failure(walk("1→2"))
        #expect(test.files.count == 2)
        #expect(try test.failure(walk()) == nil)
        #expect(test.files == [snapshot])
    }

    @Test func `Under never a difference writes nothing`() throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk())
        let failure = try #require(try test.failure(walk("1→2"), .never))
        #expect(failure.contains("Nothing was written"))
        #expect(test.files == [snapshot])
    }

    @Test func `Under all a difference is written and fails once`() throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk())
        let failure = try #require(try test.failure(walk("1→2"), .all))
        #expect(failure.contains("The snapshot has been written anew."))
        #expect(try test.failure(walk("1→2"), .all) == nil)
        #expect(test.files == [snapshot])
    }

    @Test(arguments: ["__Snapshots__/WalkTests/walk.txt", "WalkTests/walk.txt", "walk.txt", "other,walk"])
    func `A snapshot is accepted by its name, whatever the mode`(name: String) throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk())
        let environment = ["PAGETRACE_ACCEPT": name, "CI": "true"]
        let failure = snapshotFailure(
            try walk("1→2").recording, .none, .text, nil, .never, test.place(), environment: environment)
        #expect(failure?.contains("The snapshot has been written anew.") == true)
        #expect(try test.failure(walk("1→2")) == nil)
    }

    @Test(arguments: ["wal", "OtherTests/walk.txt", "walk.second", ""])
    func `A snapshot of another name is left alone`(name: String) throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk())
        let failure = snapshotFailure(
            try walk("1→2").recording, .none, .text, nil, nil, test.place(),
            environment: ["PAGETRACE_ACCEPT": name, "CI": "true"])
        #expect(failure?.contains("Nothing was written") == true)
        #expect(try test.failure(walk()) == nil)
    }

    @Test func `Findings are sentences in a failure of the test library`() throws {
        let findings = try walk("1→2", tooEarly: true).recording.findings
        withKnownIssue {
            #expect(findings.isEmpty)
        } matching: {
            "\($0)".contains(": title says 3, while 2 is shown.") && !"\($0)".contains("Finding(")
        }
    }

    @Test func `Gestures without a path are written as a trace`() throws {
        let test = try TemporaryTest()
        let dragged = Walk(of: Presenter(), pages: [1, 2, 3, 4]) { session in
            session.set([1])
            session.drag(.forward)
            session.move(to: 0.3)
        }
        _ = try test.failure(walk())
        let failure = try #require(try test.failure(dragged))
        #expect(failure.hasSuffix("  pagetrace run __Snapshots__/_new/WalkTests/walk.trace.json"))
        let trace = try test.read("__Snapshots__/_new/WalkTests/walk.trace.json")
        #expect(String(decoding: trace, as: UTF8.self).contains(#"{ "move": 0.3 }"#))
    }

    @Test func `JSON tells the step too`() throws {
        let test = try TemporaryTest()
        _ = try test.failure(walk(), as: .json)
        let failure = try #require(try test.failure(walk("1→2→3"), as: .json))
        #expect(failure.hasPrefix("The recording differs from its snapshot at step 2 (swipe forward  2 → 3)"))
    }
}
