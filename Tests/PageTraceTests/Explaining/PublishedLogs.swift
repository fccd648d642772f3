import Foundation
import Testing

@testable import PageTrace

@Suite("Published logs of devices are explained, or the contradiction has its switch")
struct PublishedLogs {
    private func explanation(_ name: String) throws -> Explanation {
        let text = try ExampleTrace.file("Tests/Logs/\(name).log")
        #expect(text.contains("\n# Source: "), "a log says where it comes from")
        return try ObservedLog(text, name: name).explained()
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
        let text = try ExampleTrace.file("Tests/Logs/appearance-\(style)-cancelled.log")
        let other = style == "scroll" ? "page curl" : "scroll"
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("UIPageViewController") }
        let log = try ObservedLog("UIPageViewController, \(other)\n" + lines.joined(separator: "\n"))
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
        #expect(!explanation.log.explained(ExplanationOptions(systems: [other], quirks: [])).isExplained)
    }

    @Test func `Every log of the folder has its test, and its row in the documentation`() throws {
        let folder = ExampleTrace.package.appendingPathComponent("Tests/Logs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count == 11)
        let table = try ExampleTrace.file("Sources/PageTrace/PageTrace.docc/Explaining.md")
        for name in names { #expect(table.contains("| `\(name)` |"), "\(name)") }
    }
}
