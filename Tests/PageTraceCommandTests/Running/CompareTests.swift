import Foundation
import Testing

@Suite("Two traces side by side, at the prompt")
struct CompareTests {
    private func workspace() throws -> Workspace { try .withMistakeAndRepair() }

    @Test func `Where they part comes first, then both logs as one`() throws {
        let outcome = try workspace().pagetrace("compare", "mistake.json", "repair.json")
        #expect(outcome.exitCode == 1)
        let text = String(decoding: outcome.output, as: UTF8.self)
        #expect(
            text.hasPrefix(
                """
                First difference at step 1, callback 1: mistake sets title to Second; repair changes nothing.
                - mistake
                + repair

                """))
        #expect(
            text.contains(
                """
                  1. swipe forward  First → Second
                       1  viewControllerAfter(First) → Second
                -            title: First → Second
                       2  viewControllerBefore(First) → nil

                """))
    }

    @Test func `Two files of one name are told apart by their folders`() throws {
        let workspace = try workspace()
        for (path, trace) in [("old/app/pager", "mistake.json"), ("new/app/pager", "repair.json")] {
            try workspace.put(try workspace.text(of: trace), into: "\(path).json")
        }
        let outcome = try workspace.pagetrace("compare", "old/app/pager.json", "new/app/pager.json")
        #expect(
            outcome.text.hasPrefix(
                "First difference at step 1, callback 1: old/app/pager sets title to Second; new/app/pager changes nothing."
            ))
    }

    @Test func `A page to step through both`() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace(
            "compare", "mistake.json", "repair.json", "--format", "html", "--names", "Mistake,Repair", "-o", "out")
        #expect(outcome.errors == "wrote out/mistake-repair.html\n")
        #expect(try workspace.text(of: "out/mistake-repair.html").contains(#""names":["Mistake","Repair"]"#))
    }

    @Test func `Both drawings side by side, in one file of any name`() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace(
            "compare", "mistake.json", "repair.json", "--format", "svg", "-o", "both.svg")
        #expect(outcome.errors == "wrote both.svg\n")
        #expect(outcome.exitCode == 1)
        #expect(try workspace.text(of: "both.svg").contains("First difference at step 1, callback 1"))
    }

    @Test func `A trace and itself do not differ`() throws {
        let outcome = try workspace().pagetrace("compare", "mistake.json", "mistake.json", "--quiet")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.isEmpty)
    }

    @Test func `One trace with each value of a setting`() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace("compare", "repair.json", "--vary", "preload")
        #expect(
            outcome.text.hasPrefix(
                """
                preload: always, compared with never

                First difference at step 1, callback 5: always receives viewControllerAfter(Second) → Third; never receives no \
                such call.
                - always
                + never

                """))
        #expect(outcome.exitCode == 1)
        let same = try workspace.pagetrace("compare", "repair.json", "--vary", "contract")
        #expect(same.text == "contract: strict, compared with lenient\nlenient says the same as strict.\n")
        #expect(same.exitCode == 0)
    }

    @Test func `If the trace can have no other value, nothing is compared`() throws {
        let outcome = try workspace().pagetrace("compare", "repair.json", "--vary", "spineLocation")
        let sentence = "min is not tried, since the trace would be refused: \"spineLocation\" must be \"none\""
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("no other value of \"spineLocation\" can be tried here"))
        #expect(outcome.errors.contains(sentence))
    }

    @Test func `What is no setting is refused, with those that are`() throws {
        let outcome = try workspace().pagetrace("compare", "repair.json", "--vary", "contrac")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("Did you mean \"contract\"? These can: \"transitionStyle\", "))
    }

    @Test func `The strategies of a root container are a table`() throws {
        let workspace = try workspace()
        try workspace.copy(trace: "root-containment", to: "root.json")
        let outcome = try workspace.pagetrace("compare", "root.json", "--vary", "strategy")
        #expect(outcome.text.hasPrefix("gesture  "))
        #expect(outcome.exitCode == 1)
    }

    @Test func `Each value of a setting that differs is drawn beside the first`() throws {
        let workspace = try Workspace()
        try workspace.copy(trace: "root-containment", to: "root.json")
        let vary = ["compare", "root.json", "--vary", "strategy", "--format"]
        let outcome = try workspace.pagetrace(arguments: vary + ["svg", "-o", "out"])
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.errors
                == "wrote out/root-stack-window.flow.svg\nwrote out/root-stack-containment.flow.svg\n")
        #expect(try workspace.text(of: "out/root-stack-window.flow.svg").contains(">containment<") == false)
        #expect(try workspace.text(of: "out/root-stack-containment.flow.svg").contains("containment"))
        let one = try workspace.pagetrace(arguments: vary + ["html", "-o", "one.html"])
        #expect(one.exitCode == 2)
        #expect(
            one.errors.contains(
                "2 values of \"strategy\" differ from stack, and each is drawn in a file of its own. Name a folder"))
        #expect(try workspace.files().contains("one.html") == false)
    }

    @Test(arguments: [
        ("compare a b c", "Two traces can be compared, and these are 3."),
        ("compare - -", "Standard input can be read once"),
        ("compare a", "Name a second trace, or a setting to vary"),
        ("compare a b --vary contract", "compares one trace with itself"),
        ("compare a --vary contract --format html --live", "belong to two traces"),
        ("compare a --vary contract --names A,B", "belong to two traces"),
        ("compare a b --format svg -o both.png", "does not end in .svg"),
        ("compare a b --names one", "--names takes two, such as"),
    ])
    func `What cannot be compared`(command: String, message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: command.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
    }
}
