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
            try workspace.text(of: "PagerTests/Sources/AppUnderTest/Files.swift").hasSuffix("adapt ../Tour.swift\n"))
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
        ("navigationItem.title = \"A\"", "        driver.track(\"title\") { pager.navigationItem.title }\n"),
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
        #expect(refused.exitCode == 73 && refused.errors.contains("pagetrace did not make"))
        #expect(try workspace.text(of: "PagerTests/Package.swift") == "// mine")
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
