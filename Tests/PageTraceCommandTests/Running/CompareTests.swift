import Foundation
import Testing

@Suite("Two traces side by side, at the prompt")
struct CompareTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.copy(trace: "title-set-in-the-data-source", to: "mistake.json")
        try workspace.copy(trace: "title-set-in-did-finish", to: "repair.json")
        return workspace
    }

    @Test("Where they part comes first, then both logs as one")
    func text() throws {
        let outcome = try workspace().pagetrace("compare", "mistake.json", "repair.json")
        #expect(outcome.exitCode == 0)
        let text = String(decoding: outcome.output, as: UTF8.self)
        #expect(
            text.hasPrefix(
                """
                They part at step 1, callback 1: mistake sets title to Second; repair changes nothing.
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

    @Test("A page to step through both")
    func page() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace(
            "compare", "mistake.json", "repair.json", "--format", "html", "--names", "Mistake,Repair", "-o", "out")
        #expect(outcome.errors == "wrote out/mistake-repair.html\n")
        #expect(try workspace.text(of: "out/mistake-repair.html").contains(#""names":["Mistake","Repair"]"#))
    }

    @Test(
        "What cannot be compared",
        arguments: [
            ("compare a b c", "Two traces can be compared, and these are 3."),
            ("compare - -", "Standard input can be read once"),
            ("compare a --format html", "belong to two traces"),
            ("compare a b --names one", "--names takes two, such as"),
        ])
    func refused(command: String, message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: command.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
    }
}
