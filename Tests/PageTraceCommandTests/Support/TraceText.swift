import Foundation

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

    /// A walk from the first to the second of pages with any names.
    static func walk(over pages: [String], title: String) throws -> String {
        let encoder = JSONEncoder()
        let (title, pages) = (try encoder.encode(title), try encoder.encode(pages))
        return #"{ "version": 1, "title": \#(title.text), "pages": \#(pages.text), "path": "1→2" }"#
    }
}

extension Data {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
