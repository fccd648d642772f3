/// A recording in JSON lines: the head, then one step per line.
///
/// They are read line by line, and each is released when it has been read.
extension RecordingFile {
    /// Whether a text is JSON lines: its first line is a complete object without steps.
    static func areLines(_ bytes: [UInt8], limits: RecordingLimits) -> Bool {
        let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
        guard (try? JSONScanner.check(line, .recording, limits: limits.ofText)) != nil,
            let fields = try? Fields(JSONValue(rootOf: line), subject: "")
        else { return false }
        return !fields.has("steps") && (line.count < bytes.count || fields.has("container"))
    }

    init(lines bytes: [UInt8], name: String, limits: RecordingLimits) throws(TraceError) {
        var reading = RecordReaderState(limits: limits)
        var brokenLine: Int?
        var recording: Recording?
        var steps = StepsInFile(after: nil)
        for (place, range) in bytes.lines().enumerated() {
            let line = Array(bytes[range])
            guard line.contains(where: { !JSONScanner.isSpace($0) }) else { continue }
            let text = NamedText(name: name, bytes: line, firstLine: place + 1)
            do throws(Problem) {
                let mayBeCut = range.upperBound == bytes.count && recording != nil
                guard try !Self.isIncomplete(line, mayBeCut: mayBeCut, limits) else {
                    brokenLine = place + 1
                    break
                }
                let value = JSONValue(rootOf: line)
                guard recording != nil else {
                    let head = try Recording(head: value, Recording.headCodec, &reading)
                    steps = StepsInFile(after: head.omitted)
                    recording = head
                    continue
                }
                try Self.refuseSecondHead(value)
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
        self.init(recording)
        self.brokenLine = brokenLine
    }

    /// Checks the text of a line; if the last line has no line break, says only whether it is cut off.
    private static func isIncomplete(
        _ line: [UInt8], mayBeCut: Bool, _ limits: RecordingLimits
    ) throws(Problem) -> Bool {
        do throws(Problem) {
            try JSONScanner.check(line, .recording, limits: limits.ofText)
            return false
        } catch {
            guard mayBeCut, error.kind == .malformed else { throw error }
            return true
        }
    }

    private static func refuseSecondHead(_ value: JSONValue) throws(Problem) {
        guard let fields = try? Fields(value, subject: ""), fields.has("version") || fields.has("container") else {
            return
        }
        throw Problem(
            .value(value.path), "another recording begins here",
            advice: "A file holds one: put each into a file of its own.")
    }
}
