import PageTrace
import Testing

/// Texts that are not JSON, or JSON that nobody wrote in good faith: an error with a place, and never a crash.
struct HostileTextTests {
    @Test(arguments: [
        ("", " error: the trace is empty."),
        (" \n ", " error: the trace is empty."),
        ("{ \"version\": 1,\n}", "1:15: error: a comma before \"}\"."),
        ("[1,]", "1:3: error: a comma before \"]\"."),
        ("{ \"version\": 1", "1:15: error: the file ends too early: a comma or \"}\" is missing."),
        ("{ \"a\": 1\n  \"b\": 2 }", "1:9: error: a comma is missing here."),
        ("[1 [2]]", "1:3: error: a comma is missing here."),
        ("[1 x]", "1:4: error: \"x\" where a comma or \"]\" should be."),
        ("{ \"version\": ", "1:14: error: the file ends too early: a value is missing."),
        ("{ 'version': 1 }", "1:3: error: a string in the wrong quotes."),
        ("{ “version”: 1 }", "1:3: error: \"“version”\" where a key in double quotes should be."),
        ("{ version: 1 }", "1:3: error: \"version\" where a key in double quotes should be."),
        ("{ // comment\n}", "1:3: error: a comment."),
        ("{ \"version\": NaN }", "1:14: error: \"NaN\" where a value should be."),
        ("{ \"version\": 01 }", "1:14: error: \"01\" is not a JSON number."),
        (manyKeys(20, again: 3), "1:222: error: the key \"key 3\" is there twice in the same object."),
        (manyKeys(17, again: 16), "1:186: error: the key \"key 16\" is there twice in the same object."),
        ("{ \"a\": 1, \"\\u0061\": 2 }", "1:11: error: the key \"a\" is there twice in the same object."),
        ("{ \"title\": \"a\nb\" }", "1:12: error: a string that does not end in its line."),
        ("{ \"title\": \"\\ud800\" }", "1:13: error: half of a surrogate pair."),
        ("{ \"title\": \"\\x\" }", "1:13: error: a backslash that begins no escape."),
        ("\"abc\\", "1:1: error: a string without an end."),
        ("{} {}", "1:4: error: something follows the end of the trace."),
        ("\r\n\r[}", "3:2: error: \"}\" where a value should be."),
        ("\u{FEFF}{}", "1:1: error: the file begins with a byte order mark."),
    ])
    func `A text is refused at its place`(text: String, message: String) {
        #expect(firstLine(refusal { try read(text) }).hasPrefix(message))
    }

    @Test func `Bytes that are not UTF8 are refused with their offset`() {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] {
            let text = Array("{ \"title\": \"é".utf8) + bytes + Array("\" }".utf8)
            let error = refusal { try TraceReader.read(text, name: "trace.json") }
            #expect(error?.column == 14)
            #expect(error?.message.contains("at offset 14 is not UTF-8") == true)
        }
    }

    @Test func `Other encodings are named`() {
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0], [0, 0, 0, 0x7B]] {
            #expect(refusal { try TraceReader.read(bytes, name: "x") }?.message.contains("UTF-16") == true)
        }
    }

    @Test func `Depth is a limit and not a crash`() {
        let error = refusal { try read(String(repeating: "[", count: 200_000)) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.column == 65)
    }

    @Test func `Every start of a trace ends in an error`() throws {
        let trace = Array(#"{ "version": 1, "pages": ["\u0041", "é"], "path": "1→2", "title": "\ud83d\ude00" }"#.utf8)
        _ = try TraceReader.read(trace, name: "whole")
        for end in trace.indices {
            #expect(throws: TraceError.self) { try TraceReader.read(trace[..<end], name: "part") }
        }
    }

    @Test func `No single byte makes it crash`() {
        let trace = Array(#"{ "version": 1, "pages": ["\u0041", "é"], "gestures": [{ "set": [1, -2.5e3] }] }"#.utf8)
        for index in trace.indices {
            for byte in [0x00, 0x22, 0x2C, 0x30, 0x5B, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
                var broken = trace
                broken[index] = byte
                // Some of these are traces still; the rest is refused at a place in the text.
                do {
                    let read = try TraceReader.read(broken, name: "broken")
                    #expect(try TraceReader.read(Array(read.json().utf8), name: "again") == read)
                } catch {
                    // A file that is no text has no place in it; everything else is on the only line.
                    #expect(error.line == 1 || error.message.contains("is no text"), "\(error)")
                    #expect(error.column.map((1...trace.count + 1).contains) ?? (error.line == nil))
                }
            }
        }
    }

    @Test(arguments: [
        (TraceLimits { $0.fileSize = 10 }, "too many bytes"),
        (TraceLimits { $0.nesting = 1 }, "too many lists and objects in each other"),
        (TraceLimits { $0.pages = 2 }, "too many pages"),
        (TraceLimits { $0.gestures = 2 }, "too many gestures: 3, and at most 2 are allowed"),
        (TraceLimits { $0.listChanges = 0 }, "too many gestures that change the list"),
        (TraceLimits { $0.nameLength = 3 }, "too many characters in a page's name: 5, and at most 3 are allowed"),
        (TraceLimits { $0.numberLength = 4 }, "too many characters in a number: 5, and at most 4 are allowed"),
        (TraceLimits { $0.trackers = 0 }, "too many trackers"),
    ])
    func `What is too large is a limit`(limits: TraceLimits, message: String) {
        let text = """
            { "version": 1, "pages": ["First", "Second", "Third"], "client": { "type": "pages",
              "trackers": [{ "name": "now", "updatedIn": "didFinishAnimating", "takes": "shown" }] },
              "gestures": [{ "set": 1 }, { "append": "Fourth" }, { "set": 1.000 }] }
            """
        #expect((try? read(text)) != nil)
        let error = refusal { try read(text, limits: limits) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.message.hasPrefix(message) == true)
    }

    @Test func `A letter takes thirty accents, as in Unicode's Stream-Safe Text Format`() throws {
        func trace(_ marks: Int) -> String {
            let name = "a" + String(repeating: "\u{301}", count: marks) + "b" + String(repeating: "\u{323}", count: 30)
            return #"{ "version": 1, "title": "\#(name)", "pages": ["\#(name)"], "path": "1" }"#
        }
        #expect(try read(trace(30)).pages.count == 1)
        let error = refusal { try read(trace(31)) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.message == "too many combining marks in a row in the title: 31, and at most 30 are allowed")
    }

    @Test func `A number of pages is checked before they are made`() {
        let error = refusal { try read(#"{ "version": 1, "pages": 1000000000000, "path": "1" }"#) }
        #expect(error?.kind == .limitExceeded)
    }

    @Test func `A long line is cut around the place`() throws {
        let many = String(repeating: "{ \"set\": 1 }, ", count: 1_000)
        let error = try #require(refusal { try read(gestures: many + "{ \"set\": 9 }") })
        let lines = error.excerpt.split(separator: "\n")
        #expect(lines[0].count < 140 && lines[0].hasPrefix("    …"))
        #expect(lines[1].last == "^")
        #expect(lines[0].prefix(lines[1].count).last == "9")
    }

    /// An object with more keys than are compared one by one, and then one of them again.
    private static func manyKeys(_ count: Int, again: Int) -> String {
        "{" + (0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ",") + ",\"key \(again)\":0}"
    }
}
