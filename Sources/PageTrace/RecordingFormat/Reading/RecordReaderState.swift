/// The limits on a recording while it is read, and how much of it has been read so far.
struct RecordReaderState {
    let limits: RecordingLimits
    /// For values that are read as in traces.
    var asInTraces: ReaderState
    /// Whether the recording was made by an earlier pagetrace, or by somebody else, and says no layout.
    var isEarlier = false
    /// Whether it has a table of pages; a device does not know its pages yet when it writes the head.
    var namesPages = false
    /// The number of elements of all lists so far.
    private(set) var elements = 0

    init(limits: RecordingLimits) {
        self.limits = limits
        asInTraces = ReaderState(limits: limits.ofText)
    }

    /// Counts the elements of one more list.
    mutating func count(_ more: Int, at path: JSONPath) throws(Problem) {
        elements = elements.saturatingSum(more)
        try Problem.refuse(
            elements, above: limits.elements, "elements in the lists of a recording", at: .value(path),
            advice: RecordingLimits.advice)
    }
}
