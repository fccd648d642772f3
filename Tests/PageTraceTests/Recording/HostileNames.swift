import Foundation
import PageTrace
import Testing

@Suite("Page names that look like something else")
struct HostileNames {
    private let names = ["nil", "?", "say \"hi\"", "two\nlines", "مرحبا", "👩‍👩‍👧 family"]

    @Test(arguments: ["", "\"", "\\", "\\\\", "a\\\"b", "plain", "two words, and more"])
    func `A name in quotes is the name again without them`(name: String) {
        #expect(PageName.unquoted(PageName.quoted(name)) == name)
    }

    @Test(arguments: ["nil", "null", "<null>", "(null)", "true", "container", "?"])
    func `A page whose name is a word of logs has a recording that is a log`(name: String) throws {
        let text = Recording(replaying: try Trace(path: "1→2→1", pages: [name, "B"])).text
        #expect(try ObservedLog(text).explained().answer == .yes, "\(text)")
    }

    @Test func `The name of an act cannot turn a line around, and is read back to the last scalar`() throws {
        var set = PageSet(["A"])
        set.act = "tap \u{202E}txeN"
        let recording = Recording(replaying: Trace(pages: ["A", "B"], gestures: [.page(.set(set))]))
        #expect(recording.steps[0].gesture.kind == .set(act: "tap \u{202E}txeN"))
        #expect(recording.text.contains(#"0. tap \u{202E}txeN  → A  (set)"#))
        #expect(try RecordingFile(recording.json.utf8, name: "acts.json").recording == recording)
    }

    @Test func `A whole recording stays one line a line, and no name can be taken for a word of the text`() {
        let title = Tracker(name: "title", updatedIn: [.viewControllerAfter], takes: .answer)
        let swipes = [PageViewControllerGesture](repeating: .page(.swipe(Swipe(.forward))), count: 5)
        let recording = Recording(
            replaying: Trace(
                pages: names, client: ClientDescription(trackers: [title]),
                gestures: GestureSequence([.page(.set(ProgrammaticSet(["nil"])))] + swipes)))
        #expect(
            recording.text == #"""
                UIPageViewController, scroll

                0. set "nil"
                     holds  ? | ▸"nil" | ?      loaded "nil"
                     title  "nil"

                1. swipe forward  "nil" → "?"
                     1  viewControllerAfter("nil") → "?"
                           title: "nil" → "?"
                     2  viewControllerBefore("nil") → nil
                     3  willTransitionTo ["?"]
                     4  didFinishAnimating finished: true, previous: ["nil"], completed: true
                     5  viewControllerAfter("?") → "say \"hi\""                         preloaded
                           title: "?" → "say \"hi\""
                     holds  "nil" | ▸"?" | "say \"hi\""      loaded "?", "say \"hi\""
                     title  "say \"hi\""      wrong
                     ! callback 5: title says "say \"hi\"", while "?" is shown.

                2. swipe forward  "?" → "say \"hi\""
                     1  willTransitionTo ["say \"hi\""]
                     2  didFinishAnimating finished: true, previous: ["?"], completed: true
                     3  viewControllerAfter("say \"hi\"") → "two\nlines"                preloaded
                           title: "say \"hi\"" → "two\nlines"
                     holds  "?" | ▸"say \"hi\"" | "two\nlines"      loaded "two\nlines"      dropped "nil"
                     title  "two\nlines"      wrong
                     ! callback 3: title says "two\nlines", while "say \"hi\"" is shown.

                3. swipe forward  "say \"hi\"" → "two\nlines"
                     1  willTransitionTo ["two\nlines"]
                     2  didFinishAnimating finished: true, previous: ["say \"hi\""], completed: true
                     3  viewControllerAfter("two\nlines") → مرحبا                       preloaded
                           title: "two\nlines" → مرحبا
                     holds  "say \"hi\"" | ▸"two\nlines" | مرحبا      loaded مرحبا      dropped "?"
                     title  مرحبا      wrong
                     ! callback 3: title says مرحبا, while "two\nlines" is shown.

                4. swipe forward  "two\nlines" → مرحبا
                     1  willTransitionTo [مرحبا]
                     2  didFinishAnimating finished: true, previous: ["two\nlines"], completed: true
                     3  viewControllerAfter(مرحبا) → 👩‍👩‍👧 family                           preloaded
                           title: مرحبا → 👩‍👩‍👧 family
                     holds  "two\nlines" | ▸مرحبا | 👩‍👩‍👧 family      loaded 👩‍👩‍👧 family      dropped "say \"hi\""
                     title  👩‍👩‍👧 family      wrong
                     ! callback 3: title says 👩‍👩‍👧 family, while مرحبا is shown.

                5. swipe forward  مرحبا → 👩‍👩‍👧 family
                     1  willTransitionTo [👩‍👩‍👧 family]
                     2  didFinishAnimating finished: true, previous: [مرحبا], completed: true
                     3  viewControllerAfter(👩‍👩‍👧 family) → nil                             nil is remembered
                     holds  مرحبا | ▸👩‍👩‍👧 family | nil      dropped "two\nlines"
                     title  👩‍👩‍👧 family

                6 steps, 17 callbacks, 4 findings

                """#)
    }

    @Test(arguments: [
        ("Plain", "Plain"), ("two words", "two words"), ("", "\"\""), (" ", "\" \""), ("true", "\"true\""),
        ("a, b", "\"a, b\""), ("a | b", "\"a | b\""), ("[a]", "\"[a]\""), ("f(x)", "\"f(x)\""),
        ("▸a", "\"▸a\""), ("a → b", "\"a → b\""), ("back\\slash", "\"back\\\\slash\""), ("tab\t", "\"tab\\t\""),
        ("\r\n", "\"\\u{D}\\n\""),
        ("a  b", "\"a  b\""), (" \u{301}a", "\" \u{301}a\""), ("a\u{301} b", "a\u{301} b"),
        ("\u{202E}abc", "\"\\u{202E}abc\""), ("\u{61C}abc", "\"\\u{61C}abc\""),
        ("\u{7F}", "\"\\u{7F}\""), ("é", "é"), ("日本", "日本"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func `Names are quoted where they have to be, and only there`(name: String, text: String) {
        #expect(CallbackRecord.Value.page(name).text == text)
    }

    @Test func `A title cannot turn the direction of the log around, nor can what the trace is about`() {
        let trace = Trace(title: "First\u{202E}dnoceS", about: "Left\u{2066}right", pages: ["First"], gestures: [])
        let text = Recording(replaying: trace).text
        #expect(text.hasPrefix("First\\u{202E}dnoceS\nLeft\\u{2066}right\nUIPageViewController, scroll\n"))
    }

    @Test func `The words of a gesture that changes the list are quoted too`() {
        let changes: [ListChange] = [
            .append(["two\nlines"]), .prepend(["a, b"]), .insert(["nil"], at: 1), .remove(["nil", "plain"]),
            .replace(["?"]),
        ]
        let steps = Replay(Trace(pages: ["plain"], gestures: GestureSequence(changes.map { .list($0) })))
        #expect(
            steps.map(\.gesture.name) == [
                #"append "two\nlines""#, #"prepend "a, b""#, #"insert "nil" at 1"#, #"remove "nil", plain"#,
                #"replace the list by "?""#,
            ])
    }

    @Test func `A title that turns the rest of its line around, or breaks it, is written out`() {
        let recording = Recording(
            title: "a\u{202E}b\u{2028}c", about: "d\u{9B}e\nf", container: "container", pages: [], steps: [])
        #expect(recording.heading == "a\\u{202E}b\\u{2028}c\nd\\u{9B}e\\u{A}f\ncontainer\n")
    }

    @Test(arguments: [
        ("title", "title"), ("holds", "\"holds\""), ("1", "\"1\""), ("! callback", "\"! callback\""),
        ("a  b", "\"a  b\""), ("\u{2066}x", "\"\\u{2066}x\""), ("!\u{301}", "\"!\u{301}\""),
    ])
    func `The name of a tracker cannot be taken for another line of its step`(name: String, text: String) {
        let tracker = Tracker(name: name, updatedIn: [.viewControllerAfter], takes: .answer)
        let trace = Trace(
            pages: ["A", "B"], client: ClientDescription(trackers: [tracker]),
            gestures: [.set(ProgrammaticSet(["A"])), .swipe(Swipe(.forward, ends: .cancelled))])
        let step = Array(Replay(trace))[1]
        #expect(step.text.contains("\n           \(text): A → B\n"))
        #expect(step.text.contains("\n     \(text)  B      wrong\n"))
        #expect(step.findings.map(\.message) == ["\(text) says B, while A is shown."])
    }

    @Test func `Findings of the other containers name pages as the rest of the log does`() {
        let scroll = Trace(
            scrollView: PagingScrollViewSettings(), pages: ["A\u{202E}", "B\u{202E}"], client: .withoutFlag,
            gestures: [.swipe(.forward), .swipe(.backward)])
        let root = Trace(
            rootContainer: RootContainerSettings(strategy: .stack),
            gestures: [.launch, .launchFinished(isLoggedIn: true), .deepLink("A\u{202E}"), .logOut(), .logIn()])
        for trace in [scroll, root] {
            let recording = Recording(replaying: trace)
            #expect(recording.findings.contains { $0.message.contains(#"\u{202E}""#) })
            #expect(!recording.text.unicodeScalars.contains("\u{202E}"))
        }
    }

    @Test func `JSON escapes what a terminal obeys and what turns a line around, and reads back the same`() throws {
        let name = "\u{1B}\u{7F}\u{9B}\u{61C}\u{200F}\u{2028}\u{202E}\u{2069}\u{FEFF}é\u{200D}"
        let recording = Recording(title: name, container: name, pages: [name], steps: [])
        for text in [recording.json, recording.jsonLines] {
            #expect(text.contains(#"\u001b\u007F\u009B\u061C\u200F\u2028\u202E\u2069\uFEFFé"#))
        }
        let read = try RecordingFile(recording.json.utf8, name: "recording").recording
        #expect(read.title.unicodeScalars.elementsEqual(name.unicodeScalars))
    }
}
