import Foundation
import Testing

@testable import PageTraceFiles

/// A run that is killed leaves every file old or new; what else it leaves, the next run removes.
struct KillTests {
    private static let command = #"run --quiet --force --path "1→2" --pages 2 --format text,dot -o out"#
    private static let names = ["1-2.txt", "1-2.flow.dot"]

    /// Ends one run before its first system call that writes, the next one before its second, and so on to the last.
    @Test(.enabled(if: SteppedRun.isAllowed, "This system lets no test step through a process."))
    func `Kill before each system call`() throws {
        let workspace = try Workspace()
        let new = try Workspace.finished(Self.command)
        var steps = 0
        while steps < 1000 {
            try workspace.putEarlier(Self.names, into: "out")
            let old = try workspace.contents(of: "out").filter { Self.names.contains($0.key) }
            let run = try SteppedRun(workspace, Self.command, folder: workspace["out"])
            let isRunning = run.advance(toStep: steps)
            run.kill()
            let found = try workspace.contents(of: "out")
            for name in Self.names {
                try #require(found[name] == old[name] || found[name] == new[name], "\(name), killed at \(steps)")
            }
            // Those of all the runs before are gone.
            try #require(found.count <= 2 * Self.names.count, "\(found.keys.sorted()), killed at \(steps)")
            guard isRunning else { break }
            steps += 1
        }
        #expect(steps > 20)
        #expect(try workspace.contents(of: "out") == new)
    }

    /// Control-C, a request to end, a terminal that is gone: what has begun is finished first.
    @Test(.enabled(if: SteppedRun.isAllowed, "This system lets no test step through a process."))
    func `A signal before each system call leaves all or nothing, and nothing else`() throws {
        let workspace = try Workspace()
        let new = try Workspace.finished(Self.command)
        var steps = 0
        while steps < 1000 {
            try workspace.putEarlier(Self.names, into: "out")
            let run = try SteppedRun(workspace, Self.command, folder: workspace["out"])
            let isRunning = run.advance(toStep: steps)
            run.finish(after: [SIGINT, SIGTERM, SIGHUP][steps % 3])
            let found = try workspace.contents(of: "out")
            try #require(found == new, "\(found.keys.sorted()), a signal at \(steps)")
            guard isRunning else { break }
            steps += 1
        }
        #expect(steps > 20)
    }

    /// The same on systems that allow nothing: whenever a run has begun to write, at whatever moment it is.
    @Test func `Kill while writing`() throws {
        let workspace = try Workspace()
        let new = try Workspace.finished(Self.command)
        for delay in 0..<20 {
            try workspace.putEarlier(Self.names, into: "out")
            let old = try workspace.contents(of: "out").filter { Self.names.contains($0.key) }
            let before = try workspace.leftovers(in: "out")
            let run = try workspace.start(Self.command)
            while run.isRunning, try workspace.leftovers(in: "out") == before {}
            for _ in 0..<delay { _ = try workspace.leftovers(in: "out") }
            kill(run.processIdentifier, SIGKILL)
            run.waitUntilExit()
            let found = try workspace.contents(of: "out")
            for name in Self.names { try #require(found[name] == old[name] || found[name] == new[name]) }
            #expect(found.count <= 2 * Self.names.count)
        }
        #expect(try workspace.shell(#""$PAGETRACE" \#(Self.command)"#).exitCode == 0)
        #expect(try workspace.contents(of: "out") == new)
    }

    /// Whatever has such a name and is not the remains of a run is not touched.
    @Test func `What only looks like a leftover stays`() throws {
        let workspace = try Workspace()
        try workspace.put("precious", into: "elsewhere/file")
        _ = try workspace.shell(
            #"""
            mkdir -p out/.pagetrace-1/folder out/\#(Workspace.leftover); cd out
            printf mine > .pagetrace-1/folder/file; printf mine > \#(Workspace.leftover)/new-ideas.md
            printf mine > .pagetrace-file; printf mine > .pagetrace-2024112700000000012345678
            ln -s ../elsewhere/file \#(TemporaryName.random())
            """#)
        let before = try workspace.files()
        #expect(try workspace.shell(#""$PAGETRACE" \#(Self.command)"#).exitCode == 0)
        #expect(try workspace.files() == (before + Self.names.map { "out/\($0)" }).sorted())
        #expect(try workspace.text(of: "elsewhere/file") == "precious")
    }
}
