import PageTrace
import TestDepth
import Testing

/// Whatever happens to the bytes of a recording, it is read, or refused with a place that there is.
@Suite struct DamagedRecordings {
    @Test(arguments: [true, false])
    func `A byte is changed, doubled or lost`(isLines: Bool) throws {
        let whole = Recording(replaying: try Trace(path: "1→(2)→2", pages: ["Ä", "B"]))
        let bytes = Array((isLines ? whole.jsonLines : whole.json).utf8)
        let others = Array("{}[]\",:\\0-9e.tn \n\u{7F}Ä".utf8) + [0xFF]
        var refused = 0
        for place in stride(from: 0, to: bytes.count, by: Depth.amount(21, deep: 7)) {
            var damaged = bytes
            switch place % 4 {
            case 0: damaged.remove(at: place)
            case 1: damaged.insert(damaged[place], at: place)
            default: damaged[place] = others[place % others.count]
            }
            do throws(TraceError) {
                let file = try RecordingFile(damaged, name: "walk.json")
                // What was read can be written, and read again.
                #expect(try RecordingFile(file.recording.json.utf8, name: "again.json").recording == file.recording)
            } catch {
                refused += 1
                let lines = 1 + damaged.count { $0 == UInt8(ascii: "\n") }
                #expect(!error.message.isEmpty && error.line ?? 1 <= lines, "\(error)")
            }
        }
        #expect(refused > Depth.amount(30, deep: 100))
    }

    @Test func `It ends early`() throws {
        let text = Array(Recording(replaying: try Trace(path: "1→2", pages: 2)).json.utf8)
        for end in stride(from: 1, to: text.count - 2, by: 7) {
            let error = refusal { try RecordingFile(text[..<end], name: "walk.json") }
            #expect(error?.kind == .malformed)
        }
    }
}
