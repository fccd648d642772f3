import Graphviz
import Testing

@Suite("What a value says about its looks reaches the drawing")
struct AppearanceTests {
    private func draw(_ change: (inout Node) -> Void) throws -> Drawing? {
        var node = Node(id: "n", label: .text("Third"), frame: Rectangle(x: 0, y: 0, width: 120, height: 60))
        change(&node)
        return try Drawing(Graph(id: "g", nodes: [node]))
    }

    @Test func `colors and lines of a node`() throws {
        let drawing = try #require(
            try draw {
                $0.fill = Color(0x1f883d)
                $0.stroke = Color(0xd0d7de)
                $0.penWidth = 2.5
                $0.lineStyle = .dashed
                $0.textColor = Color(0xfffffe)
            }
        )
        let shape = try #require(drawing.elements("polygon", of: "n").first).attributes
        #expect(shape["fill"] == "#1f883d")
        #expect(shape["stroke"] == "#d0d7de")
        #expect(shape["stroke-width"] == "2.5")
        #expect(shape["stroke-dasharray"] != nil)
        #expect(drawing.elements("text", of: "n").first?.attributes["fill"] == "#fffffe")
    }

    @Test func `without fill and stroke a shape has neither`() throws {
        let shape = try #require(try draw { $0.stroke = nil }?.elements("polygon", of: "n").first).attributes
        #expect(shape["fill"] == "none")
        #expect(shape["stroke"] == "none")
    }

    @Test func `a rounded box has curves`() throws {
        #expect(try draw { $0.isRounded = true }?.elements("path", of: "n").count == 1)
    }

    @Test(arguments: Shape.allCases)
    func `every shape can be drawn`(shape: Shape) throws {
        let drawing = try #require(try draw { $0.shape = shape })
        #expect(drawing.texts(of: "n") == ["Third"])
    }

    @Test func `fonts become families that every reader has one of`() throws {
        let families = [
            Font.sans: ("Helvetica,Arial,Liberation Sans,Nimbus Sans,sans-serif", nil),
            Font.boldSans: ("Helvetica,Arial,Liberation Sans,Nimbus Sans,sans-serif", "bold"),
            Font.monospaced: ("Menlo,Consolas,DejaVu Sans Mono,monospace", nil),
            Font.boldMonospaced: ("Menlo,Consolas,DejaVu Sans Mono,monospace", "bold"),
        ]
        for (font, (family, weight)) in families {
            let drawing = try draw {
                $0.font = font
                $0.fontSize = 11
            }
            let text = try #require(drawing?.elements("text", of: "n").first).attributes
            #expect(text["font-family"] == family)
            #expect(text["font-weight"] == weight)
            #expect(text["font-size"] == "11.00")
        }
    }

    @Test func `lines stand left, centered or right`() throws {
        for (alignment, anchor, x) in [
            (HorizontalAlignment.left, "start", "0"), (.center, "middle", "60"), (.right, "end", "120"),
        ] {
            let drawing = try draw { $0.label = .text("one\ntwo", alignment: alignment) }
            let texts = try #require(drawing).elements("text", of: "n")
            #expect(texts.map(\.text) == ["one", "two"])
            #expect(texts.allSatisfy { $0.attributes["text-anchor"] == anchor && $0.attributes["x"] == x })
        }
    }

    @Test func `runs of a line have their own style`() throws {
        let line = [TextRun("1 "), TextRun("dropped", isBold: true), TextRun("held", isUnderlined: true)]
        let texts = try #require(try draw { $0.label = .lines([line]) }).elements("text", of: "n").map(\.attributes)
        #expect(texts[0]["font-weight"] == nil)
        #expect(texts[1]["font-weight"] == "bold")
        #expect(texts[2]["text-decoration"] == "underline")
    }

    @Test func `links and tooltips surround the shape`() throws {
        let drawing = try #require(
            try draw {
                $0.link = Link("#step-2")
                $0.tooltip = "viewDidLoad"
            }
        )
        #expect(drawing.elements("g", of: "n").isEmpty == false)
        #expect(drawing.elements("a").first?.attributes == ["xlink:href": "#step-2", "xlink:title": "viewDidLoad"])
    }
}
