import PageTraceAdapting
import Testing

/// Whatever a file has, adapting it ends, and leaves every line where it was.
@Suite struct HostileSourceTests {
    /// Whether each line of a source is in the copy, at the number that `#sourceLocation` gives it.
    private func keepsLines(_ source: String) -> Bool {
        let copy = AdaptedSource(source, path: "/\"App\\.swift").text.utf8
        var number = 1
        var numbers: Set<Int> = []
        for line in copy.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: "#sourceLocation".utf8) {
                let words = line.split(separator: UInt8(ascii: " "))
                number = words.last.flatMap { Int(String(decoding: $0.dropLast(), as: UTF8.self)) } ?? 0
            } else {
                numbers.insert(number)
                number += 1
            }
        }
        return numbers.isSuperset(of: 1...source.utf8.split(separator: 10, omittingEmptySubsequences: false).count)
    }

    @Test(
        arguments: [
            "\"", "\"\"\"", "#\"", "/*", "\"\\(", "\"\\(\"\\(", "#selector", "#selector(", "#selector()", "@objc(",
            "class", "class A", "class A {", "extension", "extension A.", "import", "#if", "#if os(", "#Preview {",
            "`", "#", "@", "?(", "}", ")", "}}}", "\\", "#keyPath(", "#keyPath()", "/a", "#/", "getter:", "\u{FEFF}",
            "#selector(as)", "#selector(.)", "#selector(a.)", "#selector(getter:)", "class A{#selector(as as)}", "",
        ])
    func `A source that never ends what it begins`(source: String) {
        for source in [source, source + "\n" + source, source + "\r\n@objc " + source] {
            #expect(keepsLines(source))
        }
    }

    @Test func `Every beginning of a source`() {
        let source = """
            import UIKit
            #if os(iOS)
            class A<T>: B { /* c */ @objc func d(_ e: "f\\(g)") { h(#selector(i(_:)), #keyPath(j)) } }
            extension K { override func l() {} }
            #endif
            """
        for length in 0...source.count { #expect(keepsLines(String(source.prefix(length))), "\(length) characters") }
    }

    @Test func `Much on one line, and deep`() {
        let count = 100_000
        for part in [
            "{", "(", "\"\\(", "#selector(", "#selector(a)", "@objc ", "class A {", "/*", "\"", "a.", "#if ", "}",
        ] {
            #expect(keepsLines(String(repeating: part, count: count / part.utf8.count)))
        }
        let nested =
            String(repeating: "class A { ", count: 10_000) + "#selector(a)" + String(repeating: "}", count: 10_000)
        #expect(AdaptedSource(nested, path: "").remarks.isEmpty)
        let types = String(repeating: "class A {", count: 100_000) + String(repeating: "}", count: 100_000)
        #expect(keepsLines(types))
        let line = String(repeating: "class A { @objc func b() {} func c() { d(#selector(b)) } } ", count: 3_000)
        #expect(AdaptedSource(line, path: "A.swift").text.utf8.count < 40 * line.utf8.count)
        let selectors = String(repeating: "#selector(", count: 50_000) + String(repeating: ")", count: 50_000)
        #expect(keepsLines(selectors))
    }
}
