import Foundation
import PageTrace
import TestDepth
import Testing

@Suite("Properties of explanations, over random traces")
struct ExplanationProperties {
    @Test func `Whatever the model has written, as text, as JSON and as JSON lines, is a plain yes`() {
        Seeds.expect { random in
            guard random.container != nil else { return [] }
            let recording = random.recording
            guard recording.steps.contains(where: { !$0.callbacks.isEmpty }) else { return [] }
            let logs = [
                ("text", try ObservedLogReader.read(recording.text.utf8, name: "text")),
                ("JSON", try ObservedLog(try RecordingFile(recording.json.utf8, name: "walk.json").recording)),
                (
                    "JSON lines",
                    try ObservedLog(try RecordingFile(recording.jsonLines.utf8, name: "walk.jsonl").recording)
                ),
            ]
            // Sets in calls fit together in more ways than are tried: the answer may then be a No that is no proof.
            let setsInCalls = recording.steps.contains { $0.callbacks.count { $0.role == .request } > 1 }
            return logs.compactMap { form, log in
                let explanation = log.explained()
                let isTaken = explanation.answer == .yes || setsInCalls && !explanation.isProof
                return isTaken ? nil : "\(form): \(explanation.text)"
            }
        }
    }

    @Test func `Of logs as devices print them, and of logs with one change, a naive search says the same`() {
        Seeds.expect(share: Depth.amount(10, deep: 1)) { random in
            guard let log = ToldLog(of: random.trace, atMost: 24), log.lines.count > 2 else { return [] }
            var choices = SeededChoices(seed: random.seed)
            let changed = ToldLog.Change.allCases.compactMap { log.changed($0, &choices) }
            return try ([log] + changed).compactMap { log in
                let read = try ObservedLog(log.text)
                let explanation = read.explained()
                guard let isExplained = NaiveExplanation.explains(log, on: read.systems) else { return nil }
                // Of answers that it has guessed, it does not say that no others help.
                guard isExplained != (explanation.answer == .yes), !isExplained || explanation.isProof else {
                    return nil
                }
                return "\(isExplained ? "explained, and refused" : "not explained, and taken"):\n\(log.text)"
            }
        }
    }
}
