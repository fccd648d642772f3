import Graphviz
import PageTrace
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
        (
            Language.japanese,
            ["呼び出し", "2. スワイプ → Third", "先読み", "UIPageViewController, scroll · 7ステップ · コールバック20回"]
        ),
        (
            .russian,
            [
                "что вызывается", "2. смахивание → Third", "впрок",
                "UIPageViewController, scroll · 7 шагов · 20 вызовов",
            ]
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

    @Test func `English is what it was`() throws {
        #expect(try graph(.flow, .english) == Diagram.flow.graph(of: .thereAndBack))
    }
}
