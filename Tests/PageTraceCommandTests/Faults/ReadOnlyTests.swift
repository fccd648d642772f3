import Foundation
import Testing

/// Where writing is not allowed, all is as it was, and the message names the file and what to do.
struct ReadOnlyTests {
    private static let walk = #"run --path "1→2" --pages 2 --quiet --force --format text,dot"#
    private static let denial = "permission denied. Allow writing to the folder, or choose another one."

    @Test(.enabled(if: Privileges.canBeDenied, "Root cannot be denied anything here."))
    func `Folder that may not be written to`() throws {
        let workspace = try Workspace()
        try workspace.putEarlier(["1-2.txt"], into: "out")
        let earlier = try workspace.contents(of: "out")
        let outcome = try workspace.shell(
            #"""
            chmod 555 out; \#(Privileges.denied) "$PAGETRACE" \#(Self.walk) -o out; code=$?
            chmod 755 out; exit $code
            """#)
        #expect(outcome.errors == "pagetrace: error: cannot write \"out/1-2.txt\": \(Self.denial)\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.contents(of: "out") == earlier)
    }

    @Test(.enabled(if: Privileges.canBeDenied, "Root cannot be denied anything here."))
    func `Folder that may not be made`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"""
            mkdir out; chmod 555 out; \#(Privileges.denied) "$PAGETRACE" \#(Self.walk) -o out/new/folder; code=$?
            chmod 755 out; exit $code
            """#)
        #expect(outcome.errors == "pagetrace: error: cannot write \"out/new/folder\": \(Self.denial)\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.files() == ["out/"])
    }

    /// In a folder for all, such as /tmp, nobody may replace the file of another user.
    ///
    /// Only the system knows: the log has its name already, and the message says so.
    @Test(
        .enabled(if: Privileges.canBeOthers, "Only root can make files of other users."),
        arguments: ["", "printf old > out/1-2.txt; chmod 666 out/1-2.txt;"])
    func `File of another user`(before: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"""
            mkdir out; \#(before) printf precious > out/1-2.flow.dot
            chown 1 out out/1-2.flow.dot; chmod 1777 out; chmod 644 out/1-2.flow.dot
            \#(Privileges.denied) "$PAGETRACE" \#(Self.walk) -o out; code=$?; ls -A out >names; exit $code
            """#)
        #expect(
            outcome.errors == "pagetrace: error: cannot write \"out/1-2.flow.dot\": "
                + "permission denied, after 1 of 2 files had been written. "
                + "Allow writing to the folder, or choose another one.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.text(of: "names") == "1-2.flow.dot\n1-2.txt\n")
        #expect(try workspace.text(of: "out/1-2.flow.dot") == "precious")
        #expect(try workspace.text(of: "out/1-2.txt").hasPrefix("UIPageViewController, scroll\n"))
    }

    @Test(
        .enabled(if: Privileges.canMount, "This system grants no disks to a test."),
        arguments: [("disk", "disk/1-2.txt"), ("disk/new", "disk/new")])
    func `Disk that is read only`(folder: String, failing: String) throws {
        let outcome = try Workspace().shell(
            Privileges.shell(
                withDisk: "size=1m",
                """
                printf old > disk/1-2.txt; mount -o remount,ro disk || exit 99
                "$PAGETRACE" \(Self.walk) -o \(folder); echo "exit code $?"; ls -A disk; cat disk/1-2.txt
                """))
        let reason = "the disk is read-only. Write to another disk."
        #expect(outcome.errors == "pagetrace: error: cannot write \"\(failing)\": \(reason)\n")
        #expect(outcome.text == "exit code 73\n1-2.txt\nold")
    }

    /// Nobody sees beforehand that it cannot be replaced: the image in the other folder has its name already, and the
    /// documents stay as they are.
    @Test(.enabled(if: Privileges.canMount, "This system grants no disks to a test."))
    func `File of a document that is mounted by itself`() throws {
        let workspace = try Workspace()
        for folder in ["one", "two"] {
            try workspace.put("old", into: "\(folder)/figure.svg")
            try workspace.put(
                """
                <!-- pagetrace: path="1→2" pages="2" image="figure.svg" -->
                <!-- /pagetrace -->
                """, into: "\(folder)/text.md")
        }
        let outcome = try workspace.shell(
            #"""
            exec unshare -rm sh -c 'mount --bind one/figure.svg one/figure.svg || exit 99; exec "$PAGETRACE" docs --force one two'
            """#)
        let reason = "it is a mount point, as files shared with a container are, and cannot be replaced"
        #expect(
            outcome.errors
                == "pagetrace: error: cannot write \"one/figure.svg\": \(reason), after 1 of 4 files had been written. "
                + "Mount its folder, or write to another one.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.text(of: "one/figure.svg") == "old")
        #expect(try workspace.text(of: "two/figure.svg").hasPrefix("<?xml"))
        for folder in ["one", "two"] {
            #expect(try workspace.contents(of: folder).keys.sorted() == ["figure.svg", "text.md"])
            #expect(try !workspace.text(of: "\(folder)/text.md").contains("img"))
        }
    }

    /// The system would let it be replaced: whoever may write to the folder may replace what is in it.
    @Test func `File that is write-protected stays, and all others`() throws {
        let workspace = try Workspace()
        try workspace.putEarlier(["1-2.txt"], into: "out")
        let earlier = try workspace.contents(of: "out")
        let outcome = try workspace.shell(#"chmod 444 out/1-2.txt; "$PAGETRACE" \#(Self.walk) -o out"#)
        #expect(
            outcome.errors == "pagetrace: error: cannot write \"out/1-2.txt\": it is write-protected. "
                + "Allow writing with chmod u+w.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.contents(of: "out") == earlier)
    }

    @Test func `Folder that is gone`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"mkdir gone; cd gone; rmdir ../gone; "$PAGETRACE" \#(Self.walk); code=$?; cd ..; exit $code"#)
        #expect(outcome.errors == "pagetrace: error: cannot write \"1-2.txt\": there is no such folder.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.files() == [])
    }
}
