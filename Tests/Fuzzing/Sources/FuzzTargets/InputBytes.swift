/// Reads values from bytes: from any bytes some value, and from none the plainest.
struct InputBytes {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number from 0 up to one less than a limit.
    mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

    /// Whether something is so: every second byte says yes.
    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func pick<Element>(_ elements: some RandomAccessCollection<Element>) -> Element? {
        guard !elements.isEmpty else { return nil }
        return elements[elements.index(elements.startIndex, offsetBy: number(below: elements.count))]
    }

    /// What a closure reads, or nil: for every second byte.
    mutating func maybe<Value>(_ read: (inout InputBytes) -> Value) -> Value? {
        flag() ? read(&self) : nil
    }

    /// As many of what a closure reads as a byte says, fewer than a limit.
    mutating func list<Value>(below limit: Int, _ read: (inout InputBytes) -> Value) -> [Value] {
        (0..<number(below: limit)).map { _ in read(&self) }
    }

    /// A length or a coordinate: whole points for most bytes, then what numbers can be at their worst.
    mutating func length() -> Double {
        let value = byte()
        let place = Int(value) - 200
        if place < 0 { return Double(value) * 2 }
        return Self.extremes[place % Self.extremes.count]
    }

    private static let extremes: [Double] = [
        .nan, .infinity, -.infinity, -0.0, -1, -1000, 0.5, 1.0 / 3, 1e-9, .leastNonzeroMagnitude, 1e4, 32_767, 65_536,
        1e6, 99_999_999.999, 1e8, 100_000_001, -1e8, 1e15, .greatestFiniteMagnitude,
    ]

    /// A text: one that has broken drawings somewhere, or up to 15 bytes as they come.
    mutating func text() -> String {
        let value = Int(byte())
        if value < Self.texts.count { return Self.texts[value] }
        return String(decoding: (0..<value % 16).map { _ in byte() }, as: UTF8.self)
    }

    private static let texts = [
        "", "First", "two words", " ", "  a  b  ", "a\nb", "a\r\nb\n", "\\N\\G\\L\\n\\l\\r\\", "\\", "\"", "'<>&",
        "&amp;",
        "&#65;&nosuch;&#0;&#xfffe;", "<b>b</b>", "<TABLE><TR><TD>x</TD></TR></TABLE>", "]]>", "-->", "<!--", "<?x?>",
        "</svg>", "<script>alert(1)</script>", "javascript:alert(1)", "cluster_x", "%1", "_anonymous_0", "canvas",
        "canvas\u{0}", "a:n", "{a|b}", "digraph { a -> b }", "\u{0}", "\u{1}\u{7}\u{1b}[31m", "\u{202e}abc", "\u{2028}",
        "e\u{301}", "é", "日本語", "صفحة", "👩‍👩‍👧‍👦", "\u{1d54f}", "a\u{a0}b", "\u{fffd}", "␀", "′",
        "https://example.org/?a=1&b=2#c", "Guide.html", "data:text/html,x", "file:///etc/passwd", "//example.org",
        String(decoding: [0xFFFE, 0xFDD0, 0xFFFF] as [UInt16], as: UTF16.self), String(repeating: "long ", count: 60),
    ]
}
