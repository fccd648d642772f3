import Foundation
import Testing

@Suite("A test package around a pager, at the prompt")
struct AdaptTests {
    private static let pager = """
        import UIKit
        import Lottie

        class TourViewController: UIPageViewController {}

        """

    @Test func `A package is written, with the one command that runs it`() throws {
        let workspace = try Workspace()
        try workspace.put(Self.pager, into: "Tour.swift")
        let outcome = try workspace.pagetrace(arguments: [
            "adapt", "Tour.swift", "--pagetrace", "https://example.org/p",
        ])
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.errors == """
                wrote PagerTests/Package.swift
                wrote PagerTests/Sources/AppUnderTest/Files.swift
                wrote PagerTests/Stubs/Lottie/Lottie.swift
                wrote PagerTests/Tests/AppUnderTestTests/TourViewControllerTests.swift

                """)
        #expect(
            outcome.text == """
                Declare what the app uses of Lottie, in Stubs.
                Now: swift test --package-path PagerTests

                """)
        #expect(
            try workspace.text(of: "PagerTests/Sources/AppUnderTest/Files.swift").contains("adapt ../Tour.swift\n"))
        #expect(try workspace.text(of: "PagerTests/Package.swift").contains("url: \"https://example.org/p\""))
        #expect(try workspace.text(of: "Tour.swift") == Self.pager)
    }

    @Test func `A file without a pager has no test, and no command that would run one`() throws {
        let workspace = try Workspace()
        try workspace.put("struct Page {}\n", into: "Page.swift")
        let outcome = try workspace.pagetrace("adapt", "Page.swift")
        #expect(outcome.exitCode == 0 && outcome.text.contains("No class was found here"))
        #expect(!outcome.text.contains("swift test"))
    }

    @Test(arguments: [
        ("title = pending?.title", "        driver.track(\"title\") { pager.title }\n"),
        ("self.title = pending?.title", "        driver.track(\"title\") { pager.title }\n"),
        ("navigationItem.title = names[0]", "        driver.track(\"title\") { pager.navigationItem.title }\n"),
        ("navigationItem.title = \"A\"", "        // driver.track(\"title\") { pager.navigationItem.title }\n"),
        ("let title = \"A\"", "        // driver.track(\"title\") { pager.navigationItem.title }\n"),
        ("button.title = \"A\"", "        // driver.track(\"title\") { pager.navigationItem.title }\n"),
    ])
    func `The title that the pager sets is followed in its first test`(statement: String, line: String) throws {
        let workspace = try Workspace()
        try workspace.put(
            "import UIKit\nclass Tour: UIPageViewController {\n    func show() {\n        \(statement)\n    }\n}\n",
            into: "Tour.swift")
        _ = try workspace.pagetrace("adapt", "Tour.swift")
        let test = try workspace.text(of: "PagerTests/Tests/AppUnderTestTests/TourTests.swift")
        #expect(test.contains(line), "\(test)")
    }

    @Test func `A name with quotation marks stays a name, and one with a line break is refused`() throws {
        let workspace = try Workspace()
        try workspace.put(Self.pager, into: "Tour.swift")
        _ = try workspace.pagetrace(arguments: ["adapt", "Tour.swift", "--pagetrace", "a\"b"])
        #expect(try workspace.text(of: "PagerTests/Package.swift").contains(#"path: "../a\"b")"#))
        try workspace.put(Self.pager, into: "To\nur.swift")
        let refused = try workspace.pagetrace(arguments: ["adapt", "To\nur.swift"])
        #expect(refused.exitCode == 64 && refused.errors.contains("has a line break"))
    }

    @Test func `What was changed in a package is not replaced`() throws {
        let workspace = try Workspace()
        try workspace.put(Self.pager, into: "Tour.swift")
        _ = try workspace.pagetrace("adapt", "Tour.swift")
        let again = try workspace.pagetrace("adapt", "Tour.swift")
        #expect(again.exitCode == 0 && again.errors.contains("current: PagerTests/Package.swift"))
        try workspace.put("// mine", into: "PagerTests/Package.swift")
        let refused = try workspace.pagetrace("adapt", "Tour.swift")
        #expect(refused.exitCode == 73 && refused.errors.contains("it is not as pagetrace adapt wrote it"))
        #expect(try workspace.text(of: "PagerTests/Package.swift") == "// mine")
        #expect(
            try workspace.pagetrace("adapt", "Tour.swift", "--force").errors.contains("replaced PagerTests/Package"))
    }

    @Test func `With one more file the package is written again, but for tests and stubs that were changed`() throws {
        let workspace = try Workspace()
        try workspace.put(Self.pager, into: "Tour.swift")
        _ = try workspace.pagetrace("adapt", "Tour.swift")
        let stub = "PagerTests/Stubs/Lottie/Lottie.swift"
        try workspace.put("public struct Animation {}", into: stub)
        try workspace.put("import MyKit\n", into: "Page.swift")
        let again = try workspace.pagetrace("adapt", "Tour.swift", "Page.swift")
        #expect(
            again.errors == """
                replaced PagerTests/Package.swift
                replaced PagerTests/Sources/AppUnderTest/Files.swift
                wrote PagerTests/Stubs/MyKit/MyKit.swift
                current: PagerTests/Tests/AppUnderTestTests/TourViewControllerTests.swift

                """)
        #expect(again.text.hasPrefix("Left as you changed it: \(stub)."))
        #expect(try workspace.text(of: stub) == "public struct Animation {}")
    }

    @Test(arguments: [
        (["App/Page.swift", "-o", "."], ". holds App/Page.swift"),
        (["App/Page.swift", "-o", "link"], "link holds App/Page.swift"),
        (["App", "-o", "App/Tests"], "App/Tests is in App"), (["."], "PagerTests is in ."),
        (["App/Page.swift", "-o", "linked"], "linked/Sources/AppUnderTest leads out of the package"),
        (["Notes.txt"], "Notes.txt does not end in .swift"), (["Latin.swift"], "Latin.swift is not UTF-8"),
    ])
    func `Nothing is written into an app, nor for what is not Swift`(arguments: [String], reason: String) throws {
        let workspace = try Workspace()
        try workspace.put("struct Page {}\n", into: "App/Page.swift")
        try workspace.put("", into: "Notes.txt")
        try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: URL(filePath: "\(workspace.folder)/Latin.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: "\(workspace.folder)/link", withDestinationPath: workspace.folder)
        try FileManager.default.createDirectory(atPath: "\(workspace.folder)/linked", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(workspace.folder)/linked/Sources", withDestinationPath: "\(workspace.folder)/App")
        let outcome = try workspace.pagetrace(arguments: ["adapt"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: "\(workspace.folder)/Package.swift"))
    }

    @Test func `A file is named once, whichever way it is reached, and the command can be pasted`() throws {
        let workspace = try Workspace()
        try workspace.put(Self.pager, into: "App/Tour.swift")
        let outcome = try workspace.pagetrace(arguments: ["adapt", "App", "App/../App/Tour.swift", "-o", "My Tests"])
        #expect(outcome.text.hasSuffix("swift test --package-path 'My Tests'\n"), "\(outcome.text)")
        let list = try workspace.text(of: "My Tests/Sources/AppUnderTest/Files.swift")
        #expect(list.components(separatedBy: "// pagetrace: adapt ../App/Tour.swift").count == 2)
    }

    @Test func `A file that is not there is named, and so is a folder without Swift`() throws {
        let workspace = try Workspace()
        let missing = try workspace.pagetrace("adapt", "Tour.swift")
        #expect(missing.exitCode == 74 && missing.errors.contains("Tour.swift"))
        let empty = try workspace.pagetrace("adapt", ".")
        #expect(empty.exitCode == 64 && empty.errors.contains("There is no Swift file in ."))
        #expect(try workspace.pagetrace("adapt", "a.swift", "-o", "-").exitCode == 64)
    }
}
