@testable import PageTraceDocumentation

/// The diagrams asked for in a text, by what is replayed.
func sources(_ text: String, path: String = "Guide.md") throws -> [String] {
    try Document(path: path, bytes: Array(text.utf8)).places.map { place in
        switch place.request.source {
        case .trace(let path): path
        case .path(let path, _, _): path
        }
    }
}

/// The errors of a text, without the name of the file.
func errors(_ text: String, path: String = "Guide.md") -> [String] {
    do {
        _ = try Document(path: path, bytes: Array(text.utf8))
        return []
    } catch {
        return error.errors.map { String($0.description.dropFirst(path.count + 1)) }
    }
}

/// A place that asks for what its keys say.
func place(keys: String) -> String { "<!-- pagetrace: \(keys) -->\n<!-- /pagetrace -->\n" }

/// A place that asks for a trace.
func place(_ trace: String, indentation: String = "") -> String {
    "\(indentation)<!-- pagetrace: trace=\"\(trace)\" -->\n\(indentation)<!-- /pagetrace -->\n"
}
