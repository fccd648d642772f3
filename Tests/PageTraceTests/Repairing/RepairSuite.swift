import Paging
import Testing

@testable import PageTrace

/// A suite in which small traces are repaired.
protocol RepairSuite {}

extension RepairSuite {
    /// Without drags in phases and skipped preloads, which most of these tests are not about, and which take ten times as long.
    static var brief: ExplorationOptions { ExplorationOptions(families: [.swipe, .cancel, .act, .turn]) }

    func repairs(_ text: String, _ options: ExplorationOptions = Self.brief) throws -> Repairs {
        let trace = try TraceReader.read(Array(text.utf8), name: "trace.json")
        return try #require(trace.repairs(options, text: Array(text.utf8)))
    }

    func client(_ client: String, pages: Int = 3, path: String = "1→2") -> String {
        """
        {
          "version": 1, "pages": \(pages),
          "client": {
            "type": "pages",
            \(client)
          },
          "path": "\(path)"
        }

        """
    }

    func repaired(
        _ client: String, _ gestures: String, _ options: ExplorationOptions = Self.brief,
        container: String = ""
    ) throws -> Repairs {
        try repairs(
            #"""
            { "version": 1, "pages": 3, \#(container)"client": { "type": "pages"\#(client) }, "gestures": [\#(gestures)] }
            """#, options)
    }
}
