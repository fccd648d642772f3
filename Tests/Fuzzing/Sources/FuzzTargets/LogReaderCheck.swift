import PageTrace

/// Any bytes are a log or are refused.
///
/// A log is explained or not; the walk of an explanation makes a log that is explained as well.
enum LogReaderCheck {
    private static let options = ExplanationOptions(states: 500)

    static func check(_ bytes: [UInt8]) throws(Violation) {
        let log: ObservedLog
        do {
            log = try ObservedLogReader.read(bytes, name: "device.log")
        } catch {
            return try RefusalCheck.check(error, in: bytes)
        }
        let explanation = log.explained(options)
        try RefusalCheck.checkPrintable(explanation.text, "the explanation")
        try require(
            explanation.parting.map { log.entries.indices.contains($0.position) } ?? true,
            "log and model part where the log has nothing")
        guard let trace = explanation.trace else { return }
        let again: ObservedLog
        do {
            again = try ObservedLog(Recording(replaying: trace))
        } catch {
            throw Violation("the log of an explanation is refused: \(error)\n\(trace.json())")
        }
        try require(again.explained().isExplained, "the walk of an explanation is not explained:\n\(trace.json())")
    }
}
