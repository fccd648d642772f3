/// The limits on a recording that is read back.
///
/// The limits are generous. They make sure that a broken or hostile file ends in an error message and does not exhaust
/// memory. While it is read, a recording takes at most ten times the size of its file, and far less if steps repeat,
/// because equal steps share their storage. Each limit can be changed: `RecordingLimits { $0.steps = 1_000 }`.
package struct RecordingLimits: Hashable, Sendable {
    /// The size of a file in bytes, 256 MiB by default.
    package var fileSize = 256 << 20
    /// The depth of nested lists and objects, 64 by default. (A recording needs 9.)
    package var nesting = 64
    /// The number of steps, 1,000,000 by default.
    package var steps = 1_000_000
    /// The number of pages in the table of pages, 100,000 by default.
    package var pages = 100_000
    /// The number of elements in all lists, 50,000,000 by default.
    package var elements = 50_000_000
    /// The size of a name in UTF-8 bytes, 4,096 by default: a thousand characters of any script, and a number.
    package var nameSize = 4_096
    /// The size of any other text in UTF-8 bytes, 1 MiB by default.
    package var textSize = 1 << 20
    /// The number of characters in a number, 100 by default.
    package var numberLength = 100

    /// Creates limits: the usual ones, with some changed.
    package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }

    /// The largest step number, and the largest count of callbacks or findings: no sum of them overflows.
    static let largestCount = 1_000_000_000

    /// The maximum number of holders of pages in a step: the container, the data source, and any others.
    static let holders = 64

    /// The maximum number of slots of a holder, as many as there are pages at the most.
    static let slots = 100_000

    /// What to do about a recording that is too large.
    static let advice = "Record less, or choose steps where the recording is made: pagetrace run --steps 0-1000."

    /// The limits on the text, which are common to traces and recordings.
    var ofText: TraceLimits { TraceLimits { ($0.nesting, $0.numberLength) = (nesting, numberLength) } }
}
