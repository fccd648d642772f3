import Foundation
import Testing

@testable import PageTrace

@Suite("Notes and emphasis: what the author of a trace says of a gesture")
struct AnnotationTests {
    private func annotations(_ trace: Trace) -> [Annotation?] { Replay(trace).map(\.annotation) }

    @Test func `Any gesture of a page view controller carries them, and its step has them`() throws {
        let trace = try trace(
            gestures: """
                { "set": 1, "note": "here it begins" }, { "swipe": "forward", "emphasis": true },
                { "note": "and back", "swipe": "backward", "ends": "cancelled", "emphasis": true },
                { "append": "Fifth", "emphasis": false }
                """)
        #expect(
            annotations(trace) == [
                Annotation(note: "here it begins"), Annotation(isEmphasized: true),
                Annotation(note: "and back", isEmphasized: true), nil,
            ])
        #expect(Array(trace.gestures).count == 4)
    }

    @Test func `So do the gestures of the other containers`() throws {
        let scroll = try read(
            """
            { "version": 1, "container": { "type": "scrollView" }, "pages": 3,
              "gestures": [{ "swipe": "forward", "note": "look here" }] }
            """)
        // The first step of a scroll view is the one in which its view is loaded.
        #expect(annotations(scroll) == [nil, Annotation(note: "look here")])
        let root = try read(
            """
            { "version": 1, "container": { "type": "rootContainer" },
              "gestures": [{ "launch": true, "emphasis": true, "note": "cold start" }] }
            """)
        #expect(annotations(root) == [Annotation(note: "cold start", isEmphasized: true)])
    }

    @Test func `What is written can be read, and is the same; nothing is written of a gesture that says nothing`()
        throws
    {
        let trace = Trace(
            pages: ["First", "Second"],
            gestures: GestureSequence(parts: [
                .gesture(.page(.set(ProgrammaticSet(["First"])))),
                .repetition(
                    GestureSequence(parts: [
                        .annotated(
                            .page(.swipe(Swipe(.forward, ends: .cancelled))), Annotation(note: "a \"note\" \u{202E}"))
                    ]), count: 3),
                .annotated(.page(.swipe(Swipe(.forward))), Annotation(isEmphasized: true)),
            ]))
        let json = trace.json()
        #expect(try read(json) == trace)
        #expect(json.contains(#"{ "swipe": "forward", "emphasis": true }"#))
        #expect(json.contains(#"{ "set": "First" }"#))
        #expect(trace.path == nil)
    }

    @Test(arguments: [
        (#"{ "set": 1, "note": "" }"#, "the note is empty"),
        (#"{ "set": 1, "note": 7 }"#, "\"note\" must be a line of text; found the number 7"),
        (#"{ "set": 1, "note": "a\nb" }"#, "the note holds the control character U+000A"),
        (#"{ "set": 1, "emphasis": "yes" }"#, "\"emphasis\" must be true or false; found the string \"yes\""),
        (#"{ "note": "look here" }"#, "a gesture that does not say what it is"),
        (#"{ "set": 1, "nota": "look here" }"#, "unknown key \"nota\" in the gesture \"set\""),
        (
            #"{ "set": 1 }, { "repeat": 2, "note": "x", "gestures": [{ "swipe": "forward" }] }"#,
            "unknown key \"note\" in the gesture \"repeat\""
        ),
    ])
    func `What is no note is refused at its place`(gestures: String, message: String) {
        #expect(refusal { try trace(gestures: gestures) }?.message == message)
    }

    @Test func `A key that is nearly right is guessed, and what is allowed is said`() {
        let advice = refusal { try trace(gestures: #"{ "drag": "forward", "nota": "x" }"#) }?.description ?? ""
        #expect(advice.contains("Did you mean \"note\"?"))
        #expect(advice.contains("The other keys here are \"loses\", \"note\" and \"emphasis\"."))
    }

    @Test func `A note is as long as a title can be, and no longer`() throws {
        let gestures = { (count: Int) in #"{ "set": 1, "note": "\#(String(repeating: "é", count: count))" }"# }
        #expect(try annotations(trace(gestures: gestures(1_000))).first??.note?.count == 1_000)
        let error = refusal { try trace(gestures: gestures(1_001)) }
        #expect(error?.kind == .limitExceeded)
    }
}

@Suite("Notes and emphasis in recordings")
struct AnnotationRecordings {
    private func recording(_ annotations: Annotation..., tracker: String = "title") -> Recording {
        Recording(
            replaying: Trace(
                pages: ["First", "Second"],
                client: ClientDescription(
                    trackers: [Tracker(name: tracker, updatedIn: [.didFinishAnimating], takes: .shown)]),
                gestures: GestureSequence(
                    parts: [.gesture(.page(.set(ProgrammaticSet(["First"]))))]
                        + annotations.map { .annotated(.page(.swipe(Swipe(.forward, ends: .cancelled))), $0) })))
    }

    @Test func `The log has them below the gesture; the first word says whether the step stands out`() {
        let text = recording(
            Annotation(note: "look here"), Annotation(note: "and here", isEmphasized: true),
            Annotation(isEmphasized: true)
        ).text
        #expect(text.contains("1. swipe forward  First → Second  (cancelled)\n     note  look here\n     1  view"))
        #expect(text.contains("2. swipe forward  First → Second  (cancelled)\n     emphasis  and here\n     1  will"))
        #expect(text.contains("3. swipe forward  First → Second  (cancelled)\n     emphasis\n     1  will"))
    }

    @Test(arguments: ["note", "emphasis"])
    func `A note cannot turn its line around, and no variable can be taken for one`(name: String) {
        let text = recording(Annotation(note: "a\u{202E}b\u{2028}c"), tracker: name).text
        #expect(text.contains("\n     note  a\\u{202E}b\\u{2028}c\n"))
        #expect(text.contains("\n     \"\(name)\"  First\n"))
    }

    @Test func `As JSON they are there and back again, and escape what a terminal obeys`() throws {
        let recording = recording(Annotation(note: "\u{1B}[2J\u{202E}", isEmphasized: true), Annotation(note: "é"))
        #expect(recording.json.contains(#""note" : "\u001b[2J\u202E""#))
        #expect(try RecordingFile(recording.json.utf8, name: "recording").recording == recording)
        #expect(recording.jsonLines.contains(#""annotation":{"note":"é"},"before""#))
    }

    @Test(arguments: [1, 40])
    func `A log that is written while the trace runs says the same, though steps are looked up`(rounds: Int) {
        let round = GestureSequence<PageViewControllerGesture>(parts: [
            .gesture(.page(.swipe(Swipe(.forward)))),
            .annotated(.page(.swipe(Swipe(.backward))), Annotation(note: "back")),
            .gesture(.page(.swipe(Swipe(.forward, ends: .cancelled)))),
        ])
        let trace = Trace(
            pages: ["First", "Second"],
            gestures: GestureSequence(parts: [
                .gesture(.page(.set(ProgrammaticSet(["First"])))), .repetition(round, count: rounds),
            ]))
        for (form, whole) in [
            (StreamedLog.Form.text, Recording(replaying: trace).text),
            (.jsonLines, Recording(replaying: trace).jsonLines),
        ] {
            #expect(Array(StreamedLog(of: trace, as: form)).joined() == whole)
        }
    }

    @Test func `Two traces that differ in notes alone do the same`() {
        let comparison = RecordingComparison(
            recording(Annotation(note: "one")), recording(Annotation(isEmphasized: true)))
        #expect(comparison.difference == nil)
    }
}
