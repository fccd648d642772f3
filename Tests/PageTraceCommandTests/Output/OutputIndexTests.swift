import Foundation
import Testing

/// The index leads to every example, and nowhere else.
struct OutputIndexTests {
    @Test func `Every trace is in one topic`() {
        let listed = Topic.all.flatMap(\.names)
        #expect(Set(Example.names).subtracting(listed) == [], "in no topic: name it in Topic.swift")
        #expect(Set(listed).subtracting(Example.names) == [], "in a topic, but not in Traces/")
        #expect(listed.count == Set(listed).count, "in two topics")
    }

    /// A title is a heading here, and two of one name would share their link.
    @Test func `Every heading has a link of its own`() throws {
        let headings = Topic.all.map(\.title) + (try Example.all().map(\.trace.title))
        #expect(Dictionary(grouping: headings, by: OutputIndex.anchor).values.filter { $0.count > 1 } == [])
    }

    @Test(arguments: try Example.all())
    func `Every trace says what it is about`(_ example: Example) {
        #expect(!example.trace.title.isEmpty)
        #expect(example.trace.about.hasSuffix("."))
        #expect(!example.summary.isEmpty)
    }

    @Test func `Every link leads somewhere`() throws {
        let text = try Project.text(of: "Output/README.md")
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
            .map { OutputIndex.anchor($0.drop { $0 == "#" || $0 == " " }.description) }
        let targets = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
        #expect(targets.count > Example.names.count * 6)
        for target in targets {
            if target.hasPrefix("#") {
                #expect(headings.contains(String(target.dropFirst())))
            } else {
                #expect(FileManager.default.fileExists(atPath: "\(Project.output)/\(target)"), "\(target)")
            }
        }
    }

    @Test func `A picture is told in words and leads to its drawing`() throws {
        let example = try Example(name: "title-set-in-the-data-source")
        let row = try #require(
            OutputIndex(examples: [example], graphvizVersion: "1").text.split(separator: "\n")
                .first { $0.hasPrefix("| [<img") })
        #expect(row.contains("](title-set-in-the-data-source.flow.svg)"))
        #expect(row.contains("Pages shown: First → Second → Third"))
        #expect(row.contains("**A title set in the data source** ⚠ 4 findings<br>"))
    }

    @Test func `Every title is there once`() throws {
        let titles = try Project.text(of: "Output/README.md").split(separator: "**", omittingEmptySubsequences: false)
        for example in try Example.all() {
            #expect(titles.count { $0 == example.trace.title } == 1, "\(example.name)")
        }
    }

    @Test func `The version of Graphviz is found again`() {
        let text = OutputIndex(examples: [], graphvizVersion: "2.43.0").text
        #expect(OutputIndex.graphvizVersion(in: text) == "2.43.0")
    }
}
