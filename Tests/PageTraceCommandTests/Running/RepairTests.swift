import Testing

@Suite("The smallest repair, at the prompt")
struct RepairTests {
    private let touches = ["--gestures", "swipe,cancel"]

    @Test func `A repair comes with exit code 1, the lines that change, and a file that explore proves`() throws {
        let workspace = try Workspace.withMistakeAndRepair()
        let outcome = try workspace.pagetrace(arguments: ["repair", "mistake.json", "-o", "repaired.json"] + touches)
        #expect(outcome.exitCode == 1 && outcome.errors == "wrote repaired.json\n")
        #expect(outcome.text.hasPrefix("1→2 makes title wrong.\n\n1 change: update title in "))
        let proved = try workspace.pagetrace(arguments: ["explore", "repaired.json"] + touches)
        #expect(proved.exitCode == 0)
        let again = try workspace.pagetrace(arguments: ["repair", "repaired.json"] + touches)
        #expect(again.exitCode == 0 && again.text.hasPrefix("Nothing to repair"))
        let json = try workspace.pagetrace(arguments: ["repair", "mistake.json", "--format", "json"] + touches)
        #expect(json.exitCode == 1 && json.text.contains("\"isProved\": true"))
    }

    @Test func `A page has mistake and repair under one finger, on the walk to what was found`() throws {
        let workspace = try Workspace.withMistakeAndRepair()
        let outcome = try workspace.pagetrace(arguments: ["repair", "mistake.json", "--format", "html"] + touches)
        #expect(outcome.exitCode == 1 && outcome.errors.hasSuffix("wrote mistake.repair.html\n"))
        #expect(outcome.text.hasPrefix("1→2 makes title wrong.\n\n1 change: "))
        let page = try workspace.text(of: "mistake.repair.html")
        #expect(page.contains(#""names":["Mistake","Repair"]"#) && page.contains(#""situations":"#))
        #expect(page.contains(#""about":"Update title in "#))
        let none = try workspace.pagetrace(arguments: ["repair", "repair.json", "--format", "html"] + touches)
        #expect(none.exitCode == 0 && none.errors == "no repair to keep, so nothing was written\n")
    }

    @Test func `The trace that is read is never replaced, and without a repair nothing is written`() throws {
        let workspace = try Workspace.withMistakeAndRepair()
        let over = try workspace.pagetrace(
            arguments: ["repair", "mistake.json", "-o", "mistake.json", "--force"] + touches)
        #expect(over.exitCode == 73)
        let none = try workspace.pagetrace(arguments: ["repair", "repair.json", "-o", "new.json"] + touches)
        #expect(none.exitCode == 0 && none.errors == "no repair to keep, so nothing was written\n")
    }

    @Test func `The worlds in which a repair holds are counted if that is asked`() throws {
        let path = ["repair", "--path", "1→2", "--pages", "3", "--track", "title:willTransitionTo"]
        let outcome = try Workspace().pagetrace(arguments: path + touches + ["--worlds"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("\nProved for the gestures ") && outcome.text.contains("\nHolds in "))
    }

    @Test func `What cannot be repaired by a client is exit code 4, and a bound 3`() throws {
        let workspace = try Workspace()
        try workspace.put(
            #"""
            { "version": 1, "container": { "type": "pageViewController", "quirks": ["exactCenterReportsCancelled"] },
              "pages": 3, "gestures": [ { "set": 1 } ] }
            """#, into: "quirk.json")
        let quirk = try workspace.pagetrace(arguments: ["repair", "quirk.json", "--gestures", "swipe,drag"])
        #expect(quirk.exitCode == 4 && quirk.text.contains("\nWhat remains: "), "\(quirk.text)")
        let bound = try workspace.pagetrace(
            arguments: ["repair", "--path", "1", "--pages", "3", "--depth", "1", "--gestures", "swipe"])
        #expect(bound.exitCode == 3 && bound.text.hasPrefix("Nobody knows whether there is something to repair: "))
    }

    @Test(arguments: ["repair", "explore"])
    func `A container that is the same on every system has no worlds`(command: String) throws {
        let workspace = try Workspace()
        try workspace.put(
            #"{ "version": 1, "container": { "type": "scrollView" }, "pages": 3, "gestures": [{ "swipe": "forward" }] }"#,
            into: "scroll.json")
        let outcome = try workspace.pagetrace(arguments: [command, "scroll.json", "--worlds"])
        #expect(outcome.exitCode == 2 && outcome.errors.contains("has no systems, quirks or readings"))
        let list = try workspace.pagetrace(arguments: [command, "scroll.json", "--list", "2-3"])
        #expect(list.exitCode == 2 && list.errors.contains("a container for which --list means nothing. That is"))
        guard command == "explore" else { return }
        let losses = try workspace.pagetrace(
            arguments: [command, "scroll.json", "--losses", "2", "--quirks", "all", "--list", "2"])
        #expect(losses.errors.contains("for which --list, --losses and --quirks mean nothing. "))
    }

    @Test(arguments: [["repair"], ["explore", "--worlds"], ["explore", "--system", "both"]])
    func `Where no gesture can come, the exit code is that of a bound`(command: [String]) throws {
        let outcome = try Workspace().pagetrace(
            arguments: command + ["--path", "1", "--pages", "2", "--gestures", "turn"])
        #expect(outcome.exitCode == 3 && outcome.text.contains("none of these gestures can come"))
    }

    @Test func `As for explore, not too many gestures lead to where exploring begins`() throws {
        let long = ["repair", "--path", "1→[2→1]×2000", "--pages", "2", "--from", "end"]
        let outcome = try Workspace().pagetrace(arguments: long)
        #expect(outcome.exitCode == 3 && outcome.errors.contains("4,001 gestures lead to where exploring begins"))
    }

    @Test(arguments: [
        ("repair", "Name one trace file"), ("repair a --depth 0", "--depth 0 leaves nothing to try"),
        ("repair a -o a.svg", "a.svg does not end as json does"), ("repair a --format svg", "invalid"),
        ("repair a -o a.json --format html", "a.json does not end as html does"),
    ])
    func `A command line that asks for nothing that there is, is refused`(line: String, message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: line.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }
}
