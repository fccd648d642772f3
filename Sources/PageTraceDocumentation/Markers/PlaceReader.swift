/// Finds the places of a document, and all that is wrong with them.
struct PlaceReader {
    private let text: MarkdownText
    private let host: Host
    private(set) var places: [Place] = []
    private(set) var problems: [Problem] = []
    private var open: Comment?

    init(_ text: MarkdownText, host: Host) {
        self.text = text
        self.host = host
        let scanner = CommentScanner(text, isCatalog: host.isCatalog)
        for comment in scanner.comments {
            do throws(Problem) { try take(comment) } catch { problems.append(error) }
        }
        if let open {
            problems.append(
                Problem(open.offset, "the place has no end", "Put \(Marker.endExample) on a line below it."))
        }
        for stray in scanner.strays { check(stray: stray) }
        problems.sort { $0.offset < $1.offset }
    }

    private mutating func take(_ comment: Comment) throws(Problem) {
        guard let marker = Marker(comment.content) else { return }
        guard let end = comment.end else {
            throw Problem(comment.offset, "the marker does not end", "Close the comment with -->.")
        }
        let rest = text.bytes[end..<text.lines[comment.lines.upperBound].range.upperBound]
        if let further = rest.firstIndex(where: { !Marker.isSpace($0) }) {
            throw Problem(further, "something follows a marker in its line", "Put it on a line of its own.")
        }
        guard !comment.isIndented else {
            throw Problem(
                comment.offset, "the marker is indented by four columns or more",
                "Indent it by three at most: an image has blank lines around it, and what is indented there is code.")
        }
        switch marker {
        case .broken(let message, let advice):
            throw Problem(comment.offset, message, advice)
        case .begin:
            let first = open
            open = comment
            guard let first else { return }
            let line = text.place(of: first.offset).line
            throw Problem(
                comment.offset, "a place begins inside of another",
                "The one that begins in line \(line) has no end: put \(Marker.endExample) below it.")
        case .end:
            guard let begin = open else {
                throw Problem(
                    comment.offset, "an end without a beginning",
                    "Before it there must be a marker such as \(Marker.example).")
            }
            open = nil
            try add(from: begin, to: comment)
        }
    }

    private mutating func add(from begin: Comment, to end: Comment) throws(Problem) {
        guard case .begin(let start) = Marker(begin.content) else { return }
        let values = try MarkerReader(begin, from: start).values
        let reader = DiagramRequestReader(marker: begin.offset, values: values, mayPlaceImages: !host.isCatalog)
        let request = try reader.request()
        let body = text.lines[begin.lines.upperBound].end..<text.lines[end.lines.lowerBound].range.lowerBound
        guard WrittenLines.areOurs(text.bytes[body]) else {
            throw Problem(
                body.lowerBound, "there is something between the markers that pagetrace did not write",
                "Move it out: only an image and its caption belong there, and they are replaced.")
        }
        let line = text.lines[begin.lines.lowerBound].range
        places.append(
            Place(
                request: request, sourceOffset: reader.sourceOffset, counterpartOffset: values[.with]?.offset,
                body: body,
                prefix: text.bytes[line.lowerBound..<begin.offset].map { Self.keeps($0) ? $0 : UInt8(ascii: " ") },
                lineBreak: Array(text.lineBreak(of: begin.lines.upperBound))))
    }

    /// The marks of quotations are before every line, those of lists only before the first.
    private static func keeps(_ byte: UInt8) -> Bool {
        Marker.isSpace(byte) || byte == UInt8(ascii: ">")
    }

    private mutating func check(stray offset: Int) {
        let line = text.lines[text.line(at: offset)].range
        let comment = Comment(text.bytes[offset..<line.upperBound], line: 0)
        guard Marker(comment.content) != nil else { return }
        problems.append(Problem(offset, "there is a marker in the middle of a line", "Give it a line of its own."))
    }
}
