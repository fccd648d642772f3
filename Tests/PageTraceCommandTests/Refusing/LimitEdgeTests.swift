import Foundation
import TestDepth
import Testing

/// Each limit of the README from both sides: as much as is allowed is read, and one more is refused with the number
/// that was found, the one that is allowed, and what to do.
struct LimitEdgeTests {
    private static let smaller = "Make the trace smaller, or split it into several."
    private static let shorter = "Shorten it."

    /// A trace in which something comes so many times.
    struct Edge: CustomTestStringConvertible, Sendable {
        let what: String
        let allowed: Int
        let advice: String
        /// What a trace at the edge is refused for all the same, so that nothing has to be replayed; nothing where it is fine.
        var refusal = ""
        let trace: @Sendable (Int) -> String

        var testDescription: String { what }
    }

    private static let edges = [
        Edge(
            what: "lists and objects in each other", allowed: 64, advice: "A trace needs 6 of them.",
            refusal: "the key"
        ) { count in
            // The trace itself is the first, and what is in it is no trace.
            "{\"\":" + String(repeating: "[", count: count - 1) + String(repeating: "]", count: count - 1) + "}"
        },
        Edge(what: "pages", allowed: 100_000, advice: smaller) { "{\"version\":1,\"pages\":\($0),\"path\":\"1→2\"}" },
        Edge(what: "characters in a page's name", allowed: 1_000, advice: shorter) { count in
            // Counted in scalars, as JSON Schema does, not in bytes.
            let name = String(repeating: "😀", count: count)
            return "{\"version\":1,\"pages\":[\"A\",\"\(name)\"],\"path\":\"1→2\"}"
        },
        Edge(what: "trackers", allowed: 100, advice: smaller) { count in
            let trackers = (0..<count).map {
                "{\"name\":\"\($0)\",\"updatedIn\":\"didFinishAnimating\",\"takes\":\"shown\"}"
            }
            return """
                {"version":1,"pages":2,"path":"1→2",
                "client":{"type":"pages","trackers":[\(trackers.joined(separator: ","))]}}
                """
        },
        Edge(what: "characters in a number", allowed: 100, advice: "Write it with fewer.") { count in
            "{\"version\":1.\(String(repeating: "0", count: count - 2)),\"pages\":2,\"path\":\"1→2\"}"
        },
        Edge(
            what: "gestures that change the list", allowed: 10_000, advice: smaller, refusal: "unknown gesture"
        ) { count in
            let changes = (0..<count).map { "{\"append\":\"\($0)\"}" }.joined(separator: ",")
            return "{\"version\":1,\"pages\":[\"A\"],\"gestures\":[{\"set\":1},\(changes),{\"jump\":1}]}"
        },
    ]

    @Test(arguments: edges) func `Trace at the edge`(edge: Edge) throws {
        let workspace = try Workspace()
        try workspace.put(edge.trace(edge.allowed), into: "trace.json")
        let inside = try workspace.pagetrace("run", "trace.json", "--quiet", "--format", "coverage", "-o", "-")
        #expect(inside.exitCode != 3, "\(inside.errors)")
        #expect(inside.errors.isEmpty == edge.refusal.isEmpty, "\(inside.errors)")
        #expect(edge.refusal.isEmpty || inside.errors.contains("error: \(edge.refusal) "), "\(inside.errors)")
        try workspace.put(edge.trace(edge.allowed + 1), into: "trace.json")
        let beyond = try workspace.pagetrace("run", "trace.json")
        #expect(beyond.exitCode == 3)
        let (found, allowed) = (Self.grouped(edge.allowed + 1), Self.grouped(edge.allowed))
        let reason = "error: too many \(edge.what): \(found), and at most \(allowed) are allowed. \(edge.advice)\n"
        #expect(beyond.errors.contains(reason), "\(beyond.errors)")
        #expect(try workspace.files() == ["trace.json"])
    }

    /// A million sets in a path; the last one goes to a page that is not there, so that none has to be replayed.
    @Test(.enabled(if: Depth.isDeep, "PAGETRACE_DEEP=1 reads a million gestures twice."))
    func `Million gestures`() throws {
        let workspace = try Workspace()
        let path = String(repeating: "1⇒", count: 999_999)
        try workspace.put("{\"version\":1,\"pages\":2,\"path\":\"\(path)9\"}", into: "trace.json")
        let inside = try workspace.pagetrace("run", "trace.json")
        #expect(inside.exitCode == 2)
        #expect(inside.errors.contains("error: there is no page 9"))
        try workspace.put("{\"version\":1,\"pages\":2,\"path\":\"\(path)1⇒1\"}", into: "trace.json")
        let beyond = try workspace.pagetrace("run", "trace.json")
        #expect(beyond.exitCode == 3)
        let reason = "error: too many gestures: 1,000,001, and at most 1,000,000 are allowed. \(Self.smaller)\n"
        #expect(beyond.errors.contains(reason), "\(beyond.errors)")
    }

    /// A trace of 64 MiB is read; what it holds beside spaces is refused, so that nothing has to be drawn.
    @Test func `File of 64 MiB`() throws {
        let workspace = try Workspace()
        let limit = 64 << 20
        try workspace.put("", into: "trace.json")
        let file = try #require(FileHandle(forWritingAtPath: workspace["trace.json"]))
        try file.write(contentsOf: Data("[".utf8))
        try file.truncate(atOffset: UInt64(limit))
        #expect(try workspace.pagetrace("run", "trace.json").exitCode == 2)
        try file.truncate(atOffset: UInt64(limit + 1))
        try file.close()
        let beyond = try workspace.pagetrace("run", "trace.json")
        #expect(beyond.exitCode == 3)
        let reason = "it has 67,108,865 bytes, and at most 67,108,864 are allowed. Make it smaller, or split it."
        #expect(beyond.errors == "pagetrace: error: cannot read \"trace.json\": \(reason)\n")
    }

    @Test(.enabled(if: Depth.isDeep, "PAGETRACE_DEEP=1 reads 16 MiB."))
    func `Markdown file of 16 MiB`() throws {
        let workspace = try Workspace()
        try workspace.put("", into: "Guide.md")
        let file = try #require(FileHandle(forWritingAtPath: workspace["Guide.md"]))
        try file.truncate(atOffset: 16 << 20)
        #expect(try workspace.pagetrace("docs", "Guide.md").exitCode == 0)
        try file.truncate(atOffset: (16 << 20) + 1)
        try file.close()
        let beyond = try workspace.pagetrace("docs", "Guide.md")
        #expect(beyond.exitCode == 3)
        let reason = "it has 16,777,217 bytes, and at most 16,777,216 are allowed. Make it smaller, or split it."
        #expect(beyond.errors == "pagetrace: error: cannot read \"Guide.md\": \(reason)\n")
    }

    private static func grouped(_ number: Int) -> String {
        var text = String(number)
        for place in stride(from: text.count - 3, to: 0, by: -3) {
            text.insert(",", at: text.index(text.startIndex, offsetBy: place))
        }
        return text
    }
}
