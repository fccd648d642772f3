import PageTrace

/// Traces that tests write into files.
enum TraceText {
    /// Two pages, one swipe.
    static let shortest = #"{ "version": 1, "pages": ["First", "Second"], "path": "1→2" }"#

    /// A title that is set too early: one finding.
    static let withFinding = """
        {
          "version": 1, "pages": ["First", "Second", "Third"], "path": "1→2",
          "client": {
            "type": "pages",
            "trackers": [{ "name": "title", "updatedIn": "viewControllerAfter", "takes": "answer" }]
          }
        }
        """

    /// A walk over pages of these names, from the first to the last.
    static func walk(over pages: [String], title: String = "") throws -> String {
        let path = pages.indices.map { String($0 + 1) }.joined(separator: "→")
        return try Trace(path: path, pages: pages, title: title).json()
    }
}
