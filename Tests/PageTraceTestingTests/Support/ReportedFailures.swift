import Foundation
import IssueReporting

/// What the assertions of a block report, which are meant to fail here: nothing of it reaches the test run.
func failuresReported(_ block: () throws -> Void) rethrows -> [String] {
    let kept = KeptFailures()
    try withIssueReporters([kept], operation: block)
    return kept.messages
}

private final class KeptFailures: IssueReporter, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []

    var messages: [String] { lock.withLock { kept } }

    func reportIssue(
        _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
        line: UInt, column: UInt
    ) {
        let text = message() ?? ""
        lock.withLock { kept.append(text) }
    }
}
