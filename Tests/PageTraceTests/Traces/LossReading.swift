import PageTrace
import Testing

@Suite("Gestures that lose a call")
struct LossReading {
    private func trace(_ gesture: String) throws -> Trace {
        try read(#"{ "version": 1, "pages": 3, "gestures": [{ "set": 1 }, \#(gesture)] }"#)
    }

    @Test(arguments: [
        #"{ "swipe": "forward", "loses": ["didFinishAnimating"] }"#,
        #"{ "set": 2, "animated": true, "loses": ["completion", "didFinishAnimating"] }"#,
        #"{ "container": "layoutChanges", "loses": ["completion"] }"#,
    ])
    func `Any gesture of the container can, and what is written is read again`(gesture: String) throws {
        let trace = try trace(gesture)
        #expect(try read(trace.json()) == trace)
        #expect(trace.json().contains(#""loses""#))
    }

    @Test func `The step says what was lost, or that there was nothing to lose; a loss is no finding by itself`() throws
    {
        let lost = Recording(replaying: try trace(#"{ "swipe": "forward", "loses": ["didFinishAnimating"] }"#))
        #expect(lost.steps.last?.gesture.notes.map(\.rawValue) == ["didFinishAnimating is lost"])
        #expect(lost.findings.isEmpty)
        let nothing = Recording(replaying: try trace(#"{ "swipe": "forward", "loses": ["completion"] }"#))
        #expect(nothing.steps.last?.gesture.notes.map(\.rawValue) == ["nothing to lose"])
    }

    @Test(arguments: [
        (#"{ "swipe": "forward", "loses": ["viewWillAppear"] }"#, "unknown call that can be lost \"viewWillAppear\""),
        (#"{ "swipe": "forward", "loses": "completion" }"#, "\"loses\" must be a list of names"),
        (#"{ "append": "Four", "loses": ["completion"] }"#, "\"loses\" does not belong to \"append\""),
    ])
    func `What cannot be lost is refused`(gesture: String, message: String) {
        let error = refusal { try trace(gesture) }
        #expect(firstLine(error).contains(message))
    }
}
