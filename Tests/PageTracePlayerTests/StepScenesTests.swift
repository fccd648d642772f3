import Paging
import Testing

@testable import PageTrace
@testable import PageTracePlayer

/// What a step shows at each of its calls: what is held, and how far the pages are from rest.
struct StepScenesTests {
    /// The scenes of the last step of a path: the held pages as the log has them, and the offset.
    private func scenes(_ path: String, pages: [String] = ["A", "B", "C"]) throws -> [String] {
        let recording = Recording(replaying: try Trace(path: path, pages: pages))
        let step = try #require(recording.steps.last)
        return StepScenes(of: step, StepMotion(of: step, pages: pages)).scenes.map { scene in
            let held = scene.held.first?.slots.map(\.text).joined(separator: " | ") ?? ""
            return held + (scene.offset.map { $0 == 0 ? "" : "  at \($0)" } ?? "  as before")
        }
    }

    @Test func `Answers come into their slots, the drag moves the pages, and at the landing they are in their places`()
        throws
    {
        #expect(
            try scenes("A→B") == [
                "? | ▸A | ?  as before",
                "? | ▸A | B  as before",
                "nil | ▸A | B  as before",
                "nil | ▸A | B  at 0.42",
                "A | ▸B | ?",
                "A | ▸B | C",
            ])
    }

    @Test func `A cancelled swipe brings them back with its last call`() throws {
        #expect(
            try scenes("A→(B)") == [
                "? | ▸A | ?  as before",
                "? | ▸A | B  as before",
                "nil | ▸A | B  as before",
                "nil | ▸A | B  at 0.42",
                "nil | ▸A | B",
            ])
    }

    @Test(arguments: [
        ("A→B", 1, 1), ("A→B→A", -1, -1), ("A→(B)", 1, 0), ("A⇒C", 1, 1), ("C⇒A", 1, -1), ("A→B→C", 1, 1),
    ])
    func `The strip moves on by a place, to the side of the gesture`(path: String, side: Int, shift: Int) throws {
        let recording = Recording(replaying: try Trace(path: path, pages: ["A", "B", "C"]))
        let motion = StepMotion(of: try #require(recording.steps.last), pages: recording.pages)
        #expect(motion.shift == shift)
        #expect(motion.side(from: 0) == side)
        #expect(motion.end(from: 0) == 0)
    }
}
