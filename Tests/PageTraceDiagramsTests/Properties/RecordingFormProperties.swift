import Foundation
import PageTrace
import Testing

@Suite("Properties of the forms of a recording, over random traces")
struct RecordingFormProperties {
    @Test func `Text and JSON agree: steps, numbers, callbacks, held pages, trackers, findings`() {
        Seeds.expect { random in
            let recording = random.recording
            let decoded = try RecordingFile(recording.json.utf8, name: "recording").recording
            var paragraphs = recording.text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
            guard let summary = paragraphs.popLast(), summary == RecordingSummary(decoded).text + "\n" else {
                return ["the text ends in \(recording.text.suffix(80))"]
            }
            if !paragraphs.isEmpty { paragraphs.removeFirst() }
            guard paragraphs.count == decoded.steps.count else {
                return ["\(paragraphs.count) steps, and \(decoded.steps.count)"]
            }
            return zip(paragraphs, decoded.steps).flatMap { text, step -> [String] in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                // The last line of the last step has its line break still.
                guard let logged = ParsedStep(lines) else { return ["step \(step.number) cannot be read: \(text)"] }
                return logged.problems(step)
            }
        }
    }

    @Test func `One line stays one line, and nothing in a text is obeyed by a terminal`() {
        Seeds.expect { random in
            let recording = random.recording
            let texts = [
                recording.text, recording.json, recording.jsonLines, recording.coverage.text, recording.coverage.json,
            ]
            return texts.flatMap { text in
                text.unicodeScalars.filter { $0 != "\n" && HostileText.isObeyed($0) }.prefix(1).map {
                    "raw \($0.escaped(asASCII: true)) in \(text.prefix(40))…"
                }
            }
        }
    }

    @Test func `A recording is what its JSON says, to the last scalar`() {
        Seeds.expect { random in
            let recording = random.recording
            let read = try RecordingFile(recording.json.utf8, name: "random.json").recording
            let lines = try RecordingFile(recording.jsonLines.utf8, name: "random.jsonl")
            guard read == recording, lines.recording == recording, lines.brokenLine == nil else {
                return ["\(recording.json)"]
            }
            return read.json.utf8.elementsEqual(recording.json.utf8) ? [] : ["\(read.json)"]
        }
    }

    @Test func `JSON lines, put together, are the JSON`() {
        Seeds.expect { random in
            let recording = random.recording
            let lines = recording.jsonLines.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.count == recording.steps.count + 2, lines.last == "" else { return ["\(lines.count) lines"] }
            let head = lines[0].dropLast()
            let whole = "\(head),\"steps\":[\(lines.dropFirst().dropLast().joined(separator: ","))]}"
            let decoded = try RecordingFile(whole.utf8, name: "recording").recording
            return decoded == recording ? [] : ["\(decoded)"]
        }
    }

    @Test func `The summary counts what is there`() {
        Seeds.expect { random in
            let recording = random.recording
            let summary = RecordingSummary(recording)
            let isRight =
                summary.steps == recording.steps.count && summary.findings == recording.findings.count
                && summary.callbacks == recording.steps.flatMap(\.callbacks).count
                && summary.stoppedAt == recording.stoppedAt?.number
            return isRight ? [] : ["\(summary)"]
        }
    }
}
