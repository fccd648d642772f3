import Foundation
import PageTrace
import Testing

@testable import PageTracePlayer

/// A page as its readers find it: the text of the file, and the data that its script reads.
struct PageData {
    let html: String
    let json: [String: Any]

    init(_ page: PlayerPage) throws {
        html = String(decoding: page.html, as: UTF8.self)
        let start = try #require(html.range(of: #"<script type="application/json" id="data">"#)).upperBound
        let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
        json = try #require(JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any])
    }

    /// The recordings as the script gets them.
    var recordings: [[String: Any]] { json["recordings"] as? [[String: Any]] ?? [] }

    /// What a column of lists says of each different step of the first recording, by its name.
    func moments(_ column: String) throws -> [[Any]] {
        let table = try #require(recordings.first?["moments"] as? [String: Any])
        let lists = try #require(recordings[0]["lists"] as? [[Any]])
        let place = try #require((table["columns"] as? [String])?.firstIndex(of: column))
        return try #require(table["rows"] as? [[Any]]).map { try #require(($0[place] as? Int).map { lists[$0] }) }
    }

    /// How the first recording is laid out.
    var layout: [String: Any] { recordings.first?["layout"] as? [String: Any] ?? [:] }
}

extension Recording {
    /// The recording of a trace that comes with the project.
    init(of name: String) throws {
        let url = URL(fileURLWithPath: #filePath).appending(path: "../../../Traces/\(name).json").standardized
        self.init(replaying: try TraceReader.read(Array(Data(contentsOf: url)), name: name))
    }
}
