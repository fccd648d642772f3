import Paging
import Testing

@testable import PageTrace

@Suite("Notes of steps and of calls")
struct RecordedNotes {
    @Test(
        arguments: [
            (.remark(.firstSet), "first set, not animated"), (.reaction(.waitsForLogIn), "waits for the log in"),
            (.animated(from: nil), "animated"), (.animated(from: .top), "animated from above"),
            (.replacement(.fade, isPossible: true), "fade"),
            (.replacement(.slide, isPossible: false), "slide not possible"),
            (.lost(.completion), "completion is lost"), (.backTo("Main"), "back to Main"),
            (.backTo(#"Main, "b""#), #"back to "Main, \"b\"""#), (.letGo(at: -0.125), "let go at -0.125"),
            (.other("viewDidLoad is lost"), "viewDidLoad is lost"), (.other("let go at .5"), "let go at .5"),
            (.other("let go at nan"), "let go at nan"), (.other("whatever a device says"), "whatever a device says"),
        ] as [(StepNote.Value, String)])
    func `A note on a step is known by its words, if it is written in just these words`(
        value: StepNote.Value, words: String
    ) {
        #expect(StepNote(rawValue: words).value == value)
        #expect(StepNote(value).rawValue == words)
    }

    @Test func `No two notes have the same words`() {
        let remarks = StepNote.Remark.allCases.map(StepNote.Value.remark)
        let reactions = RootReaction.Note.allCases.map(StepNote.Value.reaction)
        for value in remarks + reactions { #expect(StepNote(rawValue: value.words).value == value) }
    }

    @Test func `A note on a call is known by its words, and other words stay`() {
        var call = CallbackRecord(name: "viewControllerAfter", role: .dataSource, phase: .preload)
        for words in ["nil is remembered", "whatever a device says", nil] {
            call.note = words
            #expect(call.note == words)
            #expect((call.remark == .known(.nilIsRemembered)) == (words == "nil is remembered"))
        }
    }

    @Test(arguments: CallRemark.Known.allCases)
    func `A known note on a call is in JSON for programs, too`(remark: CallRemark.Known) throws {
        let call = CallbackRecord(name: "viewDidLoad", role: .appearance, phase: .rest, remark: .known(remark))
        #expect(CallRemark(words: remark.words) == .known(remark))
        let recording = Recording(
            container: "UIPageViewController, scroll", pages: [],
            steps: [Step(number: 0, gesture: GestureRecord(.calls, outcome: .completed), callbacks: [call])])
        let lines = recording.jsonLines
        #expect(lines.contains(#""note":"\#(remark.words)","phase":"rest","remark":"\#(remark)""#))
        let noWords = lines.replacing(#""note":"\#(remark.words)","#, with: "")
        #expect(try RecordingFile(noWords.utf8, name: "jsonl").recording == recording)
    }

    @Test(arguments: Tracker.Value.allCases)
    func `A variable says in JSON whether it is a page, an index or a text`(kind: Tracker.Value) throws {
        let tracker = Tracker(name: "row", updatedIn: [.didFinishAnimating], takes: .shown, holds: kind)
        let trace = Trace(pages: ["A", "B"], client: ClientDescription(trackers: [tracker]), gestures: [.set("B")])
        let recording = Recording(replaying: trace)
        #expect(recording.jsonLines.contains(#""holds":"\#(kind)""#) == (kind != .page))
        #expect(try RecordingFile(recording.jsonLines.utf8, name: "jsonl").recording == recording)
    }

    @Test func `What a gesture loses is in JSON for programs, and read without the words`() throws {
        let trace = try read(
            #"{ "version": 1, "pages": 3, "gestures": [{ "set": 1 }, { "swipe": "forward", "loses": ["didFinishAnimating"] }] }"#
        )
        let recording = Recording(replaying: trace)
        let lines = recording.jsonLines
        let (loses, notes) = (#""loses":["didFinishAnimating"]"#, #""notes":["didFinishAnimating is lost"]"#)
        #expect(lines.contains(loses) && lines.contains(notes))
        for lines in [lines, lines.replacing(notes, with: #""notes":[]"#), lines.replacing(loses + ",", with: "")] {
            #expect(try recordingFile(lines).recording == recording)
        }
        #expect(throws: TraceError.self) {
            try recordingFile(lines.replacing(loses, with: #""loses":["viewDidLoad"]"#))
        }
    }

    @Test(
        arguments: [
            (.remark(.preloadSkipped), #""remarks":["preloadSkipped"]"#),
            (.reaction(.waitsForLogIn), #""remarks":["waitsForLogIn"]"#),
            (.animated(from: nil), #""remarks":["animated"]"#), (.animated(from: .top), #""animatedFrom":"top""#),
            (.replacement(.fade, isPossible: true), #""replacement":"fade""#),
            (.replacement(.slide, isPossible: false), #""impossibleReplacement":"slide""#),
            (.backTo(#"Main, "b""#), #""backTo":"Main, \"b\"""#), (.letGo(at: -0.125), #""letGoAt":-0.125"#),
        ] as [(StepNote.Value, String)])
    func `A note has a key of its own, whatever its words say`(value: StepNote.Value, key: String) throws {
        let notes = [StepNote(value), StepNote(.lost(.completion)), StepNote(.other("whatever a device says"))]
        let step = Step(number: 0, gesture: GestureRecord(.settle, outcome: .completed, notes: notes))
        let recording = Recording(container: "c", pages: ["A"], steps: [step])
        let lines = recording.jsonLines
        #expect(lines.contains(key))
        #expect(try recordingFile(lines).recording == recording)
        let falsified = lines.replacing(/"notes":\[[^\]]*\]/, with: #""notes":["back to nowhere"]"#)
        let read = try recordingFile(falsified).recording.steps[0].gesture.notes
        #expect(read.contains(StepNote(value)) && read.contains(StepNote(.lost(.completion))))
    }

    @Test func `Each note that names nothing has a name, and no two have the same`() throws {
        let values =
            StepNote.Remark.allCases.map(StepNote.Value.remark)
            + RootReaction.Note.allCases.map(StepNote.Value.reaction)
        let step = Step(
            number: 0, gesture: GestureRecord(.settle, outcome: .completed, notes: values.map { StepNote($0) }))
        let recording = Recording(container: "c", pages: ["A"], steps: [step])
        let lines = recording.jsonLines.replacing(/"notes":\[[^\]]*\]/, with: #""notes":[]"#)
        #expect(try recordingFile(lines).recording == recording)
        #expect(throws: TraceError.self) { try recordingFile(lines.replacing("firstSet", with: "lastSet")) }
    }

    @Test func `The first set is not animated, whatever the app asks for`() {
        let set = ProgrammaticSet(["First"], isAnimated: true)
        let again = ProgrammaticSet(["Second"], isAnimated: true)
        let recording = Recording(replaying: Trace(pages: ["First", "Second"], gestures: [.set(set), .set(again)]))
        #expect(recording.steps.map(\.gesture.kind) == [.set(), .set(animated: .forward)])
    }
}
