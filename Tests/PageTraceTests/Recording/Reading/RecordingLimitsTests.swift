import PageTrace
import Testing

/// No recording takes more room than the limits allow.
@Suite struct RecordingLimitsTests {
    private func text() throws -> String { Recording(replaying: try Trace(path: "1→2→3", pages: 3)).json }

    @Test(arguments: [
        (RecordingLimits { $0.fileSize = 100 }, "too many bytes: "),
        (RecordingLimits { $0.steps = 2 }, "too many steps: 3, and at most 2 are allowed"),
        (RecordingLimits { $0.pages = 2 }, "too many pages: 3, and at most 2 are allowed"),
        (RecordingLimits { $0.elements = 20 }, "too many elements in the lists of a recording: "),
        (RecordingLimits { $0.nameSize = 8 }, "too many bytes in a name: 9, and at most 8 are allowed"),
        (RecordingLimits { $0.textSize = 10 }, "too many bytes in a text: 28, and at most 10 are allowed"),
        (RecordingLimits { $0.nesting = 5 }, "too many lists and objects in each other: 6, and at most 5 are allowed"),
    ])
    func `A limit ends in a sentence`(limits: RecordingLimits, message: String) throws {
        let error = refusal { try recordingFile(text(), limits: limits) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.description ?? "")")
        #expect(error?.kind == .limitExceeded)
        #expect(error?.advice.isEmpty == false)
    }

    @Test(arguments: ["before", "after"])
    func `A step has a few dozen holders at the most`(key: String) {
        func text(_ count: Int) -> String {
            let holders = (0..<count).map { #"{"holder":"\#($0)","slots":[]}"# }.joined(separator: ",")
            return recording(
                steps: #"{"number":0,"gesture":{"name":"g","outcome":"changed"},"\#(key)":[\#(holders)]}"#)
        }
        #expect(throws: Never.self) { try recordingFile(text(64)) }
        let error = refusal { try recordingFile(text(65)) }
        #expect(error?.message == "too many holders of pages: 65, and at most 64 are allowed")
        #expect(error?.line == 2)
    }

    @Test func `What is within the limits is read`() throws {
        let limits = RecordingLimits { ($0.nesting, $0.steps, $0.pages, $0.elements) = (9, 3, 3, 100) }
        #expect(try recordingFile(text(), limits: limits).recording.steps.count == 3)
    }

    @Test func `A line of JSON lines is not taken for one that is cut off because it is too large`() throws {
        let lines = Recording(replaying: try Trace(path: "1→2→3", pages: 3)).jsonLines
        let error = refusal { try recordingFile(String(lines.dropLast()), limits: RecordingLimits { $0.nesting = 4 }) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.line == 2)
    }

    @Test func `However deep, it is no deeper than the limit`() {
        let error = refusal { try recordingFile(String(repeating: "[", count: 1_000_000)) }
        #expect(error?.message == "too many lists and objects in each other: 65, and at most 64 are allowed")
        #expect(error?.advice == "A recording needs 9 of them.")
    }

    @Test func `Names are as long as a thousand characters of any script`() throws {
        let name = String(repeating: "😀", count: 1_000)
        let recording = Recording(replaying: try Trace(path: "1→2", pages: [name, "B"]))
        #expect(try recordingFile(recording.json).recording == recording)
    }
}
