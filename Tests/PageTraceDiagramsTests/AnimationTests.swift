import Foundation
import Graphviz
import Testing

@testable import PageTrace
@testable import PageTraceDiagrams

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG whose phone goes through a walk.
///
/// What it shows at which moment is tried in a browser, in test_animation.py.
struct AnimationTests {
    private func text(_ recording: Recording, theme: Theme = .automatic) throws -> String {
        String(decoding: try WalkAnimation(recording, theme: theme).svg, as: UTF8.self)
    }

    private func wandering(steps: Int) -> Recording {
        var walk = Walk(["First", "Second", "Third", "Fourth"])
        for step in 0..<steps { walk.swipe(step / 3 % 2 == 0 ? .forward : .backward) }
        return walk.recording(title: "A walk")
    }

    @Test(arguments: Example.all)
    func `Every recording becomes XML without scripts, the same each time`(_ example: Example) throws {
        let text = try text(example.recording)
        #expect(XMLParser(data: Data(text.utf8)).parse())
        #expect(try text == self.text(example.recording))
        #expect(!text.contains("<script") && !text.contains("href") && !text.contains("nan"))
    }

    @Test func `Seven steps take at most 60 KB`() throws {
        let recording = wandering(steps: 6)
        #expect(recording.steps.count == 7)
        #expect(try text(recording).utf8.count <= 60_000)
    }

    @Test func `It follows the reader's colors and stands still for those who want that`() throws {
        let text = try text(.wrongTitle)
        #expect(text.contains("@media (prefers-color-scheme:dark)"))
        #expect(text.contains("@media (prefers-reduced-motion:reduce)"))
        #expect(text.contains("@media print"))
        for theme in [Theme.light, .dark] {
            #expect(try !self.text(.wrongTitle, theme: theme).contains("prefers-color-scheme"))
        }
        #expect(try self.text(.wrongTitle, theme: .dark).contains("#0d1117"))
    }

    @Test func `Every call of the walk is a line, with what it changed and what was wrong`() throws {
        let recording = Recording.wrongTitle
        let text = try text(recording)
        for step in recording.steps {
            for call in step.callbacks { #expect(text.contains(">\(call.name)")) }
            for finding in step.findings { #expect(text.contains("⚠ \(finding.message.prefix(20))")) }
        }
        #expect(!recording.findings.isEmpty)
    }

    @Test func `Names full of markup stay text`() throws {
        let name = "<svg onload='x'>&amp;]]>\u{202e}\u{1}"
        var walk = Walk([name, "</text><script>alert(1)</script>", "Third"])
        walk.swipe(.forward)
        let text = try text(walk.recording(title: name))
        #expect(XMLParser(data: Data(text.utf8)).parse())
        #expect(!text.contains("<script") && !text.contains("<svg onload") && !text.contains("\u{202e}"))
        #expect(text.contains("&lt;svg onload"))
    }

    @Test func `Too many steps are refused, and too many calls`() throws {
        let limit = WalkAnimation.stepLimit
        _ = try WalkAnimation(wandering(steps: limit - 1))
        let error = #expect(throws: DiagramError.self) { try WalkAnimation(wandering(steps: limit)) }
        #expect(error?.description.hasPrefix("\(limit + 1) steps with ") == true)
        var crowded = wandering(steps: 3)
        let call = crowded.steps[1].callbacks[0]
        crowded.steps[1].callbacks = Array(repeating: call, count: WalkAnimation.callLimit + 1)
        #expect(throws: DiagramError.self) { try WalkAnimation(crowded) }
    }

    @Test func `A scroll view of a hundred thousand pages takes no more than one of ten`() throws {
        func pager(_ count: Int) -> Recording {
            let pages = (0..<count).map { "Page \($0)" }
            let slots = pages.enumerated().map {
                HeldPages.Slot(
                    name: "column \($0 + 1)", place: .cell(column: $0, row: 0), content: .page($1), isShown: $0 == 0)
            }
            let gesture = GestureRecord(.load, outcome: .completed)
            let step = Step(number: 0, gesture: gesture, after: [HeldPages(slots: slots)])
            return Recording(container: "UIScrollView", pages: [], steps: [step], layout: .init(arrangement: .grid))
        }
        #expect(try text(pager(100_000)) == text(pager(10)))
    }
}

extension AnimationTests {
    @Test func `It plays three rounds and then stands still`() throws {
        let text = try text(.wrongTitle)
        #expect(text.contains("animation-iteration-count:3;") && !text.contains("infinite"))
    }

    @Test func `What comes waits until what was in its place is gone`() throws {
        let frames = [0, 1].map { step in
            AnimationFrame(
                step: step, calls: 0, isEnd: true, view: PhoneView(), start: step * 100, motion: 0, rest: 100)
        }
        var keyframes = Keyframes(frames, still: 0, prefix: "x")
        _ = keyframes.opacity { $0.step == 0 }
        _ = keyframes.opacity { $0.step == 1 }
        #expect(keyframes.text.contains("50%{opacity:1}54.5%{opacity:0}"))
        #expect(keyframes.text.contains("54.5%{opacity:0}59%{opacity:1}"))
    }

    @Test func `Marks of calls are whole`() throws {
        let text = try text(.twoHolders)
        func number(after start: String, before end: String) throws -> Double {
            let rest = try #require(text.components(separatedBy: start).dropFirst().first)
            return try #require(rest.components(separatedBy: end).first.flatMap(Double.init))
        }
        let clip = try number(after: "-log\"><rect x=\"", before: "\"")
        let log = AnimationStage.width + 14
        // The middle of a mark is 9 from the edge of the text, and one with three digits is 28 wide.
        #expect(clip <= log - 5)
    }
}
