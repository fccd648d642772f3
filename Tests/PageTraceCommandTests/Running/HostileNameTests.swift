import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Whatever traces and pages are called: every file lies in the output folder, and every picture can be opened.
struct HostileNameTests {
    private static let names = [
        "quotes \" and ' and `", "../../etc/passwd", "line\nbreak", "tab\tand\rreturn", "…", "..", "-rf", "--help",
        "👨‍👩‍👧‍👦 🏳️‍🌈", "\u{202E}txt.evil", "null \u{FFFD} \u{200B}", "<svg onload='x'>&amp;]]>", "$(touch x) `touch x`",
        "%2e%2e%2f", "CON", "a\\b\\N\\G", "e\u{301}\u{302}\u{303}", "الفصل", "~root", "*?[a]|;",
    ]

    /// As far as a name can be one at all: `/` and the empty name cannot.
    @Test(arguments: names.filter { !$0.contains("/") } + [".hidden", "...", " ", ".json"])
    func `Traces of any name`(name: String) throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "traces/\(name).json")
        let outcome = try workspace.pagetrace("run", "traces/\(name).json", "--output", "out", "--format", "svg,text")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        try expectTwoPlainFiles(workspace)
    }

    /// Control characters are no part of a name; everything else is drawn, or made visible.
    @Test(arguments: names)
    func `Pages of any name`(name: String) throws {
        let workspace = try Workspace()
        let trace = try TraceText.walk(over: [name, "Second"], title: name)
        let outcome = try workspace.pagetrace(
            "run", "-", "--output", "out", "--diagram", "all", "--format", "svg,dot,json", input: trace)
        #expect(try workspace.namesOutside() == [])
        guard !hasControls(name) else { return try expectRefusal(outcome, workspace) }
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        let files = try workspace.files()
        #expect(files.count == 1 + 4 * 2 + 1)
        for file in files where file.hasSuffix(".svg") { try expectHarmlessPicture(workspace.bytes(of: file)) }
    }

    /// The files are named after the path, and so after its pages.
    @Test(arguments: names)
    func `Paths over pages of any name`(name: String) throws {
        let workspace = try Workspace()
        let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let outcome = try workspace.pagetrace(
            "run", "--path", "\"\(quoted)\"", "--pages=\(name),Second", "--output", "out", "--format", "svg,text")
        #expect(try workspace.namesOutside() == [])
        guard !hasControls(name) else { return try expectRefusal(outcome, workspace) }
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        try expectTwoPlainFiles(workspace)
    }

    private func hasControls(_ name: String) -> Bool {
        name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private func expectRefusal(_ outcome: Outcome, _ workspace: Workspace) throws {
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(" holds the control character U+000"))
        #expect(try workspace.files() == [])
    }

    private func expectTwoPlainFiles(_ workspace: Workspace) throws {
        let made = try workspace.files().filter { $0.hasPrefix("out/") && $0 != "out/" }
            .map { String($0.dropFirst("out/".count)) }
        #expect(made.count == 2)
        for name in made {
            #expect(!name.hasPrefix(".") && !name.hasPrefix("-"))
            let forbidden = name.unicodeScalars.filter {
                "/\\:*?\"<>|$`'\n\r\t ~;&\u{202E}".unicodeScalars.contains($0)
            }
            #expect(forbidden.isEmpty, "\(name.debugDescription)")
        }
        if let svg = made.first(where: { $0.hasSuffix(".svg") }) {
            try expectHarmlessPicture(workspace.bytes(of: "out/\(svg)"))
        }
        #expect(try workspace.namesOutside() == [])
    }

    /// Well-formed, and nothing in it runs or looks elsewhere.
    private func expectHarmlessPicture(_ svg: Data) throws {
        let document = try XMLDocument(data: svg)
        #expect(try document.nodes(forXPath: "//*[local-name()='script']").isEmpty)
        #expect(try document.nodes(forXPath: "//@onload").isEmpty)
        #expect(!String(decoding: svg, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
    }
}
