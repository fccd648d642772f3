import Graphviz
import Testing

@Suite("Text widths fit every reader's fonts")
struct TextMetricsTests {
    /// Texts with their widths in em in Liberation Sans, which are those of Helvetica and Arial, and in its bold face.
    @Test(arguments: [
        ("didFinishAnimating", 8.449, 9.333),
        ("Third", 2.278, 2.500),
        ("Третий", 3.298, 3.497),
        ("Größe", 2.834, 2.945),
        ("Ωμέγα", 2.848, 3.036),
        ("WWWWWWWWWW", 9.438, 9.438),
        ("iiiiiiiiii", 2.222, 2.778),
        ("viewControllerAfter(First)", 11.057, 12.112),
    ]
    )
    func `no text is measured narrower than Helvetica sets it, nor much wider`(
        text: String, width: Double, boldWidth: Double
    ) {
        #expect(TextMetrics.width(of: text, size: 1) >= width)
        #expect(TextMetrics.width(of: text, size: 1) <= width * 1.05)
        #expect(TextMetrics.width(of: text, font: .boldSans, size: 1) >= boldWidth)
        #expect(TextMetrics.width(of: text, font: .boldSans, size: 1) <= boldWidth * 1.12)
    }

    @Test(arguments: ["iiiii", "WWWWW", "a.b_c", "Трети"]
    )
    func `in a monospaced font every letter is as wide`(text: String) {
        #expect(TextMetrics.width(of: text, font: .monospaced, size: 100) == 305)
    }

    @Test func `signs that a reader sees as one are measured as one`() {
        let emoji = TextMetrics.width(of: "👩", size: 10)
        #expect(emoji == 13)
        for text in ["👩‍👩‍👧‍👦", "👍🏽", "🇪🇺", "❤️", "👩‍🚀"] {
            #expect(TextMetrics.width(of: text, size: 10) == emoji, "\(text)")
        }
        #expect(TextMetrics.width(of: "🇪🇺🇯🇵", size: 10) == 2 * emoji)
        #expect(TextMetrics.width(of: "e\u{301}", size: 10) == TextMetrics.width(of: "e", size: 10))
    }

    @Test func `East Asian characters are as wide as they are high`() {
        #expect(TextMetrics.width(of: "日本語のページ", size: 10) == 70)
        #expect(TextMetrics.width(of: "페이지", size: 10) == 30)
    }

    @Test(arguments: ["صفحة", "דף", "पृष्ठ", "หน้า"])
    func `Arabic, Hebrew, Devanagari and Thai have room`(text: String) {
        let width = TextMetrics.width(of: text, size: 1)
        #expect(width >= 0.6 * Double(text.count))
        #expect(width <= Double(text.unicodeScalars.count))
    }

    @Test func `width grows with size and length, and nothing is no width`() {
        let name = String(repeating: "Page ", count: 12)
        #expect(TextMetrics.width(of: "", size: 14) == 0)
        #expect(TextMetrics.width(of: name, size: 28) == 2 * TextMetrics.width(of: name, size: 14))
        #expect(abs(TextMetrics.width(of: name, size: 14) - 12 * TextMetrics.width(of: "Page ", size: 14)) < 1e-9)
    }

    @Test func `several lines are as wide as the longest`() {
        let size = TextMetrics.size(of: "a\nlonger\nb", size: 10)
        #expect(size.width == TextMetrics.width(of: "longer", size: 10))
        #expect(size.height == 3 * TextMetrics.lineHeight(size: 10))
    }

    @Test func `libgvc lays out with the same widths`() throws {
        let text = "Третий 日本 page"
        let frame = Rectangle(x: 0, y: 0, width: 200, height: 20)
        let line = [TextRun(text), TextRun("next")]
        let drawing = try #require(
            try Drawing(Graph(id: "g", nodes: [Node(id: "n", label: .lines([line], alignment: .left), frame: frame)])))
        let places = drawing.elements("text", of: "n").compactMap { $0.attributes["x"].flatMap(Double.init) }
        try #require(places.count == 2)
        #expect(abs(places[1] - places[0] - TextMetrics.width(of: text, size: 14)) < 1.5)
    }
}
