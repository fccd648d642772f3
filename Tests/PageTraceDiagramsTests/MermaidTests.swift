import PageTrace
import PageTraceDiagrams
import Testing

/// Sources for places that draw Mermaid by themselves.
struct MermaidTests {
    /// A set and a swipe.
    let short: Recording = {
        var walk = Walk(["First", "Second"])
        walk.swipe(.forward)
        return walk.recording(title: "One swipe")
    }()

    @Test func `Flow`() {
        #expect(
            Diagram.flow.mermaid(of: short) == """
                ---
                title: "One swipe"
                config:
                  flowchart:
                    wrappingWidth: 700
                    rankSpacing: 24
                ---
                flowchart TD
                    accTitle: One swipe
                    accDescr: Pages shown: First → Second#59; 2 steps, 5 callbacks.
                    step0("0#46; set  First<br/>no callback"):::step
                    pages0["? | ▸ First | ?"]:::pages
                    step0 --> pages0
                    step1("1#46; swipe forward  First → Second<br/>● 1  viewControllerAfter(First) → Second<br/>● 2  viewControllerBefore(First) → nil<br/>○ 3  willTransitionTo [Second]<br/>○ 4  didFinishAnimating finished: true, previous: [First], completed: true<br/>● 5  viewControllerAfter(Second) → nil  (preloaded)"):::step
                    pages0 --> step1
                    pages1["First | ▸ Second | nil"]:::pages
                    step1 --> pages1
                    classDef pages fill:#dafbe1,stroke:#238c40,color:#0b3d1c
                    classDef step fill:#f6f8fa,stroke:#7d8793,color:#1f2328,text-align:left
                    classDef undone fill:#f6f8fa,stroke:#59636e,color:#1f2328,text-align:left,stroke-dasharray:5 4
                    classDef wrong fill:#fff4cc,stroke:#bf8700,color:#4d2d00,text-align:left
                    classDef raised fill:#ffe1de,stroke:#cf222e,color:#82071e,text-align:left

                """)
    }

    @Test func `Calls`() {
        #expect(
            Diagram.calls.mermaid(of: short) == """
                ---
                title: "One swipe"
                ---
                sequenceDiagram
                    accTitle: One swipe
                    accDescr: Pages shown: First → Second#59; 2 steps, 5 callbacks.
                    participant container as container
                    participant dataSource as data source
                    participant delegate as delegate
                    Note over container,delegate: 0#46; set First
                    Note over container,delegate: 1#46; swipe forward First → Second
                    container->>dataSource: 1  viewControllerAfter(First)
                    dataSource-->>container: Second
                    container->>dataSource: 2  viewControllerBefore(First)
                    dataSource-->>container: nil
                    container->>delegate: 3  willTransitionTo [Second]
                    container->>delegate: 4  didFinishAnimating finished: true, previous: [First], completed: true
                    container->>dataSource: 5  viewControllerAfter(Second)
                    dataSource-->>container: nil  (preloaded)

                """)
    }

    @Test func `Cache`() {
        #expect(
            Diagram.cache.mermaid(of: short) == """
                ---
                title: "One swipe"
                config:
                  flowchart:
                    nodeSpacing: 10
                    rankSpacing: 14
                    wrappingWidth: 400
                ---
                flowchart TD
                    accTitle: One swipe
                    accDescr: Pages shown: First → Second#59; 2 steps, 5 callbacks.
                    step0["0#46; set<br/>First"]:::step
                    page0x0x0["? ◂ ＋First ▸ ?"]
                    page0x0x1["Second"]
                    step1["1#46; swipe forward<br/>First → Second"]:::step
                    page1x0x0["First"]
                    page1x0x1["＋Second ▸ nil"]
                    step0 ~~~ step1
                    page0x0x0 ~~~ page1x0x0
                    page0x0x1 ~~~ page1x0x1
                    classDef step fill:#f6f8fa,stroke:#cbd3db,color:#1f2328
                    classDef shown fill:#116329,stroke:#116329,color:#fefefe,font-weight:bold
                    classDef held fill:#dafbe1,stroke:#238c40,color:#0b3d1c
                    classDef dropped fill:#fff0ee,stroke:#e5928c,color:#a5221c,stroke-dasharray:4 3
                    classDef absent fill:transparent,stroke:#767e87,color:#767e87
                    class page0x0x0,page1x0x1 shown
                    class page1x0x0 held
                    class page0x0x1 absent

                """)
    }

    @Test func `States`() {
        #expect(
            Diagram.states.mermaid(of: short) == """
                ---
                title: "One swipe"
                config:
                  flowchart:
                    wrappingWidth: 400
                ---
                flowchart TD
                    accTitle: One swipe
                    accDescr: Pages shown: First → Second#59; 2 steps, 5 callbacks.
                    start((" ")):::start --> state0
                    state0(["? | ▸ First | ?"]):::pages
                    state1(["First | ▸ Second | nil"]):::pages
                    state0 -->|"swipe forward<br/>step 1"| state1
                    classDef pages fill:#dafbe1,stroke:#238c40,color:#0b3d1c
                    classDef start fill:#1f2328,stroke:#1f2328,color:#fdfdfd

                """)
    }

    @Test func `Names cannot become syntax`() {
        let names = [
            "\"quoted\"", "end", "<b>bold</b>", "a;b#c", "`code` *and* _more_", "%%{init}%%", "1. list", "[x](y)|z|",
        ]
        var walk = Walk(names)
        for _ in 1..<names.count { walk.swipe(.forward) }
        for diagram in Diagram.allCases {
            let source = diagram.mermaid(of: walk.recording(title: ""))
            let body = source.split(separator: "\n").filter { !$0.contains("classDef") && !$0.contains("Descr") }
                .joined(separator: "\n").replacing("<br/>", with: "")
            for text in ["<b>", "`", "*", "_", "%%", "1. list", "a;b", "\"quoted", "(end", "[end"] {
                #expect(!body.contains(text), "\(text) in \(diagram)")
            }
        }
    }

    @Test func `A title cannot leave its quotes`() {
        var recording = short
        recording.title = "A \"title\"\n---\n%% \\"
        #expect(Diagram.flow.mermaid(of: recording).hasPrefix("---\ntitle: \"A \\\"title\\\" --- %% \\\\\"\n"))
    }

    @Test func `Findings and calls that did not come are there`() {
        for diagram in [Diagram.flow, .calls] {
            let ghost = "◌ viewControllerAfter(Second) not asked: preload skipped"
            #expect(diagram.mermaid(of: Recording.surprises).contains(ghost))
            #expect(diagram.mermaid(of: Recording.wrongTitle).contains("⚠ title names Third, but Second is shown"))
            #expect(diagram.mermaid(of: Recording.wrongTitle).contains("✎ title: Second → Third"))
        }
    }

    /// An accent joins a quotation mark to one character of Swift; Mermaid and YAML see the quotation mark.
    @Test func `Marks under accents are marks`() {
        var recording = short
        recording.title = "\"\u{301}\\\u{301}"
        recording.pages = ["\"\u{301}]", "B"]
        recording.steps[0].gesture.to = ["\"\u{301}]"]
        for diagram in Diagram.allCases {
            let source = diagram.mermaid(of: recording)
            #expect(source.unicodeScalars.starts(with: "---\ntitle: \"\\\"\u{301}\\\\\u{301}\"\n".unicodeScalars))
            #expect(MermaidGrammar.problems(source) == [])
        }
    }

    @Test func `What turns a line around is a sign`() {
        var recording = short
        recording.title = "a\u{202E}b\u{9B}c"
        #expect(Diagram.flow.mermaid(of: recording).contains("title: \"a\u{FFFD}b c\"\n"))
        #expect(Diagram.flow.mermaid(of: recording).contains("accTitle: a\u{FFFD}b c\n"))
    }

    /// The gesture is called "set".
    @Test(arguments: ["t", "et", "set"])
    func `A page is named also where its gesture ends like it`(name: String) {
        #expect(Diagram.calls.mermaid(of: Walk([name]).recording(title: "")).contains("0#46; set \(name)\n"))
    }
}
