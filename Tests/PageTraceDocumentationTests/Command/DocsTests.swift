import ArgumentParser
import Foundation
import TestDepth
import Testing

@testable import PageTraceCommand

@Suite struct DocsTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.putTrace("Traces/walk.json")
    }

    @Test func `An image beside the text and the same the next time`() throws {
        try folder.put("# Guide\r\n\r\n\(place("../Traces/walk.json"))end", into: "Docs/Guide.md")
        try folder.docs()
        let text = try folder.text("Docs/Guide.md")
        #expect(text.hasPrefix("# Guide\r\n\r\n<!-- pagetrace: trace=\"../Traces/walk.json\" -->\n\n!["))
        #expect(text.hasSuffix("](Guide.pagetrace/walk.flow.svg)\n\n<!-- /pagetrace -->\nend"))
        #expect(try folder.text("Docs/Guide.pagetrace/walk.flow.svg").contains("prefers-color-scheme: dark"))
        let files = try folder.files()
        try folder.docs()
        try folder.docs(check: true)
        #expect(try folder.files() == files)
    }

    @Test func `A second drawing for narrow screens, and the same the next time`() throws {
        let marker = #"> <!-- pagetrace: trace="Traces/walk.json" width="360" caption="C" -->"#
        try folder.put("\(marker)\n> <!-- /pagetrace -->\n", into: "Guide.md")
        try folder.docs()
        let text = try folder.text("Guide.md")
        let picture =
            #"<picture><source media="(max-width: 640px)" srcset="Guide.pagetrace/walk.flow~narrow.svg">"#
            + #"<img src="Guide.pagetrace/walk.flow.svg" alt="Pages shown: A → B; 2 steps, "#
        #expect(text.hasPrefix("\(marker)\n>\n> \(picture)"))
        #expect(text.hasSuffix("></picture>\n>\n> *C*\n>\n> <!-- /pagetrace -->\n"))
        for (name, width) in [("walk.flow", "622pt"), ("walk.flow~narrow", "360pt")] {
            #expect(try folder.text("Guide.pagetrace/\(name).svg").contains(" width=\"\(width)\""))
        }
        try folder.docs(check: true)
        try folder.put(text.replacingOccurrences(of: " width=\"360\"", with: ""), into: "Guide.md")
        try folder.docs()
        #expect(try folder.text("Guide.md").contains("\n> ![Pages shown"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["Guide.pagetrace"]) == ["walk.flow.svg"])
    }

    @Test func `A narrow drawing of two traces, in typefaces of the page around it`() throws {
        try folder.put(try folder.text("Traces/walk.json"), into: "Traces/other.json")
        let keys =
            #"trace="Traces/walk.json" with="Traces/other.json" width="360" font="Source Sans 3" mono="Fira Code""#
        try folder.put(place(keys: keys), into: "Guide.md")
        try folder.docs()
        let narrow = try folder.text("Guide.pagetrace/walk-other.flow~narrow.svg")
        #expect(narrow.contains(" width=\"360pt\""))
        #expect(narrow.contains(#" font-family="'Source Sans 3',Helvetica,"#))
        #expect(narrow.contains(#" font-family="'Fira Code',Menlo,"#))
        try folder.docs(check: true)
    }

    @Test func `A catalog has one image for all screens`() throws {
        try folder.put(place(keys: #"path="1→2" width="360""#), into: "M.docc/How.md")
        let failure = try folder.failure()
        #expect(
            failure.message
                == "…/M.docc/How.md:1:28: error: a DocC archive has one image for all screens. Leave width out.")
        #expect(failure.code == 2)
    }

    @Test func `An article of a catalog has its images beside it, where GitHub and DocC find them`() throws {
        try folder.put("# How\n\n\(place("../Traces/walk.json"))", into: "M.docc/How.md")
        try folder.docs()
        #expect(try folder.text("M.docc/How.md").contains("](How-walk.flow.svg)\n"))
        let image = "M.docc/How-walk.flow"
        #expect(try folder.text("\(image).svg") != folder.text("\(image)~dark.svg"))
    }

    /// Up to 0.1.0, images of articles lay in the resources of the catalog, and articles used a directive for them.
    @Test func `What an earlier version wrote is replaced, and its images are removed`() throws {
        // A document that is named alone may use no trace beside its catalog.
        try folder.put("# How\n\n" + place(keys: #"path="1→2" pages="2""#), into: "M.docc/How.md")
        try folder.docs()
        let image = try folder.text("M.docc/How-1-2.flow.svg")
        for name in ["How-1-2.flow.svg", "How-1-2.flow~dark.svg", "How-gone.flow.svg"] {
            try folder.put(image, into: "M.docc/Resources/How.pagetrace/\(name)")
        }
        let text = try folder.text("M.docc/How.md").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("![") ? "@Image(source: \"How-1-2.flow.svg\", alt: \"a\") {\n    b\n}" : $0 }
        try folder.put(text.joined(separator: "\n"), into: "M.docc/How.md")
        try folder.docs("M.docc/How.md")
        #expect(try folder.text("M.docc/How.md").contains("](How-1-2.flow.svg)\n"))
        #expect(try folder.files().keys.filter { $0.contains("Resources/") } == [])
    }

    @Test func `Two traces side by side with a page to step through`() throws {
        try folder.putTrace("Traces/repair.json", path: "A→B→(C)")
        let marker =
            #"<!-- pagetrace: trace="Traces/walk.json" with="Traces/repair.json" names="One,Two" page="yes" -->"#
        try folder.put("\(marker)\n<!-- /pagetrace -->\n", into: "Guide.md")
        try folder.docs()
        let text = try folder.text("Guide.md")
        #expect(text.contains("![First difference at step "))
        #expect(
            text.contains(
                "(Guide.pagetrace/walk-repair.flow.svg)\n\n[Step through it](Guide.pagetrace/walk-repair.flow.html)"))
        #expect(try folder.text("Guide.pagetrace/walk-repair.flow.svg").contains("only Two"))
        #expect(try folder.text("Guide.pagetrace/walk-repair.flow.html").contains(#""names":["One","Two"]"#))
        try folder.docs(check: true)
        try folder.put(text.replacingOccurrences(of: " page=\"yes\"", with: ""), into: "Guide.md")
        try folder.docs()
        let left = try FileManager.default.contentsOfDirectory(atPath: folder["Guide.pagetrace"])
        #expect(left == ["walk-repair.flow.svg"])
    }

    @Test func `The smallest repair beside the mistake, in the walk to it, and under one finger`() throws {
        try folder.put(Self.mistaken, into: "Traces/title.json")
        try folder.put(place(keys: #"trace="Traces/title.json" repair="yes" live="yes""#), into: "Guide.md")
        try folder.docs()
        let text = try folder.text("Guide.md")
        #expect(text.contains("(Guide.pagetrace/title.repair.flow.svg)"))
        #expect(text.contains("[Step through it](Guide.pagetrace/title.repair.flow.html)"))
        // The walk of the trace shows nothing; the one to the mistake goes back before it lands.
        let drawing = try folder.text("Guide.pagetrace/title.repair.flow.svg")
        #expect(drawing.contains("only Mistake") && drawing.contains("cancelled"))
        #expect(drawing.contains("Update title in didFinishAnimating, if completed"))
        #expect(try folder.text("Guide.pagetrace/title.repair.flow.html").contains(#""names":["Mistake","Repair"]"#))
        if Depth.isDeep { try folder.docs(check: true) }
    }

    /// A title that is set before the page has landed.
    private static let mistaken = """
        { "version": 1, "pages": 2, "path": "1→2", "client": { "type": "pages", "trackers": [
          { "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" }] } }
        """

    @Test(arguments: [
        (#"{ "version": 1, "pages": 3, "path": "1→2" }"#, "there is nothing to repair in this trace", Int32(2)),
        (
            #"{ "version": 1, "pages": 3, "path": "1→2", "container": { "type": "pageViewController", "system": "iOS 17" } }"#,
            "iOS 17 and 18 can be either system", 2
        ),
    ])
    func `Where there is no repair, nothing is drawn, and it is said why`(
        trace: String, reason: String, code: Int32
    ) throws {
        try folder.put(trace, into: "Traces/right.json")
        try folder.put(place(keys: #"trace="Traces/right.json" repair="yes""#), into: "Guide.md")
        let failure = try folder.failure()
        #expect(failure.message.contains(reason) && failure.code == code, "\(failure)")
        #expect(failure.message.hasPrefix("…/Guide.md:1:24: error: "))
    }

    @Test func `A page that answers to a finger, and a trace of which there is none`() throws {
        try folder.put(place(keys: #"path="1→2" pages="3" live="yes""#), into: "Guide.md")
        try folder.docs()
        #expect(try folder.text("Guide.md").contains("[Step through it](Guide.pagetrace/1-2.flow.html)"))
        #expect(try folder.text("Guide.pagetrace/1-2.flow.html").contains(#""situations":"#))
        try folder.docs(check: true)
        try folder.put(place(keys: #"path="1→2" pages="600" live="yes""#), into: "Many.md")
        let (message, code) = try folder.failure("Many.md")
        #expect(message.hasPrefix("…/Many.md:1:23: error: more than 2,000 transitions are possible") && code == 3)
    }

    @Test
    func `A place may ask for an animation, unless the walk is too long for one`() throws {
        try folder.put(place(keys: #"trace="Traces/walk.json" animate="yes""#), into: "Guide.md")
        try folder.docs()
        #expect(try folder.text("Guide.md").contains("](Guide.pagetrace/walk.animated.svg)"))
        #expect(try folder.text("Guide.pagetrace/walk.animated.svg").contains("@keyframes"))
        try folder.docs(check: true)
        try folder.put(place(keys: #"path="1→[2→1]×20" pages="2" animate="yes""#), into: "Long.md")
        #expect(throws: (any Error).self) { try folder.docs("Long.md") }
    }

    @Test func `A place may ask for a bitmap and for one background`() throws {
        try folder.put(place(keys: #"path="1→2" pages="2" format="png" theme="dark""#), into: "Guide.md")
        try folder.docs()
        #expect(try folder.text("Guide.md").contains("(Guide.pagetrace/1-2.flow.png)"))
        try folder.docs(check: true)
        try folder.put(place(keys: #"path="1→2" pages="2" theme="dark""#), into: "M.docc/How.md")
        try folder.docs()
        #expect(try folder.files().keys.filter { $0.hasPrefix("M.docc/How-") } == ["M.docc/How-1-2.flow.svg"])
    }

    @Test func `Check writes nothing and fails`() throws {
        try folder.put(place("Traces/walk.json"), into: "Guide.md")
        let files = try folder.files()
        #expect(throws: ExitCode(1)) { try folder.docs(check: true) }
        #expect(try folder.files() == files)
        try folder.docs()
        try folder.putTrace("Traces/walk.json", path: "A→B→C")
        #expect(throws: ExitCode(1)) { try folder.docs(check: true) }
    }

    @Test func `Images that nobody asks for any more go`() throws {
        try folder.put(place("Traces/walk.json"), into: "Guide.md")
        try folder.docs()
        try folder.put("by hand", into: "Guide.pagetrace/hand.flow.svg")
        try folder.put("", into: "Guide.pagetrace/notes.txt")
        let marker = try folder.text("Guide.md").replacingOccurrences(
            of: "walk.json\"", with: "walk.json\" diagram=\"calls\"")
        try folder.put(marker, into: "Guide.md")
        #expect(throws: ExitCode(1)) { try folder.docs(check: true) }
        try folder.docs()
        let left = try FileManager.default.contentsOfDirectory(atPath: folder["Guide.pagetrace"]).sorted()
        #expect(left == ["hand.flow.svg", "notes.txt", "walk.calls.svg"])
    }

    @Test func `The folder of a document that is gone goes too`() throws {
        try folder.put(place("Traces/walk.json"), into: "Old.md")
        try folder.docs()
        try FileManager.default.moveItem(atPath: folder["Old.md"], toPath: folder["New.md"])
        try folder.docs()
        #expect(!FileManager.default.fileExists(atPath: folder["Old.pagetrace"]))
        #expect(try folder.text("New.md").contains("(New.pagetrace/walk.flow.svg)"))
    }

    @Test func `Some steps and every step`() throws {
        try folder.putTrace("walk.json", path: "A→" + Array(repeating: "B→A", count: 9).joined(separator: "→"))
        let keys = ["trace=\"walk.json\" steps=\"2-3\"", "trace=\"walk.json\"", "trace=\"walk.json\" fold=\"no\""]
        let markers = keys.map { "<!-- pagetrace: \($0) -->\n<!-- /pagetrace -->\n" }
        try folder.put(markers.joined(separator: "\n"), into: "Guide.md")
        try folder.docs()
        let text = try folder.text("Guide.md")
        #expect(text.contains("![Steps 2 to 3 of 19."))
        #expect(try folder.text("Guide.pagetrace/walk.steps-2-3.flow.svg").contains("steps 4 to 18 are left out"))
        #expect(try folder.text("Guide.pagetrace/walk.flow.svg").contains("times more, to step"))
        #expect(try !folder.text("Guide.pagetrace/walk-2.flow.svg").contains("times more, to step"))
        try folder.docs(check: true)
    }

    @Test func `Hidden folders are not searched`() throws {
        try folder.put(place("nowhere.json"), into: ".build/checkouts/Other.md")
        try folder.put(place("Traces/walk.json"), into: "Guide.md")
        try folder.docs()
        #expect(try folder.text(".build/checkouts/Other.md") == place("nowhere.json"))
        #expect(try folder.text("Guide.md").contains("](Guide.pagetrace/walk.flow.svg)"))
    }

    @Test func `Permissions stay`() throws {
        try folder.put(place("Traces/walk.json"), into: "Guide.md")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["Guide.md"])
        try folder.docs()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder["Guide.md"])
        #expect(attributes[.posixPermissions] as? Int == 0o755)
    }
}
