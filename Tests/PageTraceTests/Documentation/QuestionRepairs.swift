import Foundation
import TestDepth
import Testing

@testable import PageTrace

/// What the page of questions recommends, explored to its end: on both systems, and with each quirk and reading that
/// somebody saw on a device.
///
/// The table of the page says what breaks a recommendation and what could not be decided, and says it of nothing else.
@Suite("The repairs of the questions")
struct QuestionRepairs {
    /// A row of the table: the repair, its number of pages, what breaks it, and what its search could not decide.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let pages: Int?
        let breaking: Set<String>
        let undecided: Set<String>

        var testDescription: String { name }
    }

    /// What the page says is tried; where a gesture is not possible, there is nothing to try.
    private static let families: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip, .turn]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func rows() throws -> [Row] {
        let page = root.appendingPathComponent("Sources/PageTrace/PageTrace.docc/Questions/Questions.md")
        return try String(contentsOf: page, encoding: .utf8)
            .matches(of: /(?m)^\| `([a-z-]+)` \|[^|]*\| (\d+) \|([^|]*)\|([^|]*)\|$/)
            .map { row in
                Row(
                    name: String(row.1), pages: Int(row.2), breaking: names(in: row.3), undecided: names(in: row.4))
            }
    }

    private static func names(in cell: Substring) -> Set<String> {
        Set(cell.matches(of: /`([^`]+)`/).map { String($0.1) })
    }

    /// The trace of a repair.
    private static func trace(_ name: String) throws -> Trace {
        let file = root.appendingPathComponent("Tests/Repairs/\(name).json")
        return try TraceReader.read(String(contentsOf: file, encoding: .utf8).utf8, name: name)
    }

    @Test(arguments: try rows())
    func `Each holds in every sequence of gestures, of any length, but for what the page says`(_ row: Row) throws {
        let trace = try Self.trace(row.name)
        #expect(trace.pages.count == row.pages)
        let isCurl = trace.pageViewController?.container.transitionStyle == .pageCurl
        let quirks = Quirk.allCases.filter { ($0.style == .pageCurl) == isCurl }
        var worlds = quirks.map { World(name: $0.rawValue, quirks: Quirks($0)) }
        if !isCurl {
            worlds += Readings.named.map { World(name: $0.name, readings: $0.reading) }
            worlds.append(World(name: "\"reassignment\": \"keeps\"", keepsOnReassignment: true))
        }
        let told = row.breaking.union(row.undecided)
        for system in PagingSystem.allCases {
            // What fails on one system without any quirk would stand in the table as the name of the system.
            var tried = [World(name: system.rawValue)]
            tried += worlds.filter { Depth.isDeep || (told.contains($0.name) && system == .iOS26) }
            for world in tried {
                let expected: Answer =
                    row.breaking.contains(world.name)
                    ? .fails : row.undecided.contains(world.name) ? .isNotDecided : .holds
                let (answer, walks) = try Self.explored(trace, system, world)
                #expect(answer == expected, "\(system.rawValue), \(world.name): \(walks.joined(separator: "; "))")
            }
        }
        #expect(told.isSubset(of: worlds.map(\.name)))
    }

    @Test func `Each repair has its row`() throws {
        let folder = Self.root.appendingPathComponent("Tests/Repairs").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { $0.replacing(".json", with: "") }
        #expect(try Set(Self.rows().map(\.name)) == Set(files))
    }

    private enum Answer { case holds, fails, isNotDecided }

    /// What a repair is tried with.
    private struct World {
        let name: String
        var quirks: Quirks = []
        var readings: Readings = []
        var keepsOnReassignment = false
    }

    /// Whether a repair holds, and the walks that break it; what a quirk itself does to the callbacks is not counted.
    private static func explored(
        _ trace: Trace, _ system: PagingSystem, _ world: World
    ) throws -> (Answer, walks: [String]) {
        var trace = trace
        trace.pageViewController?.container.system = system
        trace.pageViewController?.container.quirks = world.quirks
        trace.pageViewController?.container.readings = world.readings
        trace.pageViewController?.container.keepsNeighborsOnReassignment = world.keepsOnReassignment
        guard let exploration = trace.explored(ExplorationOptions(families: families, from: .end)) else {
            return (.fails, ["its own gestures end the app"])
        }
        let walks = exploration.walks.filter { walk in
            if case .quirk = walk.sort.rule { false } else { true }
        }.map { "\($0.sort.kind): \($0.notation)" }
        let isDecided = exploration.bound == nil
        return (!walks.isEmpty ? .fails : isDecided ? .holds : .isNotDecided, walks)
    }
}
