import Foundation
import Testing

@testable import PageTrace
@testable import PageTracePlayer

@Suite("The page")
struct PageTests {
    /// Names that would be markup, end the script, or turn the line around.
    private static let names = [
        "</script><script>alert(1)</script>", "<!--", "<img src=x onerror=alert(1)>", "\"quoted\" & 'quoted'",
        "a\u{202E}b",
        "line\nbreak", "{{data}}", "\u{2028}", "👩‍👩‍👧",
    ]

    @Test(arguments: names)
    func `Names are text: they end no element, and come back as they are`(name: String) throws {
        let step = Step(
            number: 0, gesture: GestureRecord(.other(name), outcome: .completed, to: [name]),
            callbacks: [
                CallbackRecord(name: name, role: .delegate, arguments: [.init(name, .word(name))], phase: .rest)
            ],
            after: [HeldPages(holder: name, slots: [.init(name: name, content: .page(name), isShown: true)])],
            trackers: [TrackerRecord(name: name, value: name)],
            findings: [Finding(kind: .crash, rule: RuleReference(name), message: "\(name)")])
        let recording = Recording(title: name, about: name, container: name, pages: [name], steps: [step])
        let part = PlayerPage.Part(recording, name: name)
        let page = try PageData(PlayerPage(comparing: part, with: part))
        #expect(page.recordings.map { $0["title"] as? String } == [name, name])
        #expect(page.json["names"] as? [String] == [name, name])
        #expect(page.recordings[0]["pages"] as? [String] == [name])
        #expect((page.recordings[0]["words"] as? [String])?.contains(name) == true)
        // The elements of a page without such names, and no more.
        let plain = try PageData(PlayerPage(comparing: .init(.empty), with: .init(.empty)))
        for start in ["<script", "</script", "<img", "<!--"] {
            #expect(page.html.components(separatedBy: start).count == plain.html.components(separatedBy: start).count)
        }
    }

    @Test func `Nothing may run or be loaded but what stands in the file`() throws {
        let html = try PageData(PlayerPage(.empty)).html
        let style = hash(of: "<style>", to: "</style>", in: html)
        let script = hash(of: "<script>", to: "</script>", in: html)
        #expect(
            html.contains(
                "content=\"default-src 'none'; style-src '\(style)'; script-src '\(script)'; img-src data:; "
                    + "base-uri 'none'; form-action 'none'\""))
        // The name space of SVG is an address that nobody asks for.
        let addresses = html.replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!addresses.contains("http:") && !addresses.contains("https:") && !addresses.contains("src=\"//"))
    }

    @Test func `Without scripts there are the drawing and the log`() throws {
        let recording = try Recording(of: "title-set-in-the-data-source")
        let html = try PageData(PlayerPage(.init(recording, drawing: Array("<svg/>".utf8)))).html
        #expect(html.contains("<img src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
        #expect(html.contains("     ! callback 5: title says Third, while Second is shown.\n"))
        #expect(!(try PageData(PlayerPage(recording)).html.contains("<img")))
    }

    @Test func `The log without scripts ends at ten thousand steps, and says so`() throws {
        let html = try PageData(PlayerPage(Recording(replaying: try Trace(path: "1→[2→1]×5001", pages: 2)))).html
        #expect(html.contains("steps 10000 to 10002 are left out"))
    }

    @Test func `Two recordings stand in one page, with what belongs together`() throws {
        let page = try PageData(
            PlayerPage(
                comparing: .init(try Recording(of: "title-set-in-the-data-source"), name: "Mistake"),
                with: .init(try Recording(of: "title-set-in-did-finish"), name: "Repair")))
        #expect(page.json["names"] as? [String] == ["Mistake", "Repair"])
        let comparison = try #require(page.json["comparison"] as? [String: Any])
        let rows = [[0, 0, 0], [1, 1, 5], [2, 2, 3], [3, 3, 3], [4, 4, 3], [5, 5, 3], [6, 6, 3]]
        #expect(comparison["rows"] as? [[Int]] == rows)
        let difference = try #require(comparison["difference"] as? [Any])
        #expect(difference[0] as? Int == 1 && difference[1] as? Int == 1)
        #expect(
            difference[2] as? String
                == "First difference at step 1, callback 1: Mistake sets title to Second; Repair changes nothing.")
    }

    private func hash(of start: String, to end: String, in html: String) -> String {
        guard let from = html.range(of: start)?.upperBound,
            let to = html.range(of: end, range: from..<html.endIndex)?.lowerBound
        else { return "" }
        return "sha256-\(String(decoding: Base64.encode(SHA256.hash(Array(html[from..<to].utf8))), as: UTF8.self))"
    }
}

extension Recording {
    /// A recording without a step.
    fileprivate static var empty: Recording { Recording(container: "nothing", pages: [], steps: []) }
}
