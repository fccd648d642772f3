import Foundation
import Ledger
import PageTrace
import Testing

/// The ledger reads recordings of every container without parsing a word.
@Suite struct LedgerTests {
    private func ledger(_ trace: String) throws -> Ledger {
        let trace = try TraceReader.read(Array(trace.utf8), name: "trace.json")
        return try Ledger(json: Data(Recording(replaying: trace).json.utf8))
    }

    @Test func `Swipes, drags and changes of the list are values`() throws {
        let ledger = try ledger(
            """
            {
              "version": 1, "pages": ["A", "B", "C"],
              "gestures": [
                { "set": "A" }, { "swipe": "forward" }, { "drag": "forward" }, { "move": 0.6 },
                { "release": "byPosition" }, { "settle": true }, { "append": ["D"] }, { "remove": ["A"] },
                { "swipe": "backward" }
              ]
            }
            """)
        #expect(ledger.swipes == ["forward": 1, "backward": 1])
        #expect(ledger.distance == 0.6)
        #expect(ledger.added == ["D"])
        #expect(ledger.removed == ["A"])
        #expect(ledger.left == [nil, "A", "A", "A", "A", "B", "B", "B", nil])
    }

    @Test func `From right to left, the next page is on the left`() throws {
        let ledger = try ledger(
            """
            {
              "version": 1, "container": { "type": "pageViewController", "layoutDirection": "rightToLeft" },
              "pages": ["A", "B"], "gestures": [{ "set": "A" }, { "swipe": "forward", "ends": "cancelled" }]
            }
            """)
        #expect(ledger.left == [nil, "B"])
    }

    @Test func `A variable that is wrong is named, and the pages are`() throws {
        let ledger = try ledger(
            """
            {
              "version": 1, "pages": ["A", "B"],
              "client": {
                "type": "pages", "trackers": [{ "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" }]
              },
              "gestures": [{ "set": "A" }, { "swipe": "forward", "ends": "cancelled" }]
            }
            """)
        #expect(ledger.wrong == ["title"])
        #expect(ledger.suspects == ["A": 1, "B": 1])
    }

    @Test func `An offset of a scroll view is a point`() throws {
        let ledger = try ledger(
            """
            {
              "version": 1, "container": { "type": "scrollView" }, "pages": ["A", "B"],
              "gestures": [{ "drag": true }, { "move": 0.5 }, { "release": true }]
            }
            """)
        #expect(ledger.offset == [160, 0])
    }
}
