package import PageTrace
import PageTraceFiles

/// A Markdown file and its places that ask for diagrams.
///
///     let document = try Document(path: "Guide.md", bytes: bytes)
///     let images = document.images
package struct Document: Hashable, Sendable {
    package struct Errors: Error, Hashable, Sendable {
        package let errors: [TraceError]
    }

    package static let sizeLimit = 16 << 20

    /// The path of the file, as the caller gave it.
    package let path: String
    package let host: Host
    package let places: [Place]

    package var bytes: [UInt8] { text.bytes }

    private let text: MarkdownText

    /// Finds the places in a file: UTF-8 with or without a byte order mark.
    package init(path: String, bytes: [UInt8]) throws(Errors) {
        self.path = path
        host = Host(of: path)
        text = MarkdownText(bytes)
        if let offset = bytes.firstInvalidByte {
            places = []
            let advice = "Save the file as UTF-8."
            throw Errors(errors: [error(Problem(offset, "this is not UTF-8", advice))])
        }
        // Most files of most projects have no place at all.
        guard bytes.containsName else {
            places = []
            return
        }
        let reader = PlaceReader(text, host: host)
        places = reader.places
        guard reader.problems.isEmpty else { throw Errors(errors: reader.problems.map(error)) }
    }

    /// An error about what a place replays, or about the second of two traces.
    package func error(
        at place: Place, _ message: String, advice: String = "", isCounterpart: Bool = false
    ) -> TraceError {
        error(Problem((isCounterpart ? place.counterpartOffset : nil) ?? place.sourceOffset, message, advice))
    }

    /// The content with other lines, without line breaks, between the markers of each of its places.
    package func rewritten(_ lines: [[String]]) -> [UInt8] {
        var bytes: [UInt8] = []
        var position = 0
        for (place, lines) in zip(places, lines) {
            bytes += text.bytes[position..<place.body.lowerBound]
            for line in [""] + lines + [""] {
                let full = place.prefix + Array(line.utf8)
                bytes += (full.lastIndex { !Marker.isSpace($0) }.map { full[...$0] } ?? []) + place.lineBreak
            }
            position = place.body.upperBound
        }
        return bytes + text.bytes[position...]
    }

    private func error(_ problem: Problem) -> TraceError {
        let place = text.place(of: problem.offset)
        return TraceError(
            source: path, line: place.line, column: place.column, message: problem.message, advice: problem.advice)
    }
}

extension [UInt8] {
    /// Whether `pagetrace` occurs, in upper or lower case.
    fileprivate var containsName: Bool {
        let name = Array("pagetrace".utf8)
        return indices.contains { start in
            self[start] | 0x20 == name[0] && self[start...].starts(with: name) { $0 | 0x20 == $1 }
        }
    }
}
