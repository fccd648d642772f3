import PageTraceDocumentation
import Testing

@Suite struct ImageNaming {
    private func document(_ path: String, _ markers: String...) throws -> Document {
        try Document(path: path, bytes: Array(markers.map(place(keys:)).joined().utf8))
    }

    @Test func `The same drawing has one name`() throws {
        let plan = ImagePlan(
            try document(
                "Docs/My Guide.md", "trace=\"a/x.json\"", "trace=\"b/X.json\"", "trace=\"a/x.json\" caption=\"again\"",
                "path=\"1→(2)\" pages=\"2\" diagram=\"calls\"", "path=\"1→(2)\" pages=\"3\" diagram=\"calls\"",
                "trace=\"y.json\" image=\"Diagrams/own.svg\""))
        #expect(plan.folder == "Docs/My Guide.pagetrace")
        #expect(
            plan.images.map(\.name) == [
                "x.flow.svg", "X-2.flow.svg", "x.flow.svg", "1-2.calls.svg", "1-2-2.calls.svg", "own.svg",
            ])
        #expect(plan.images.map(\.folder).last == "Docs/Diagrams")
        #expect(plan.images.flatMap(\.variants).allSatisfy { $0.theme == .automatic })
    }

    @Test func `Other steps are another drawing`() throws {
        let plan = ImagePlan(
            try document(
                "Guide.md", "trace=\"x.json\"", "trace=\"x.json\" steps=\"2-9\"", "trace=\"x.json\" steps=\"2-9\"",
                "trace=\"x.json\" fold=\"no\""))
        let names = ["x.flow.svg", "x.steps-2-9.flow.svg", "x.steps-2-9.flow.svg", "x-2.flow.svg"]
        #expect(plan.images.map(\.name) == names)
    }

    @Test
    func `An animation is another drawing`() throws {
        let plan = ImagePlan(try document("Guide.md", "trace=\"x.json\"", "trace=\"x.json\" animate=\"yes\""))
        #expect(plan.images.map(\.name) == ["x.flow.svg", "x.animated.svg"])
        #expect(ImagePlan.isImageName("x.animated.svg") && !ImagePlan.isImageName("x.moved.svg"))
    }

    @Test func `A drawing for narrow screens lies beside the usual one`() throws {
        let plan = ImagePlan(
            try document(
                "Guide.md", #"trace="x.json" width="360""#, #"trace="x.json""#,
                #"trace="x.json" image="D/i.svg" width="400""#))
        let names = [["x.flow.svg", "x.flow~narrow.svg"], ["x-2.flow.svg"], ["i.svg", "i~narrow.svg"]]
        #expect(plan.images.map { $0.variants.map(\.name) } == names)
        #expect(plan.images.map { $0.variants.map(\.width) } == [[nil, 360], [nil], [nil, 400]])
        #expect(plan.images.map(\.narrow) == ["Guide.pagetrace/x.flow~narrow.svg", nil, "D/i~narrow.svg"])
        #expect(ImagePlan.isImageName("x.flow~narrow.svg"))
    }

    @Test func `A picture in HTML says what the image in Markdown says`() throws {
        let document = try document("a b.md", #"trace="x.json" width="360" caption="C""#)
        let image = try #require(ImagePlan(document).images.first)
        let summary = #"a "b" <c> & _d_"#
        #expect(
            Reference(to: image, request: document.places[0].request, summary: summary).lines == [
                #"<picture><source media="(max-width: 640px)" srcset="a%20b.pagetrace/x.flow~narrow.svg">"#
                    + #"<img src="a%20b.pagetrace/x.flow.svg" alt="a &quot;b&quot; &lt;c&gt; &amp; _d_"></picture>"#,
                "", "*C*",
            ])
    }

    /// DocC knows images by their names in the whole catalog.
    @Test func `A catalog has both variants`() throws {
        let plan = ImagePlan(try document("S/Module.docc/Articles/How.md", "trace=\"x.json\""))
        #expect(plan.folder == "S/Module.docc/Articles" && plan.prefix == "Articles--How-")
        #expect(plan.formerFolder == "S/Module.docc/Resources/Articles--How.pagetrace")
        #expect(plan.images[0].variants.map(\.name) == ["Articles--How-x.flow.svg", "Articles--How-x.flow~dark.svg"])
        #expect(plan.images[0].variants.map(\.theme) == [.light, .dark])
    }

    @Test func `An article in a folder of its name says the name once`() throws {
        let plan = ImagePlan(try document("M.docc/How/How.md", "trace=\"x.json\""))
        #expect(plan.folder == "M.docc/How" && plan.images[0].name == "How-x.flow.svg")
    }

    /// A run that gets one of two documents must not touch the images of the other.
    @Test(arguments: [
        ("Docs/a.md", "Docs/a.markdown"), ("a.md", "a.MD"), ("M.docc/Foo Bar.md", "M.docc/Foo-Bar.md"),
        ("M.docc/Foo/Bar.md", "M.docc/Foo-Bar.md"), ("M.docc/a:b.md", "M.docc/a;b.md"),
    ])
    func `Two documents have two folders, or images of two names`(first: String, second: String) throws {
        let plans = try [first, second].map { ImagePlan(try document($0, "trace=\"x.json\"")) }
        guard !first.contains(".docc") else {
            #expect(plans[0].images[0].name != plans[1].images[0].name)
            return
        }
        #expect(plans[0].folder != plans[1].folder)
        #expect(plans[0].images[0].folder != plans[1].images[0].folder)
    }

    @Test func `What is recognized`() {
        #expect(["x.flow.svg", "a.b.states.svg", "x.calls~dark.svg"].allSatisfy(ImagePlan.isImageName))
        #expect(
            !["x.svg", ".flow.svg", "x.flow.gif", "flow.svg", "x.flow.svg.bak"].contains(where: ImagePlan.isImageName))
    }

    /// An accent joins a mark to one character of Swift; Markdown and DocC see the mark.
    @Test(arguments: [
        ("](x)\u{301}", "![\\](x)\u{301}]"), ("a]\u{301}(x) `\u{301}", "![a\\]\u{301}(x) \\`\u{301}]"),
        ("a\u{202E}b\u{9B}", "![a\u{FFFD}b\u{FFFD}]"), ("\\\u{301}\u{2066}", "![\\\\\u{301}\u{FFFD}]"),
    ])
    func `Marks under accents are marks`(summary: String, expected: String) throws {
        let document = try document("a.md", "trace=\"x.json\"")
        let image = try #require(ImagePlan(document).images.first)
        let line = try #require(Reference(to: image, request: document.places[0].request, summary: summary).lines.first)
        #expect(line.utf8.starts(with: expected.utf8), "\(line)")
    }

    @Test func `An article refers to its image as any Markdown does: GitHub and DocC show it`() throws {
        let document = try document("A.docc/A.md", "trace=\"x.json\" caption=\"C\"")
        let image = try #require(ImagePlan(document).images.first)
        let reference = Reference(to: image, request: document.places[0].request, summary: "a <!-- pagetrace: b")
        #expect(reference.lines == ["![a \\<!-- pagetrace: b](A-x.flow.svg)", "", "*C*"])
    }

    @Test func `References are escaped`() throws {
        let document = try document("a: (b)%.md", "trace=\"x.json\" caption=\" ~~~\"")
        let image = try #require(ImagePlan(document).images.first)
        let reference = Reference(to: image, request: document.places[0].request, summary: "a [b] *c*")
        // Behind the blank, the mark of emphasis would be a bullet, and what follows a fence.
        #expect(
            reference.lines == ["![a \\[b\\] \\*c\\*](a%3A%20%28b%29%25.pagetrace/x.flow.svg)", "", "*~~~*"])
    }
}
