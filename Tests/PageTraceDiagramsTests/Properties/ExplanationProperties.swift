import Foundation
import PageTrace
import Testing

@Suite("Properties of explanations, over random traces")
struct ExplanationProperties {
    @Test func `Whatever the model has written, as text and as JSON lines, is a plain yes`() {
        Seeds.expect(share: 2) { random in
            // What an app does in callbacks that nobody records, and what is lost, cannot be told from a log.
            guard random.container != nil, random.isPlain else { return [] }
            let recording = random.recording
            guard recording.steps.contains(where: { !$0.callbacks.isEmpty }) else { return [] }
            let lines = try RecordingFile(recording.jsonLines.utf8, name: "walk.jsonl").recording
            let logs = [
                ("text", try ObservedLogReader.read(recording.text.utf8, name: "text")),
                ("JSON lines", try ObservedLog(lines, name: "lines")),
            ]
            return logs.compactMap { form, log in
                let explanation = log.explained()
                return explanation.answer == .yes ? nil : "\(form): \(explanation.text)"
            }
        }
    }
}
