/// A recording in JSON lines: the head, then one step per line.
///
/// They are read line by line, and each is released when it has been read.
struct RecordingLines {
    private let bytes: [UInt8]
    private let name: String
    private var reading: RecordReaderState
    /// Where the next line begins, and its number from 1.
    private var (position, number) = (0, 1)
    /// The number of the last line, if it is incomplete.
    private(set) var brokenLine: Int?

    init(_ bytes: [UInt8], name: String, limits: RecordingLimits) {
        self.bytes = bytes
        self.name = name
        reading = RecordReaderState(limits: limits)
    }

    /// Whether a text is JSON lines: its first line is a complete object without steps.
    static func areIn(_ bytes: [UInt8], limits: RecordingLimits) -> Bool {
        let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
        guard (try? JSONScanner.check(line, .recording, limits: limits.ofText)) != nil,
            let fields = try? Fields(JSONValue(rootOf: line), subject: "")
        else { return false }
        return !fields.has("steps") && (line.count < bytes.count || fields.has("container"))
    }

    mutating func read() throws(TraceError) -> Recording {
        var recording: Recording?
        var steps = StepsInFile(after: nil)
        while let line = nextLine() {
            let text = NamedText(name: name, bytes: line.bytes, firstLine: line.number)
            do throws(Problem) {
                try check(line.bytes, mayBeCut: line.isLast && recording != nil)
                guard brokenLine == nil else { break }
                let value = JSONValue(rootOf: line.bytes)
                guard recording != nil else {
                    let head = try Recording(head: value, Recording.headCodec, &reading)
                    steps = StepsInFile(after: head.omitted)
                    recording = head
                    continue
                }
                try refuseSecondHead(value)
                try steps.add(value, &reading)
            } catch {
                throw text.error(error)
            }
        }
        guard var recording else {
            throw NamedText(name: name, bytes: []).error(Problem(.everywhere, "there is no head"))
        }
        recording.steps = steps.steps
        recording.complete(reading)
        return recording
    }

    /// Checks the text of a line; if the last line has no line break, notes only that it is cut off.
    private mutating func check(_ line: [UInt8], mayBeCut: Bool) throws(Problem) {
        do throws(Problem) {
            try JSONScanner.check(line, .recording, limits: reading.limits.ofText)
        } catch {
            guard mayBeCut, error.kind == .malformed else { throw error }
            brokenLine = number - 1
        }
    }

    /// The next line that is not empty, with its number, and whether it lacks a line break.
    private mutating func nextLine() -> (bytes: [UInt8], number: Int, isLast: Bool)? {
        while position < bytes.count {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
            let line = Array(bytes[position..<(end ?? bytes.count)])
            position = end.map { $0 + 1 } ?? bytes.count
            number += 1
            if line.contains(where: { !JSONScanner.isSpace($0) }) { return (line, number - 1, end == nil) }
        }
        return nil
    }

    private func refuseSecondHead(_ value: JSONValue) throws(Problem) {
        guard let fields = try? Fields(value, subject: ""), fields.has("version") || fields.has("container") else {
            return
        }
        throw Problem(
            .value(value.path), "another recording begins here",
            advice: "A file holds one: put each into a file of its own.")
    }
}
