import Foundation
import PageTraceTesting
import Reader
import Testing

/// What a failure looks like.
///
/// The snapshot of this walk has been made wrong on purpose.
@Suite struct FailureTests {
    private func wrong() throws {
        assertRecording(
            of: try Walk(of: ReaderPresenter(Chapter.book), pages: Chapter.book, path: "1→2→(3)"), mode: .missing,
            testName: "wrong")
    }

    /// See it: `PAGETRACE_EXAMPLE_FAILS=1 swift test --package-path Tests/Example --filter 'Fails on purpose'`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PAGETRACE_EXAMPLE_FAILS"] != nil))
    func `Fails on purpose`() throws {
        try wrong()
    }

    /// The message is a product, and has a snapshot of its own: the same on every machine, at any time.
    @Test func `Message is what it was`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("failure.txt")
        let expected = try String(contentsOf: file, encoding: .utf8)
        try withKnownIssue {
            try wrong()
        } matching: { issue in
            issue.comments.map(\.rawValue).joined() + "\n" == expected
        }
    }
}
