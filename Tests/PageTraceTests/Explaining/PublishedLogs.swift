import Foundation
import Testing

@testable import PageTrace

@Suite("Published logs of devices are explained, or the contradiction has its switch")
struct PublishedLogs {
    private static let folder = ExampleTrace.package.appendingPathComponent("Tests/Logs")

    private func explanation(_ name: String) throws -> Explanation {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".log"), encoding: .utf8)
        #expect(text.contains("\n# Source: "), "a log says where it comes from")
        return try ObservedLog(text: text, name: name).explained()
    }

    @Test func `iOS 9.1: the first swipes of five pages`() throws {
        let explanation = try explanation("first-swipes-ios-9.1")
        #expect(explanation.trace?.path == "1→(2)→2→1")
        #expect(explanation.systems.contains(.classic))
    }

    @Test func `iOS 7: the appearance calls of a swipe and of a turn, completed and cancelled`() throws {
        #expect(try explanation("appearance-scroll-completed").trace?.path == "1→2")
        #expect(try explanation("appearance-scroll-cancelled").trace?.path == "1→(2)")
        #expect(try explanation("appearance-curl-completed").trace?.path == "1→2")
        #expect(try explanation("appearance-curl-cancelled").trace?.path == "1→(2)")
    }

    @Test(arguments: ["scroll", "curl"])
    func `The order of a cancelled swipe is not that of a cancelled turn`(style: String) throws {
        let url = Self.folder.appendingPathComponent("appearance-\(style)-cancelled.log")
        let text = try String(contentsOf: url, encoding: .utf8)
        let other = style == "scroll" ? "page curl" : "scroll"
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("UIPageViewController") }
        let log = try ObservedLog(text: "UIPageViewController, \(other)\n" + lines.joined(separator: "\n"))
        #expect(!log.explained(ExplanationOptions(quirks: [])).isExplained)
    }

    @Test(arguments: [
        ("first-set-classic", PagingSystem.classic), ("first-set-ios-26.1", .iOS26), ("plain-set-ios-26.1", .iOS26),
        ("animated-set-ios-26.1", .iOS26), ("superseded-set-ios-26.1", .iOS26),
        ("two-animated-sets-ios-26.1", .iOS26),
    ])
    func `Sets: what one system does the other does not`(name: String, system: PagingSystem) throws {
        let explanation = try explanation(name)
        #expect(explanation.verdict == "Yes, on \(system.rawValue).")
        // The source of this one has the blocks alone, and a finger does the same to them on either system.
        guard name != "two-animated-sets-ios-26.1" else { return }
        let other: PagingSystem = system == .classic ? .iOS26 : .classic
        var options = ExplanationOptions(systems: [other])
        options.quirks = []
        #expect(!explanation.log.explained(options).isExplained)
    }

    @Test func `Every log of the folder has its test, and its row in the documentation`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(names.count == 11)
        let page = ExampleTrace.package.appendingPathComponent("Sources/PageTrace/PageTrace.docc/Explaining.md")
        let table = try String(contentsOf: page, encoding: .utf8)
        for name in names { #expect(table.contains("| `\(name)` |"), "\(name)") }
    }
}
