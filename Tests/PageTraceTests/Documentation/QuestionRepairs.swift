import Foundation
import TestDepth
import Testing

@testable import PageTrace

/// What the page of questions recommends, tried with every short sequence of gestures: on both systems, and with
/// each quirk and reading that somebody saw on a device.
///
/// The table of the page says what breaks a recommendation, and says it of nothing else.
@Suite("The repairs of the thirty questions")
struct QuestionRepairs {
    /// A row of the table: the repair, and what breaks it.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let exceptions: Set<String>

        var testDescription: String { name }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func rows() throws -> [Row] {
        let page = root.appendingPathComponent("Sources/PageTrace/PageTrace.docc/Questions/Questions.md")
        return try String(contentsOf: page, encoding: .utf8)
            .matches(of: /(?m)^\| `([a-z-]+)` \|[^|]*\|([^|]*)\|$/)
            .map { row in
                Row(name: String(row.1), exceptions: Set(row.2.matches(of: /`([^`]+)`/).map { String($0.1) }))
            }
    }

    /// The trace of a repair.
    private static func trace(_ name: String) throws -> Trace {
        let file = root.appendingPathComponent("Tests/Repairs/\(name).json")
        return try TraceReader.read(String(contentsOf: file, encoding: .utf8).utf8, name: name)
    }

    @Test(arguments: try rows())
    func `Each holds but for what the page says`(_ row: Row) throws {
        let trace = try Self.trace(row.name)
        let isCurl = trace.pageViewController?.container.transitionStyle == .pageCurl
        let quirks = Quirk.allCases.filter { ($0.style == .pageCurl) == isCurl }
        for system in PagingSystem.allCases {
            // Breaking a repair on one system without any quirk stands in the table as the name of the system.
            var worlds = [World(name: system.rawValue)]
            worlds += quirks.map { World(name: $0.rawValue, quirks: Quirks($0)) }
            if !isCurl { worlds += Readings.named.map { World(name: $0.name, readings: $0.reading) } }
            for world in worlds
            where world.name == system.rawValue || Depth.isDeep || row.exceptions.contains(world.name) {
                if world.name != system.rawValue, row.exceptions.contains(system.rawValue) { continue }
                let found = try Self.broken(trace, system, world)
                #expect(
                    found.isEmpty != row.exceptions.contains(world.name),
                    "\(system.rawValue), \(world.name): \(found.isEmpty ? "nothing breaks it" : found.joined(separator: "; "))"
                )
            }
        }
    }

    @Test func `Each repair has its row`() throws {
        let folder = Self.root.appendingPathComponent("Tests/Repairs").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { $0.replacing(".json", with: "") }
        #expect(try Set(Self.rows().map(\.name)) == Set(files))
    }

    /// What a repair is tried with.
    private struct World {
        let name: String
        var quirks: Quirks = []
        var readings: Readings = []
    }

    /// The walks that break a repair; what a quirk itself does to the callbacks is not counted.
    private static func broken(
        _ trace: Trace, _ system: PagingSystem, _ world: World
    ) throws -> [String] {
        var trace = trace
        trace.pageViewController?.container.system = system
        trace.pageViewController?.container.quirks = world.quirks
        trace.pageViewController?.container.readings = world.readings
        let isCurl = trace.pageViewController?.container.transitionStyle == .pageCurl
        let families: Set<GestureFamily> = isCurl ? [.swipe, .cancel] : [.swipe, .cancel, .drag, .skip, .turn]
        let exploration = try #require(trace.explored(ExplorationOptions(families: families, from: .end, depth: 3)))
        return exploration.walks.filter { walk in
            if case .quirk = walk.sort.rule { false } else { true }
        }.map { "\($0.sort.kind): \($0.notation)" }
    }
}
