import Foundation
import Testing

/// Where there is no room, all is as it was, and the message says what there is no room for.
struct FullDiskTests {
    private static let walk = #"run --path "1→2" --pages 2 --quiet --force --format text,svg"#
    private static let names = ["1-2.txt", "1-2.flow.svg"]

    /// Half a kilobyte more each time: the disk is full at every place of every file.
    @Test func `Room that ends at any byte`() throws {
        let workspace = try Workspace()
        try workspace.putEarlier(Self.names, into: "out")
        let earlier = try workspace.contents(of: "out")
        var failures = 0
        while failures < 1000 {
            // Standard output and the exit code are not limited.
            let outcome = try workspace.shell(
                #"""
                { (ulimit -f \#(failures); exec "$PAGETRACE" \#(Self.walk) -o out); echo "exit code $?"; } 2>&1 | cat
                """#)
            guard outcome.text != "exit code 0\n" else { break }
            let errors = Self.names.map {
                "pagetrace: error: cannot write \"out/\($0)\": the file would be larger than is allowed here. "
                    + "Raise the limit with ulimit -f.\nexit code 73\n"
            }
            try #require(errors.contains(outcome.text), "\(outcome.text)")
            try #require(try workspace.contents(of: "out") == earlier)
            failures += 1
        }
        #expect(failures > 2)
        #expect(try workspace.contents(of: "out") == Workspace.finished(Self.walk + " -o out"))
    }

    /// One more each time: first there is none for the folder, then none to write, then none for a file.
    @Test func `Files that cannot be opened`() throws {
        let workspace = try Workspace()
        try workspace.putEarlier(Self.names, into: "out")
        let earlier = try workspace.contents(of: "out")
        var limit = 4
        while limit < 100 {
            let outcome = try workspace.shell(#"ulimit -n \#(limit); exec "$PAGETRACE" \#(Self.walk) -o out"#)
            guard outcome.exitCode != 0 else { break }
            let reason = "too many files are open. Raise the limit with ulimit -n.\n"
            let errors = ["out", "out/1-2.txt"].map { "pagetrace: error: cannot write \"\($0)\": \(reason)" }
            #expect(errors.contains(outcome.errors), "\(outcome.errors)")
            try #require(outcome.exitCode == 73)
            try #require(try workspace.contents(of: "out") == earlier)
            limit += 1
        }
        #expect(limit > 4)
        #expect(try workspace.contents(of: "out") == Workspace.finished(Self.walk + " -o out"))
    }

    /// More folders with documents than files that may be open: to look at all of them needs few.
    @Test func `Folders that are more than open files`() throws {
        let workspace = try Workspace()
        let marker = "<!-- pagetrace: path=\"1→2\" pages=\"2\" -->\n<!-- /pagetrace -->\n"
        for number in 0..<100 { try workspace.put(marker, into: "\(number)/text.md") }
        #expect(try workspace.pagetrace("docs", ".").exitCode == 0)
        try workspace.put(marker + "\n" + marker.replacing("1→2", with: "1→(2)"), into: "7/text.md")
        let outcome = try workspace.shell(#"ulimit -n 40; "$PAGETRACE" docs . && exec "$PAGETRACE" docs --check ."#)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("wrote 7/text.md\n"))
    }

    /// The log fits into the last two kilobytes of pages, the diagram does not.
    @Test(
        .enabled(if: Privileges.canMount, "This system grants no disks to a test."),
        arguments: ["disk", "disk/new/er"])
    func `Disk that is full`(folder: String) throws {
        let outcome = try Workspace().shell(
            Privileges.shell(
                withDisk: "size=64k",
                """
                printf old > disk/1-2.txt; head -c 53248 /dev/zero > disk/filler
                "$PAGETRACE" \(Self.walk) -o \(folder); echo "exit code $?"; ls -A disk; cat disk/1-2.txt
                """))
        let advice = "Free some space, or write to another disk."
        #expect(
            outcome.errors
                == "pagetrace: error: cannot write \"\(folder)/1-2.flow.svg\": the disk is full. \(advice)\n")
        #expect(outcome.text == "exit code 73\n1-2.txt\nfiller\nold")
    }

    /// Names are what is used up, not bytes: for the first hidden file, or for the second.
    @Test(
        .enabled(if: Privileges.canMount, "This system grants no disks to a test."),
        arguments: [(2, "disk/1-2.txt"), (3, "disk/1-2.flow.svg")])
    func `Disk without room for another file`(allowed: Int, failing: String) throws {
        let outcome = try Workspace().shell(
            Privileges.shell(
                withDisk: "nr_inodes=\(allowed)",
                """
                printf old > disk/1-2.txt
                "$PAGETRACE" \(Self.walk) -o disk; echo "exit code $?"; ls -A disk; cat disk/1-2.txt
                """))
        let reason = "the disk is full. Free some space, or write to another disk."
        #expect(outcome.errors == "pagetrace: error: cannot write \"\(failing)\": \(reason)\n")
        #expect(outcome.text == "exit code 73\n1-2.txt\nold")
    }

    /// What a run leaves behind that was killed on a full disk is the first to go.
    @Test(.enabled(if: Privileges.canMount, "This system grants no disks to a test."))
    func `Disk that is full of leftovers`() throws {
        let outcome = try Workspace().shell(
            Privileges.shell(
                withDisk: "size=64k",
                """
                head -c 65536 /dev/zero > disk/\(Workspace.leftover) 2>/dev/null
                "$PAGETRACE" \(Self.walk) -o disk; echo "exit code $?"; ls -A disk
                """))
        #expect(outcome.errors == "")
        #expect(outcome.text == "exit code 0\n1-2.flow.svg\n1-2.txt\n")
    }

    @Test(
        .enabled(if: FullDevice.exists, "This system has no /dev/full."),
        arguments: ["--help", "help run", "--version", "--generate-completion-script bash", "docs --help"])
    func `Help that is lost`(command: String) throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" \#(command) >/dev/full"#)
        let reason = "the disk is full. Free some space, or write to another disk."
        #expect(outcome.errors == "pagetrace: error: cannot write to standard output: \(reason)\n")
        #expect(outcome.exitCode == 73)
    }
}
