import Foundation
import Graphviz
import PageTrace
import TestDepth
import Testing

@testable import PageTraceDiagrams

@Suite("The words of a drawing in other languages")
struct LanguageTests {
    private func graph(_ diagram: Diagram, _ language: Language, _ recording: Recording = .thereAndBack) throws -> Graph
    {
        var options = DiagramOptions()
        options.language = language
        return try diagram.sheets(of: recording, options: options).graph(at: 0)
    }

    @Test func `Every phrase has both languages, with the same places for values`() {
        for (english, phrase) in Phrases.all {
            for text in [phrase.japanese, phrase.russian] {
                #expect(!text.isEmpty, "\(english)")
                for place in ["{0}", "{1}", "{2}"] {
                    #expect(text.contains(place) == english.contains(place), "\(english)")
                }
            }
        }
    }

    @Test(arguments: [
        (Language.japanese, ["呼び出し", "2. スワイプ → Third", "先読み", "UIPageViewController, scroll · 7ステップ · コールバック20回"]),
        (
            .russian,
            ["что вызывается", "2. смахивание → Third", "впрок", "UIPageViewController, scroll · 7 шагов · 20 вызовов"]
        ),
    ])
    func `Headings, gestures, phases and figures are translated, names of methods and pages are not`(
        language: Language, words: [String]
    ) throws {
        let texts = try graph(.flow, language).texts
        for word in words { #expect(texts.contains(word), "\(word)") }
        #expect(texts.contains { $0.hasPrefix("willTransitionTo") })
        #expect(!texts.contains("what is called"))
    }

    @Test(arguments: [
        (1, "1 шаг"), (2, "2 шага"), (5, "5 шагов"), (11, "11 шагов"), (21, "21 шаг"), (112, "112 шагов"),
    ])
    func `One, two and five are counted as Russian counts them`(count: Int, words: String) {
        #expect(Language.$current.withValue(.russian) { Words.count(count, "step") } == words)
    }

    @Test(arguments: Diagram.allCases, [Language.japanese, .russian])
    func `No diagram keeps an English word of its own`(diagram: Diagram, language: Language) throws {
        for recording in [Recording.thereAndBack, .violations, .wrongTitle] {
            for text in try graph(diagram, language, recording).texts where Phrases.all[text] != nil {
                Issue.record("\(text)")
            }
        }
    }

    /// What the sources say in words of their own, and what is made of the names of cases.
    @Test func `Everything that a drawing says is translated`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/PageTraceDiagrams").standardized
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var said: Set<String> = []
        var counted: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            said.formUnion(text.matches(of: /Words\.say\(\s*"([^"\\]*)"/).map { String($0.1) })
            counted.formUnion(text.matches(of: /Words\.count\([^"]*, "([a-z]+)"\)/).map { String($0.1) })
        }
        #expect(said.count > 60 && counted.count >= 4)
        #expect(said.filter { Phrases.all[$0] == nil }.sorted() == [])
        #expect(counted.filter { Phrases.nouns[$0] == nil }.sorted() == [])
        let outcomes = GestureOutcome.allCases.map { $0 == .inFlight ? "in flight" : $0.rawValue }
        let made = outcomes + StateLine.Meaning.allCases.map(\.rawValue)
        #expect(made.filter { Phrases.all[$0] == nil } == [])
    }

    /// A gesture that is new is drawn here by itself: random traces have to have every word of the format.
    @Test func `Every gesture that a trace can have is translated, and what is remarked on it`() {
        let seeds = 0..<UInt64(Depth.amount(60, deep: 200))
        let steps = seeds.flatMap { RandomTrace(seed: $0).recording.steps }
        var said: Set<String> = []
        for step in steps {
            switch step.gesture.kind {
            case .act, .other, .set(.some, _), .setWhileBusy(_, .some): continue
            default: said.formUnion([step.gesture.kind.phrase.start, step.gesture.kind.remark].compactMap { $0 })
            }
        }
        #expect(said.count > 30)
        #expect(said.filter { Phrases.all[$0] == nil }.sorted() == [])
    }

    @Test func `Every gesture of every container is translated, and what it names stays`() throws {
        let pages = ["Second"]
        let kinds: [GestureRecord.Kind] = [
            .swipe(.forward), .swipe(.backward), .swipe(nil), .swipe(.forward, along: .horizontal),
            .swipe(.forward, along: .vertical), .swipe(.backward, along: .horizontal),
            .swipe(.backward, along: .vertical), .swipe(nil, along: .horizontal), .swipe(nil, along: .vertical),
            .drag(), .drag(.forward), .drag(.backward), .move(to: [0.6]), .release(),
            .release(velocity: ScrollPoint(x: 1, y: 0)), .settle, .set(), .setOfUnknownPages(pages),
            .setWhileBusy(pages),
            .setOffset(ScrollPoint(x: 1, y: 0)), .list(.append(pages)), .list(.prepend(pages)),
            .list(.insert(pages, at: 1)), .list(.remove(pages)), .list(.replace(pages)), .dataSource(.removed),
            .dataSource(.assigned), .scrollEnabled(false), .doubleSided(true), .turn, .load, .orientation(.portrait),
            .resize(ScrollSize(width: 1, height: 1)), .container(.appears), .container(.disappears),
            .container(.layoutChanges), .launch,
            .launchFinished(isLoggedIn: true), .launchFinished(isLoggedIn: false), .logIn, .logOut,
            .deepLink("Second"), .calls,
        ]
        for kind in kinds {
            let (start, rest) = kind.phrase
            #expect(Phrases.all[start] != nil, "\(start)")
            Language.$current.withValue(.russian) { #expect(rest.isEmpty || Words.gesture(kind).contains(rest)) }
            guard let remark = kind.remark else { continue }
            let said = try #require(Phrases.all[remark]?.japanese)
            Language.$current.withValue(.japanese) { #expect(Words.gesture(kind).hasSuffix(": \(said)")) }
        }
    }

    @Test func `Every note that names nothing is translated, on a step and on a call`() {
        let notes =
            StepNote.Remark.allCases.map(StepNote.Value.remark)
            + RootReaction.Note.allCases.map(StepNote.Value.reaction)
            + AnimationEdge.allCases.map(StepNote.Value.animated)
        let words = notes.map(\.words) + CallRemark.Known.allCases.map(\.words)
        #expect(words.filter { Phrases.all[$0] == nil } == [])
    }

    @Test(arguments: [
        (StepNote(.madeNotKept(["Third"])), "создано, не удержано: Third"),
        (StepNote(rawValue: "back to Main"), "назад: Main"),
        (StepNote(rawValue: #"back to "Main, or {0}""#), #"назад: "Main, or {0}""#),
        (StepNote(rawValue: "let go at -0.125"), "отпущено на -0.125"),
        (StepNote(rawValue: "didFinishAnimating is lost"), "didFinishAnimating не приходит"),
        (.preloadSkipped, "без загрузки заранее"), (StepNote(rawValue: "whatever {0} says"), "whatever {0} says"),
    ])
    func `Notes are translated as far as they are known, and what they name stays`(note: StepNote, said: String) {
        Language.$current.withValue(.russian) { #expect(Words.note(note) == said) }
    }

    @Test func `What is left out is said in the language of the drawing`() throws {
        let part = try Recording.thereAndBack.steps(in: StepRange("2-3"))
        let texts = try graph(.flow, .russian, part).texts
        #expect(texts.contains { $0.hasPrefix("… шаги 0–1 пропущены: 2 шага, ") })
    }

    @Test func `English is what it was`() throws {
        #expect(try graph(.flow, .english) == Diagram.flow.graph(of: .thereAndBack))
    }
}
