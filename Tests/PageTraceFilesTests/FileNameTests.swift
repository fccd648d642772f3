import PageTraceFiles
import Testing

@Suite struct FileNameTests {
    @Test(arguments: [
        ("There and back again", "There-and-back-again"),
        ("1→2~→(3)→3⇒1", "1-2-3-3-1"),
        ("1 -> 2", "1-2"),
        ("a - b", "a-b"),
        ("a--b", "a-b"),
        ("version 1.2_final", "version-1.2_final"),
        ("Übergröße", "Übergröße"),
        ("ページ 二", "ページ-二"),
        ("हिन्दी", "हिन्दी"),
        ("e\u{301}tude", "e\u{301}tude"),
        ("٣ صفحات", "٣-صفحات"),
        ("🙂 smile 🙂", "smile"),
        ("1️⃣2️⃣", "1-2"),
        ("../../etc/passwd", "etc-passwd"),
        (".hidden", "hidden"),
        ("trailing. . .", "trailing"),
        ("C:\\folder\\name", "C-folder-name"),
        ("a\u{202E}b\u{200F}c\u{0}d\u{7}e\u{AD}f", "abcdef"),
        ("tab\tline\nend", "tab-line-end"),
        ("\u{301}\u{301}", "trace"),
        ("", "trace"),
        ("→…!", "trace"),
        ("..", "trace"),
    ])
    func `Text becomes a readable name`(text: String, name: String) {
        #expect(FileName.safe(from: text) == name)
    }

    @Test func `A name is cut between characters`() {
        #expect(FileName.safe(from: String(repeating: "a", count: 150)) == String(repeating: "a", count: 100))
        #expect(FileName.safe(from: String(repeating: "ページ", count: 50)).utf8.count == 99)
        let accents = "e" + String(repeating: "\u{301}", count: 99)
        #expect(FileName.safe(from: accents).utf8.count == 99)
        let cutBeforeDash = String(repeating: "a", count: 99) + " b"
        #expect(FileName.safe(from: cutBeforeDash) == String(repeating: "a", count: 99))
    }

    /// In between and at both ends, every scalar of the plane in use and samples of the others.
    @Test func `Every name is safe`() {
        let values = Array(UInt32(0)...0xFFFF) + Array(stride(from: 0x10000, to: 0x110000, by: 61))
        for scalar in values.compactMap(Unicode.Scalar.init) {
            let name = FileName.safe(from: "\(scalar)a\(scalar)b\(scalar)")
            let isSafe =
                !name.isEmpty && name.utf8.count <= 100 && FileName.safe(from: name) == name
                && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || "/\\:*?\"<>| ".utf8.contains($0) }
                && !name.hasPrefix(".") && !name.hasSuffix(".") && !name.hasPrefix("-") && !name.hasSuffix("-")
            if !isSafe { Issue.record("U+\(String(scalar.value, radix: 16)) gives \"\(name)\"") }
        }
    }
}
