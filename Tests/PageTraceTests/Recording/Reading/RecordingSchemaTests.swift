import TestDepth
import Testing

@testable import PageTrace

/// The schema of recordings says what reader and writer do.
@Suite struct RecordingSchemaTests {
    private let validator: SchemaValidator

    init() throws {
        validator = try SchemaValidator(schema: JSON(RecordingSchema.text))
    }

    @Test(arguments: ExampleTrace.every.enumerated().filter { Depth.isDeep || $0.offset % 6 == 0 }.map(\.element))
    func `It accepts the recording of every example, whole and line by line`(example: ExampleTrace) throws {
        let recording = try Recording(replaying: example.trace()).steps(in: StepRange("-5"))
        #expect(try validator.accepts(JSON(recording.json)))
        #expect(try validator.accepts(JSON(recording.headingAsJSONLine), validator.definition("#/$defs/head")))
        for step in recording.steps {
            #expect(try validator.accepts(JSON(step.jsonLine), validator.definition("#/$defs/step")))
        }
    }

    @Test func `No object in it has a key twice`() {
        #expect(throws: Never.self) {
            try JSONScanner.check(Array(RecordingSchema.text.utf8), .recording, limits: TraceLimits())
        }
    }

    @Test(arguments: [
        #"{"version":2,"container":"c","steps":[]}"#, #"{"version":1,"steps":[]}"#,
        #"{"version":1,"container":"c"}"#,
        #"{"version":1,"container":"c","steps":[],"source":"phone"}"#, recording(steps: "{}"),
        #"{"version":1,"container":"c","steps":[],"pages":["A","A"]}"#,
        recording(steps: step(callback: #"{"callback":"c"}"#)),
        recording(steps: step(callback: #"{"callback":"c","role":"delegate","answer":1.5}"#)),
        recording(steps: step(callback: #"{"callback":"c","role":"delegate","answer":{}}"#)),
        recording(steps: step(callback: #"{"callback":"c","role":"delegate","answer":{"page":"A","word":"b"}}"#)),
        recording(steps: step(callback: #"{"callback":"c","role":"delegate","answers":null}"#)),
    ])
    func `It refuses what the reader refuses`(text: String) throws {
        #expect(try !validator.accepts(JSON(text)))
        // A head without steps is a recording in JSON lines.
        if text.contains("steps") { #expect(throws: TraceError.self) { try recordingFile(text) } }
    }
}
